import { expect, it } from 'vitest';
import { opticalSize } from './logo.tsx';

const area = ({ width, height }: { width: number; height: number }) => width * height;

it('C-5 gives logos of different shapes the same area', () => {
  const areas = [
    [300, 200],
    [400, 150],
    [2000, 400],
  ].map(([width = 0, height = 0]) => area(opticalSize(width, height)));
  expect(Math.max(...areas) / Math.min(...areas)).toBeLessThan(1.05);
});

it('C-5 keeps a logo’s proportions and bounds, however long or high it is', () => {
  expect(opticalSize(4000, 200)).toEqual({ width: 176, height: 9 });
  expect(opticalSize(100, 400)).toEqual({ width: 16, height: 64 });
  expect(opticalSize(1, 1000).height).toBeLessThanOrEqual(64);
});

it('C-5 takes a usual shape for a drawing without a size', () => {
  const { width, height } = opticalSize(null, null);
  expect(width / height).toBeCloseTo(3, 1);
});
