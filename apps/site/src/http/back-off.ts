type Limits = { shortestMs: number; longestMs: number };

/** How long to wait before the next attempt, in milliseconds: doubles with each failure in a row, up to the longest. */
export const backOff = (failures: number, { shortestMs, longestMs }: Limits): number =>
  Math.min(longestMs, shortestMs * 2 ** Math.max(0, failures - 1));
