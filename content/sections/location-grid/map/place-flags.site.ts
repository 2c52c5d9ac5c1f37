import { MAP_HEIGHT, MAP_WIDTH } from './place.site.ts';

/** A position in the drawing, as fractions of its width and height. */
export type Spot = { x: number; y: number };

/**
 * The orientation of a flag: the height of its pole, in pixels (negative if it hangs down), and the side to
 * which it points.
 */
export type Stand = { pole: number; side: 1 | -1 };

/** Size of a flag, in pixels. */
export const FLAG = { width: 24, height: 18 };

/** The orientations to try, in order of preference. */
const STANDS: readonly Stand[] = [24, -24, 44, -44, 64, 84].flatMap((pole) => [
  { pole, side: 1 },
  { pole, side: -1 },
]);

/**
 * Widths of the drawing, in pixels, on a phone and on a desktop: flags keep their size while spots move closer
 * together.
 */
const WIDTHS = [328, 900];

type Box = { left: number; right: number; top: number; bottom: number };

function boxOf({ x, y }: Spot, { pole, side }: Stand, width: number): Box {
  const [foot, ground] = [x * width, (y * width * MAP_HEIGHT) / MAP_WIDTH];
  const tip = foot + side * FLAG.width;
  const top = pole > 0 ? ground - pole : ground - pole - FLAG.height;
  return { left: Math.min(foot, tip), right: Math.max(foot, tip), top, bottom: top + FLAG.height };
}

/** The dot at the place itself, which no flag should cover. */
const dotOf = (spot: Spot, width: number): Box => {
  const [x, y] = [spot.x * width, (spot.y * width * MAP_HEIGHT) / MAP_WIDTH];
  return { left: x - 2, right: x + 2, top: y - 2, bottom: y + 2 };
};

/** The overlap of two boxes, in square pixels. */
function shared(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** The area of a box that is outside the drawing. */
function outside(box: Box, width: number): number {
  const frame = { left: 0, right: width, top: 0, bottom: (width * MAP_HEIGHT) / MAP_WIDTH };
  return FLAG.width * FLAG.height - shared(box, frame);
}

/** Chooses an orientation for each flag so that as little as possible is covered, including on a phone. */
export function placeFlags(spots: readonly Spot[]): Stand[] {
  const taken = WIDTHS.map((width) => spots.map((spot) => dotOf(spot, width)));
  return spots.map((spot) => {
    const hidden = (stand: Stand) =>
      WIDTHS.reduce((sum, width, index) => {
        const box = boxOf(spot, stand, width);
        const met = taken[index]?.reduce((area, other) => area + shared(box, other), 0) ?? 0;
        return sum + met + 4 * outside(box, width);
      }, 0);
    const best = STANDS.reduce((least, stand) => (hidden(stand) < hidden(least) ? stand : least));
    for (const [index, width] of WIDTHS.entries()) taken[index]?.push(boxOf(spot, best, width));
    return best;
  });
}
