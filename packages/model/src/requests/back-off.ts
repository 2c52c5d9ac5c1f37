type Limits = { shortestMs: number; longestMs: number };

/**
 * How long to wait before the next attempt: doubles with each failure up to a limit. Picks a random value in the
 * upper half of that, so that not all who failed together try again at the same instant.
 *
 * @param failures number of consecutive failed attempts, 1 or more
 * @param random returns a number from 0 to 1
 * @returns milliseconds
 */
export function backOff(
  failures: number,
  { shortestMs, longestMs }: Limits,
  random: () => number = Math.random,
): number {
  const ceiling = Math.min(longestMs, shortestMs * 2 ** (failures - 1));
  return Math.round(ceiling * (0.5 + random() / 2));
}
