import { picture, shortNumber, text } from './svg.ts';

export type Curve = { name: string; points: readonly { x: number; y: number }[] };

export type GrowthChart = { title: string; unit: string; of: string; curves: readonly Curve[] };

/** Narrow enough to be readable on a telephone. */
const WIDTH = 480;
const [LEFT, RIGHT, TOP, BOTTOM] = [68, 44, 76, 300];
/** The names of the curves, below the axis. */
const LEGEND = { top: 352, row: 22 };
const COLOURS = ['a', 'b', 'c', 'd'];

type Scale = (value: number) => number;

/** A logarithmic scale from a range of values to a range of pixels. */
function scaleOf(values: readonly number[], from: number, to: number): Scale {
  const [low, high] = [Math.log10(Math.min(...values)), Math.log10(Math.max(...values))];
  const range = high - low || 1;
  return (value) => from + ((Math.log10(value) - low) / range) * (to - from);
}

/** Powers of ten around values: the ends of an axis, and where its grid is. */
function decadesOf(values: readonly number[]): number[] {
  const low = Math.floor(Math.log10(Math.min(...values)));
  const high = Math.max(low + 1, Math.ceil(Math.log10(Math.max(...values))));
  return Array.from({ length: high - low + 1 }, (_, i) => 10 ** (low + i));
}

/** Different shapes, so that curves do not differ by colour alone. */
function marker(shape: number, x: number, y: number, colour: string): string {
  const fill = `fill="var(--${colour})"`;
  if (shape === 1)
    return `<rect x="${(x - 4).toFixed(1)}" y="${(y - 4).toFixed(1)}" width="8" height="8" ${fill}/>`;
  if (shape === 2) {
    const corners = [
      [x, y - 5],
      [x + 5, y + 4],
      [x - 5, y + 4],
    ] as const;
    return `<polygon points="${corners.map(([a, b]) => `${a.toFixed(1)},${b.toFixed(1)}`).join(' ')}" ${fill}/>`;
  }
  return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${shape === 3 ? 3 : 5}" ${fill}/>`;
}

/**
 * Curves of growth with two logarithmic axes, on which linear growth is a straight line that rises as the dotted one
 * does. Points that are not above 0 have no place on them, and are left out.
 */
export function drawGrowth({ title, unit, of, curves }: GrowthChart): string {
  const drawn = curves
    .map((curve) => ({ ...curve, points: curve.points.filter(({ x, y }) => x > 0 && y > 0) }))
    .filter(({ points }) => points.length > 0);
  const all = drawn.flatMap(({ points }) => points);
  const sizes = [...new Set(all.map(({ x }) => x))].sort((a, b) => a - b);
  const decades = decadesOf(all.map(({ y }) => y));
  const toX = scaleOf(sizes, LEFT, WIDTH - RIGHT);
  const toY = scaleOf(decades, BOTTOM, TOP);
  const grid = [
    ...decades.flatMap((value) => [
      `<line class="grid" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${toY(value).toFixed(1)}" y2="${toY(value).toFixed(1)}"/>`,
      text(LEFT - 8, toY(value) + 4, shortNumber(value), 'class="quiet" text-anchor="end"'),
    ]),
    ...sizes.map((x) => text(toX(x), BOTTOM + 18, shortNumber(x), 'class="quiet" text-anchor="middle"')),
    text((LEFT + WIDTH - RIGHT) / 2, BOTTOM + 36, of, 'class="quiet" text-anchor="middle"'),
  ];
  const lines = drawn.flatMap(({ name, points }, i) => {
    const colour = COLOURS[i % COLOURS.length] as string;
    const path = points.map(({ x, y }) => `${toX(x).toFixed(1)},${toY(y).toFixed(1)}`).join(' ');
    const y = LEGEND.top + i * LEGEND.row;
    return [
      `<polyline points="${path}" fill="none" stroke="var(--${colour})" stroke-width="2"/>`,
      ...points.map(({ x, y }) => marker(i % COLOURS.length, toX(x), toY(y), colour)),
      marker(i % COLOURS.length, LEFT, y + 5, colour),
      text(LEFT + 14, y + 10, name),
    ];
  });
  const words = drawn.map(
    ({ name, points }) =>
      `${name}: ${points.map(({ x, y }) => `${shortNumber(y)} at ${shortNumber(x)}`).join(', ')}`,
  );
  return picture(
    { width: WIDTH, height: LEGEND.top + drawn.length * LEGEND.row + 8 },
    title,
    `${unit} by ${of}. ${words.join('; ')}.`,
    [
      text(16, 26, title, 'class="title"'),
      text(16, 45, `${unit}; both axes logarithmic, dotted: linear growth`, 'class="quiet"'),
      ...grid,
      linearFrom(drawn, sizes, toX, toY, decades),
      ...lines,
    ],
  );
}

/** Linear growth from the first point of the curve that begins lowest, as far as the picture goes. */
function linearFrom(
  curves: readonly Curve[],
  sizes: readonly number[],
  toX: Scale,
  toY: Scale,
  decades: readonly number[],
): string {
  const [first] = curves.map(({ points }) => points[0] as { x: number; y: number }).sort((a, b) => a.y - b.y);
  const [last, highest] = [sizes.at(-1), decades.at(-1)];
  if (!first || !last || !highest || last === first.x) return '';
  const end = Math.min(last, (first.x * highest) / first.y);
  const y = (first.y * end) / first.x;
  return `<line class="linear" x1="${toX(first.x).toFixed(1)}" y1="${toY(first.y).toFixed(1)}" x2="${toX(end).toFixed(1)}" y2="${toY(y).toFixed(1)}"/>`;
}
