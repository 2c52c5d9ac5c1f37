import { expect, it } from 'vitest';
import { countUpTo } from './limit.ts';

it('is wrong', () => {
  expect(countUpTo(5)).toBe(5);
});
