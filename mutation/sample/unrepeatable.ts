import { expect, it } from 'vitest';
import { countUpTo } from './limit.ts';

let runs = 0;

it('counts, but once only', () => {
  runs += 1;
  expect(runs).toBe(1);
  expect(countUpTo(5)).toBe(4);
});
