const SHORTEST_MS = 500;
const LONGEST_MS = 30_000;

/** How long to wait before a process is started again that keeps failing: doubles up to half a minute; milliseconds. */
export const pauseAfterFailures = (failures: number): number =>
  Math.min(LONGEST_MS, SHORTEST_MS * 2 ** (failures - 1));
