import type { Point } from './contour-line.ts';
import type { HeightGrid } from './height-grid.ts';

/** The neighbourhood, in cells, within which a peak must be the highest point. */
const REACH = 9;

/** The peaks inside the picture, highest first, in pixels. */
export function findPeaks({ heights, columns, rows, cell, margin }: HeightGrid): Point[] {
  const peaks: { at: Point; height: number }[] = [];
  const isPeak = (column: number, row: number, height: number) => {
    for (let y = row - REACH; y <= row + REACH; y += 1) {
      for (let x = column - REACH; x <= column + REACH; x += 1) {
        if ((heights[y * columns + x] ?? 0) > height) return false;
      }
    }
    return true;
  };
  const edge = margin + REACH;
  for (let row = edge; row < rows - edge; row += 1) {
    for (let column = edge; column < columns - edge; column += 1) {
      const height = heights[row * columns + column] ?? 0;
      if (isPeak(column, row, height)) {
        peaks.push({ at: [(column - margin) * cell, (row - margin) * cell], height });
      }
    }
  }
  return peaks.sort((a, b) => b.height - a.height).map(({ at }) => at);
}

const whole = (value: number) => Math.round(value);

/** A triangulation mark: a triangle with a dot. `size` is half its width, in pixels. */
export function drawTriangle([x, y]: Point, size: number): string {
  const [cx, cy, rise] = [whole(x), whole(y), whole(size * 0.95)];
  return `M${cx} ${cy - rise - 2}l${size} ${rise * 2 - 2}h${-2 * size}zM${cx - 1} ${cy + 1}h2`;
}

/** A small upright cross. `size` is the length of an arm, in pixels. */
export function drawCross([x, y]: Point, size: number): string {
  const [cx, cy] = [whole(x), whole(y)];
  return `M${cx - size} ${cy}h${2 * size}M${cx} ${cy - size}v${2 * size}`;
}

/** The corners of the map's kilometre grid, as small crosses. */
export function drawGraticule(width: number, height: number): string {
  const side = width / 5;
  let path = '';
  for (let y = side / 2; y < height; y += side) {
    for (let x = side / 2; x < width; x += side) path += drawCross([x, y], 7);
  }
  return path;
}
