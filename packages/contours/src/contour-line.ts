import { contours } from 'd3-contour';
import type { HeightGrid } from './height-grid.ts';

/** In pixels of the picture. */
export type Point = readonly [x: number, y: number];

/**
 * Everything above one height: closed rings, of which the first of each polygon is its outline and the others
 * are its holes.
 */
export type Level = { threshold: number; polygons: Point[][][] };

/** Evenly spaced heights between the lowest and the highest point of the terrain, lowest first; without these two. */
export function spaceThresholds({ heights }: HeightGrid, count: number): number[] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const height of heights) {
    low = Math.min(low, height);
    high = Math.max(high, height);
  }
  const step = (high - low) / (count + 1);
  return Array.from({ length: count }, (_, i) => low + step * (i + 1));
}

/**
 * Traces the contours at each height.
 *
 * @param thresholds heights, in ascending order
 * @returns one level per height, in pixels of the picture; rings extend beyond its edges
 */
export function traceLevels(grid: HeightGrid, thresholds: readonly number[]): Level[] {
  const { heights, columns, rows, cell, margin } = grid;
  const traced = contours()
    .size([columns, rows])
    .thresholds([...thresholds])(Array.from(heights));
  // d3-contour places the value of a cell at its centre, half a cell to the right of and below the grid point.
  const place = ([x = 0, y = 0]: number[]): Point => [(x - 0.5 - margin) * cell, (y - 0.5 - margin) * cell];
  return traced.map(({ value, coordinates }) => ({
    threshold: value,
    polygons: coordinates.map((rings) => rings.map((ring) => ring.map(place))),
  }));
}

/**
 * Cuts a closed ring into the segments that are inside the picture or within `slack` of it.
 *
 * @param width of the picture, in pixels
 * @param height of the picture, in pixels
 * @param slack in pixels
 * @returns the segments; the whole ring if all of it is inside
 */
export function cutToPicture(
  ring: readonly Point[],
  width: number,
  height: number,
  slack: number,
): Point[][] {
  const isInside = ([x, y]: Point) => x > -slack && y > -slack && x < width + slack && y < height + slack;
  const outside = ring.findIndex((point) => !isInside(point));
  if (outside < 0) return [[...ring]];
  const stretches: Point[][] = [];
  let stretch: Point[] = [];
  // Begins at a point outside, so that no segment is split at the ring's first point, which is also its last.
  const open = ring.slice(0, -1);
  for (const point of [...open.slice(outside), ...open.slice(0, outside)]) {
    if (isInside(point)) stretch.push(point);
    else if (stretch.length > 0) {
      stretches.push(stretch);
      stretch = [];
    }
  }
  if (stretch.length > 0) stretches.push(stretch);
  return stretches.filter(({ length }) => length > 2);
}
