import { describe, expect, it } from 'vitest';
import { pauseAfter } from './backoff.ts';

describe('the pause before another attempt', () => {
  it('doubles from a tenth of a second to five seconds', () => {
    const longest = [1, 2, 3, 6, 7, 2_000].map((failures) => pauseAfter(failures, () => 1));
    expect(longest).toEqual([100, 200, 400, 3_200, 5_000, 5_000]);
  });

  it('is drawn from the upper half, so that followers do not come back together', () => {
    expect([pauseAfter(3, () => 0), pauseAfter(3, () => 0.5)]).toEqual([200, 300]);
  });
});
