import { createNoise2D } from 'simplex-noise';
import { type Landform, shapeLand } from './landform.ts';
import { createRandom } from './seeded-random.ts';

/** Heights on a grid that extends beyond the picture, so that no contour line ends at the picture's edge. */
export type HeightGrid = {
  heights: Float64Array;
  columns: number;
  rows: number;
  /** Pixels between two grid points. */
  cell: number;
  /** Number of cells by which the grid extends beyond each edge. */
  margin: number;
};

export type Terrain = {
  seed: string;
  width: number;
  height: number;
  relief: number;
  landform: Landform;
  /** Number of grid cells across the width. */
  cells: number;
};

const MARGIN = 6;
const OCTAVES = 3;

/** Computes the terrain of a seed: a landform with a warped domain, and three octaves of simplex noise on top. */
export function raiseTerrain({ seed, width, height, relief, landform, cells }: Terrain): HeightGrid {
  const random = createRandom(seed);
  const aspect = width / height;
  const land = shapeLand(landform, random, aspect);
  const [warpX, warpY, noise] = [createNoise2D(random), createNoise2D(random), createNoise2D(random)];
  const roughen = (x: number, y: number) => {
    let sum = 0;
    for (let octave = 0; octave < OCTAVES; octave += 1) {
      sum += noise(x * 1.5 * 2 ** octave, y * 1.5 * 2 ** octave) / 2.3 ** octave;
    }
    return sum;
  };
  const heightAt = (x: number, y: number) => {
    const wx = x + 0.16 * relief * warpX(x * 1.3, y * 1.3);
    const wy = y + 0.16 * relief * warpY(x * 1.3, y * 1.3);
    return land(wx, wy) + 0.11 * relief * roughen(wx, wy);
  };

  const cell = width / cells;
  const columns = cells + 1 + 2 * MARGIN;
  const rows = Math.ceil(height / cell) + 1 + 2 * MARGIN;
  const heights = new Float64Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      heights[row * columns + column] = heightAt(
        ((column - MARGIN) * cell) / height,
        ((row - MARGIN) * cell) / height,
      );
    }
  }
  return { heights, columns, rows, cell, margin: MARGIN };
}
