/** A place on the drawing, as shares of its width and height. */
export type Spot = { x: number; y: number };

/** How a flag stands on its spot: how high its pole is, in pixels, and to which side it flies. */
export type Stand = { pole: number; side: 1 | -1 };

/** Flag, in pixels: what place-flags keeps apart. */
export const FLAG = { width: 24, height: 18 };

const STANDS: readonly Stand[] = [22, 44, 66, 88].flatMap((pole) => [
  { pole, side: 1 },
  { pole, side: -1 },
]);

/** Widths of the drawing, in pixels, on a phone and on a desk: flags keep their size, spots draw near each other. */
const WIDTHS = [328, 860];
const RATIO = 16 / 10;

type Box = { left: number; right: number; top: number; bottom: number };

function boxOf({ x, y }: Spot, { pole, side }: Stand, width: number): Box {
  const [foot, ground] = [x * width, (y * width) / RATIO];
  const other = foot + side * FLAG.width;
  const top = ground - pole;
  return {
    left: Math.min(foot, other),
    right: Math.max(foot, other),
    top,
    bottom: top + FLAG.height,
  };
}

const meet = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const isInside = (box: Box, width: number) => box.left >= 0 && box.right <= width && box.top >= 0;

/** Chooses for each spot how its flag stands, so that no flag hides another, on a phone neither. */
export function placeFlags(spots: readonly Spot[]): Stand[] {
  const standing: Box[][] = WIDTHS.map(() => []);
  return spots.map((spot) => {
    const fits = (stand: Stand) =>
      WIDTHS.every((width, index) => {
        const box = boxOf(spot, stand, width);
        return isInside(box, width) && !standing[index]?.some((other) => meet(box, other));
      });
    const stand = STANDS.find(fits) ?? (STANDS[0] as Stand);
    for (const [index, width] of WIDTHS.entries()) standing[index]?.push(boxOf(spot, stand, width));
    return stand;
  });
}
