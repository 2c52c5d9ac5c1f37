const SHORTEST_MS = 100;
const LONGEST_MS = 5_000;

/**
 * How long to wait before the next attempt: doubles with each failure up to five seconds. Picks a random value
 * in the upper half of that, so that the followers of a restarted database do not all reconnect at the same
 * instant.
 *
 * @param failures number of consecutive failed attempts, 1 or more
 * @param random returns a number from 0 to 1
 * @returns milliseconds
 */
export function pauseAfter(failures: number, random: () => number = Math.random): number {
  const ceiling = Math.min(LONGEST_MS, SHORTEST_MS * 2 ** (failures - 1));
  return Math.round(ceiling * (0.5 + random() / 2));
}
