/**
 * Timings of one kind of request, in milliseconds. `noise` is by how much the median varied within the measurement:
 * half the range of the medians of its consecutive fifths.
 */
export type Timings = { p50: number; p95: number; p99: number; noise: number };

const PARTS = 5;

const round = (milliseconds: number) => Math.round(milliseconds * 100) / 100;

/** Percentiles by nearest rank. */
export function summarise(milliseconds: readonly number[]): Timings {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  const at = (share: number) => round(sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0);
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), noise: round(noiseOf(milliseconds)) };
}

function noiseOf(milliseconds: readonly number[]): number {
  if (milliseconds.length < PARTS) return 0;
  const places = Array.from({ length: PARTS + 1 }, (_, i) => Math.round((i * milliseconds.length) / PARTS));
  const medians = places.slice(1).map((end, i) => median(milliseconds.slice(places[i], end)));
  return (Math.max(...medians) - Math.min(...medians)) / 2;
}

/** The middle value, or the mean of the two middle ones; 0 for an empty list. */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
};
