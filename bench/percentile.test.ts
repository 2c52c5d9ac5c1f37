import { describe, expect, it } from 'vitest';
import { median, summarise } from './percentile.ts';

describe('percentiles', () => {
  it('are by nearest rank, whatever the order', () => {
    const timings = Array.from({ length: 100 }, (_, i) => 100 - i);
    expect(summarise(timings)).toMatchObject({ p50: 50, p95: 95, p99: 99 });
  });

  it('of one timing are that timing', () => {
    expect(summarise([1.234])).toEqual({ p50: 1.23, p95: 1.23, p99: 1.23, noise: 0 });
  });

  it('know by how much the median varied from one fifth of the timings to another', () => {
    const parts = [10, 11, 10, 16, 12];
    const timings = parts.flatMap((median) => [median - 5, median, median + 90]);
    expect(summarise(timings).noise).toBe(3);
  });
});

describe('the median', () => {
  it('is the middle of odd counts, and the mean of the two middle ones of even counts', () => {
    expect([median([9, 1, 5]), median([1, 9, 5, 7]), median([])]).toEqual([5, 6, 0]);
  });
});
