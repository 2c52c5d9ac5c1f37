import { describe, expect, it } from 'vitest';
import { backOff } from './back-off.ts';

const LIMITS = { shortestMs: 100, longestMs: 5_000 };

describe('the pause before another attempt', () => {
  it('doubles from the shortest to the longest', () => {
    const longest = [1, 2, 3, 6, 7, 2_000].map((failures) => backOff(failures, LIMITS, () => 1));
    expect(longest).toEqual([100, 200, 400, 3_200, 5_000, 5_000]);
  });

  it('is drawn from the upper half, so that those who failed together do not try again together', () => {
    expect([backOff(3, LIMITS, () => 0), backOff(3, LIMITS, () => 0.5)]).toEqual([200, 300]);
  });
});
