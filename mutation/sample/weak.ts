import { expect, it } from 'vitest';
import { countUpTo } from './limit.ts';

it('counts something', () => {
  expect(countUpTo(5)).toBeGreaterThan(1);
});
