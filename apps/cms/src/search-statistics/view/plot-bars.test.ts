import { describe, expect, it } from 'vitest';
import { PLOT, plotBars, scaleEnd } from './plot-bars.ts';

it.each([
  [0, 1],
  [1, 1],
  [3, 5],
  [10, 10],
  [11, 20],
  [501, 1000],
])('S-26 a scale for %i ends at %i', (most, end) => expect(scaleEnd(most)).toBe(end));

describe('plotBars', () => {
  it('S-26 draws days from left to right, as high as they are of the scale', () => {
    const { bars, end } = plotBars([
      { day: '2026-11-20', count: 10, marked: 5 },
      { day: '2026-11-21', count: 0, marked: 0 },
    ]);
    expect(end).toBe(10);
    expect(bars.map(({ x, width }) => [x, width])).toEqual([
      [36, 288],
      [396, 288],
    ]);
    expect(bars.map(({ height, markedHeight }) => [height, markedHeight])).toEqual([
      [PLOT.height, PLOT.height / 2],
      [0, 0],
    ]);
  });

  it('S-26 draws nothing of no days', () => expect(plotBars([])).toEqual({ bars: [], end: 1 }));
});
