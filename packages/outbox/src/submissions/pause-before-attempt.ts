import { backOff } from '@keelstone/model/requests/back-off';

const LIMITS = { shortestMs: 10_000, longestMs: 3_600_000 };

/** After this many attempts a submission is dead: with the pauses below, after about five days. */
export const MOST_ATTEMPTS = 120;

/**
 * How long to wait after a failed attempt, in milliseconds: from ten seconds up to an hour.
 *
 * @param attempts number of failed attempts, 1 or more
 */
export const pauseBeforeAttempt = (attempts: number, random?: () => number): number =>
  backOff(attempts, LIMITS, random);
