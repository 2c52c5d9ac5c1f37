const SHORTEST_MS = 100;
const LONGEST_MS = 5_000;

/**
 * How long to wait before trying again: doubles with each failure up to five seconds, and is drawn from the upper
 * half of that, so that many followers of one restarted database do not come back in the same instant.
 *
 * @param failures how many attempts have failed in a row, 1 or more
 * @returns milliseconds
 */
export function pauseAfter(failures: number, random: () => number = Math.random): number {
  const ceiling = Math.min(LONGEST_MS, SHORTEST_MS * 2 ** (failures - 1));
  return Math.round(ceiling * (0.5 + random() / 2));
}
