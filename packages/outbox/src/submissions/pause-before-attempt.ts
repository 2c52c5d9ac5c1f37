const SHORTEST_MS = 10_000;
const LONGEST_MS = 3_600_000;

/** After so many attempts a submission is dead: with the pauses below, after about five days. */
export const MOST_ATTEMPTS = 120;

/**
 * How long to wait after an attempt that failed: ten seconds, doubled with each attempt up to an hour, and drawn from
 * the upper half of that, so that a receiver that comes back is not met by everything at once.
 *
 * @param attempts how many have failed, 1 or more
 * @returns milliseconds
 */
export function pauseBeforeAttempt(attempts: number, random: () => number = Math.random): number {
  const ceiling = Math.min(LONGEST_MS, SHORTEST_MS * 2 ** Math.min(attempts - 1, 30));
  return Math.round(ceiling * (0.5 + random() / 2));
}
