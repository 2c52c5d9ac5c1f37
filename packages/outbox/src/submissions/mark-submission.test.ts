import { expect, it } from 'vitest';
import { MOST_ATTEMPTS, pauseBeforeAttempt } from './mark-submission.ts';

it('C-8 doubles the pause with each attempt, up to an hour', () => {
  const longest = (attempts: number) => pauseBeforeAttempt(attempts, () => 1);
  expect([1, 2, 3, 9, 10, 99, 5000].map(longest)).toEqual([
    10_000, 20_000, 40_000, 2_560_000, 3_600_000, 3_600_000, 3_600_000,
  ]);
});

it('C-8 draws pauses from the upper half, so that not all come back at once', () => {
  expect(pauseBeforeAttempt(3, () => 0)).toBe(20_000);
  expect(pauseBeforeAttempt(3, () => 0.5)).toBe(30_000);
});

it('C-8 gives up only after a receiver was away for days', () => {
  let shortest = 0;
  for (let attempts = 1; attempts < MOST_ATTEMPTS; attempts += 1)
    shortest += pauseBeforeAttempt(attempts, () => 0);
  expect(shortest / 86_400_000).toBeGreaterThan(2);
});
