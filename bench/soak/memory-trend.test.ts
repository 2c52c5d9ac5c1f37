import { describe, expect, it } from 'vitest';
import { type MemorySample, memoryTrendOf } from './memory-trend.ts';

const MB = 2 ** 20;

/** Ten minutes at fifty requests a second, with a given number of live bytes at each moment. */
const soak = (heldAt: (seconds: number) => number): MemorySample[] =>
  Array.from({ length: 61 }, (_, step) => {
    const seconds = step * 10;
    return { seconds, requests: seconds * 50, held: heldAt(seconds), resident: 0 };
  });

describe('the trend of memory', () => {
  it('is flat after caches have filled, whatever they filled with', () => {
    expect(memoryTrendOf(soak((seconds) => Math.min(150, 50 + seconds) * MB)).isFlat).toBe(true);
  });

  it('is flat with peaks, and with a saw', () => {
    expect(memoryTrendOf(soak((seconds) => (seconds % 50 === 0 ? 200 : 80) * MB)).isFlat).toBe(true);
    expect(memoryTrendOf(soak((seconds) => (80 + (seconds % 100) / 10) * MB)).isFlat).toBe(true);
  });

  it('is not flat when each request leaves half a kilobyte', () => {
    const trend = memoryTrendOf(soak((seconds) => 80 * MB + seconds * 50 * 512));
    expect(trend.isFlat).toBe(false);
    expect(trend.growth).toBeCloseTo(420 * 50 * 512, 0);
  });

  it('is not told from too little', () => {
    expect(() => memoryTrendOf(soak(() => 0).slice(0, 5))).toThrow(RangeError);
  });
});
