const SHORTEST_MS = 10_000;
const LONGEST_MS = 3_600_000;

/** After this many attempts a submission is dead: with the pauses below, after about five days. */
export const MOST_ATTEMPTS = 120;

/**
 * How long to wait after a failed attempt: ten seconds, doubled with each attempt up to an hour. Picks a random
 * value in the upper half of that, so that a receiver that comes back is not hit by all submissions at the same
 * time.
 *
 * @param attempts number of failed attempts, 1 or more
 * @param random returns a number from 0 to 1
 * @returns milliseconds
 */
export function pauseBeforeAttempt(attempts: number, random: () => number = Math.random): number {
  const ceiling = Math.min(LONGEST_MS, SHORTEST_MS * 2 ** Math.min(attempts - 1, 30));
  return Math.round(ceiling * (0.5 + random() / 2));
}
