import { median } from '../percentile.ts';

/** A process's memory at a moment, after a garbage collection: bytes, and the number of requests handled so far. */
export type MemorySample = { seconds: number; requests: number; held: number; resident: number };

/** Caches fill in the first part of a soak. */
const WARM_UP = 0.3;
/** Noise between two measurements: caches replace their content, code is compiled. */
const NOISE_BYTES = 4 * 2 ** 20;
/** A leak of this much would take a day at fifty requests a second to fill half a gigabyte. */
const BYTES_PER_REQUEST = 125;

export type MemoryTrend = {
  /** Growth from the end of the warm-up to the end, from the slope; bytes. */
  growth: number;
  /** Allowed growth; bytes. */
  allowed: number;
  isFlat: boolean;
};

/**
 * Decides whether memory is stable, by the median slope between any two samples after the warm-up (Theil–Sen: Sen,
 * P. K., 1968, Journal of the American Statistical Association 63), which single peaks do not affect.
 *
 * @throws RangeError for fewer than five samples after the warm-up, which prove nothing
 */
export function memoryTrendOf(samples: readonly MemorySample[]): MemoryTrend {
  const end = samples.at(-1)?.seconds ?? 0;
  const warm = samples.filter(({ seconds }) => seconds >= end * WARM_UP);
  const [first, last] = [warm[0], warm.at(-1)];
  if (!first || !last || warm.length < 5) {
    throw new RangeError('A soak needs five samples of memory after warming up. Let it take longer.');
  }
  const slopes = warm.flatMap((one, index) =>
    warm.slice(index + 1).map((other) => (other.held - one.held) / (other.seconds - one.seconds)),
  );
  const growth = median(slopes) * (last.seconds - first.seconds);
  const allowed = NOISE_BYTES + BYTES_PER_REQUEST * (last.requests - first.requests);
  return { growth, allowed, isFlat: growth <= allowed };
}
