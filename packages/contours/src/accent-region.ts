import type { Level, Point } from './contour-line.ts';

/** A closed contour with its holes, and its height. */
export type AccentRegion = { threshold: number; rings: Point[][] };

/** The ideal share of the picture for the accent to fill. */
const BEST_SHARE = 0.055;

function area(ring: readonly Point[]): number {
  let twice = 0;
  for (let i = 0; i + 1 < ring.length; i += 1) {
    const [ax = 0, ay = 0] = ring[i] ?? [];
    const [bx = 0, by = 0] = ring[i + 1] ?? [];
    twice += ax * by - bx * ay;
  }
  return Math.abs(twice) / 2;
}

/** True if a point is inside a ring (even-odd rule). */
export function isInsideRing([x, y]: Point, ring: readonly Point[]): boolean {
  let inside = false;
  for (let i = 0; i + 1 < ring.length; i += 1) {
    const [ax = 0, ay = 0] = ring[i] ?? [];
    const [bx = 0, by = 0] = ring[i + 1] ?? [];
    if (ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay)) inside = !inside;
  }
  return inside;
}

/** The closed contour whose size suits an accent best, or null if no closed contour lies inside the picture. */
export function chooseAccentRegion(
  levels: readonly Level[],
  width: number,
  height: number,
): AccentRegion | null {
  let best: AccentRegion | null = null;
  let bestMiss = Number.POSITIVE_INFINITY;
  const inset = height * 0.03;
  for (const { threshold, polygons } of levels) {
    for (const rings of polygons) {
      const [outline = []] = rings;
      const fits = outline.every(
        ([x, y]) => x > inset && y > inset && x < width - inset && y < height - inset,
      );
      const miss = Math.abs(Math.log(area(outline) / (width * height) / BEST_SHARE));
      if (fits && miss < bestMiss) [best, bestMiss] = [{ threshold, rings }, miss];
    }
  }
  return best;
}
