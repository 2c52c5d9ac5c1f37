import { between, type Random } from './seeded-random.ts';

/** The shape of the terrain before noise is added. */
const LANDFORMS = [
  'ridge',
  'concentric',
  'basin',
  'terraces',
  'summit',
  'shoulder',
  'saddle',
  'islands',
  'coast',
  'valley',
  'plain',
  'ripples',
] as const;
export type Landform = (typeof LANDFORMS)[number];

/** Height at a point, about 0 to 1. x ranges from 0 to the aspect ratio, to the right; y from 0 to 1, downwards. */
export type HeightFunction = (x: number, y: number) => number;

const hill = (x: number, y: number, cx: number, cy: number, rx: number, ry = rx) =>
  Math.exp(-(((x - cx) / rx) ** 2) - ((y - cy) / ry) ** 2);

/** Signed distance from a line through (cx, cy) at an angle. */
const across = (x: number, y: number, cx: number, cy: number, angle: number) =>
  (x - cx) * Math.sin(angle) - (y - cy) * Math.cos(angle);

function steps(height: number, count: number): number {
  const scaled = height * count;
  const whole = Math.floor(scaled);
  const t = scaled - whole;
  return (whole + t ** 3 / (t ** 3 + (1 - t) ** 3)) / count;
}

type Shape = (random: Random, aspect: number) => HeightFunction;

const ridge: Shape = (random, aspect) => {
  const angle = between(random, 0.25, 0.6) * (random() < 0.5 ? -1 : 1);
  const [cx, cy] = [aspect * between(random, 0.4, 0.6), between(random, 0.4, 0.65)];
  const bend = between(random, 0.06, 0.14);
  return (x, y) => {
    const off = across(x, y, cx, cy, angle) + bend * Math.sin(x * 4.2 + cx * 9);
    return Math.exp(-Math.hypot(off, 0.035) * 3.1) * (0.75 + 0.35 * Math.sin(x * 3 + cy * 12));
  };
};

const concentric: Shape = (random, aspect) => {
  const [cx, cy] = [aspect * between(random, 0.58, 0.74), between(random, 0.38, 0.6)];
  return (x, y) => 1.1 - Math.hypot(x - cx, (y - cy) * 1.12) * 0.95;
};

const basin: Shape = (random, aspect) => {
  const [cx, cy] = [aspect * between(random, 0.46, 0.54), between(random, 0.48, 0.54)];
  // A smooth rim: two slopes joined by a soft minimum.
  return (x, y) => {
    const away = Math.hypot((x - cx) / 0.36, (y - cy) / 0.5);
    const [inner, outer] = [0.15 + 0.85 * away ** 2, 1.25 - 0.34 * away];
    return -Math.log(Math.exp(-9 * inner) + Math.exp(-9 * outer)) / 9;
  };
};

const terraces: Shape = (random, aspect) => {
  const angle = between(random, 0.9, 1.3) * (random() < 0.5 ? -1 : 1);
  return (x, y) => {
    const slope = 0.5 + across(x, y, aspect / 2, 0.5, angle) * 0.62;
    return steps(slope + 0.07 * Math.sin(y * 5 + x * 2), 5);
  };
};

const summit: Shape = (random, aspect) => {
  const [cx, cy] = [aspect * between(random, 0.6, 0.7), between(random, 0.4, 0.52)];
  const [sx, sy] = [cx - between(random, 0.5, 0.7), cy + between(random, 0.12, 0.3)];
  return (x, y) =>
    1.05 / (1 + 5.5 * ((x - cx) ** 2 + 1.2 * (y - cy) ** 2)) + 0.24 * hill(x, y, sx, sy, 0.3, 0.24);
};

const shoulder: Shape = (random, aspect) => {
  const [cx, cy] = [aspect * between(random, 0.7, 0.8), between(random, 0.25, 0.4)];
  return (x, y) =>
    0.8 * hill(x, y, cx, cy, 0.5, 0.42) + 0.5 * hill(x, y, cx - 0.5, cy + 0.32, 0.42, 0.3) + 0.18 * x;
};

const saddle: Shape = (random, aspect) => {
  const tilt = between(random, -0.16, 0.16);
  const [left, right] = [aspect * between(random, 0.2, 0.28), aspect * between(random, 0.72, 0.8)];
  return (x, y) =>
    0.95 * hill(x, y, left, 0.5 - tilt, 0.4, 0.45) + 0.95 * hill(x, y, right, 0.5 + tilt, 0.4, 0.45);
};

const islands: Shape = (random, aspect) => {
  const places = Array.from({ length: 6 }, (_, i) => ({
    x: aspect * (0.12 + 0.155 * i + between(random, -0.04, 0.04)),
    y: (i % 2 ? 0.7 : 0.3) + between(random, -0.12, 0.12),
    r: between(random, 0.16, 0.3),
  }));
  return (x, y) =>
    places.reduce((height, place) => Math.max(height, hill(x, y, place.x, place.y, place.r)), 0) * 0.95;
};

const coast: Shape = (random, aspect) => {
  const angle = between(random, 0.85, 1.15);
  const shore = aspect * between(random, 0.38, 0.46);
  return (x, y) => {
    const inland = across(x, y, shore, 0.5, angle) + 0.08 * Math.sin(y * 6 + shore * 20);
    return inland < 0 ? inland * 0.25 : inland * 1.1;
  };
};

const valley: Shape = (random, aspect) => {
  const [phase, drift] = [between(random, 0, 6), between(random, -0.15, 0.15)];
  return (x, y) => {
    const river = 0.5 + 0.17 * Math.sin(x * 3.4 + phase) + drift * (x - aspect / 2);
    return 1.05 - Math.exp(-Math.abs(y - river) * 2.6);
  };
};

const plain: Shape = (random, aspect) => {
  const angle = between(random, 0, Math.PI);
  return (x, y) => 0.5 + across(x, y, aspect / 2, 0.5, angle) * 0.3;
};

const ripples: Shape = (random, aspect) => {
  const [cx, cy] = [aspect * between(random, 0.24, 0.36), between(random, 0.55, 0.7)];
  return (x, y) => {
    const away = Math.hypot(x - cx, y - cy);
    return 0.9 - 0.42 * away + 0.11 * Math.cos(away * 19) * Math.exp(-away * 0.8);
  };
};

const SHAPES: Record<Landform, Shape> = {
  ridge,
  concentric,
  basin,
  terraces,
  summit,
  shoulder,
  saddle,
  islands,
  coast,
  valley,
  plain,
  ripples,
};

/** A landform with random parameters within suitable bounds. */
export function shapeLand(landform: Landform, random: Random, aspect: number): HeightFunction {
  return SHAPES[landform](random, aspect);
}
