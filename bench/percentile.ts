/** Timings of one kind of request, in milliseconds. */
export type Timings = { p50: number; p95: number; p99: number };

const round = (milliseconds: number) => Math.round(milliseconds * 100) / 100;

/** Percentiles by nearest rank. */
export function summarise(milliseconds: readonly number[]): Timings {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  const at = (share: number) => round(sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0);
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** The middle value, or the mean of the two middle ones; 0 for an empty list. */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
};
