import { expect, it } from 'vitest';
import { countUpTo } from './limit.ts';

it.each([
  [1, 0],
  [2, 1],
  [5, 4],
])('counts up to %i: %i', (most, count) => {
  expect(countUpTo(most)).toBe(count);
});
