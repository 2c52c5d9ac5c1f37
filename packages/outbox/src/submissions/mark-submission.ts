import { backOff } from '@keelstone/model/requests/back-off';
import type { Executor } from '@keelstone/read-model';
import type { StoredSubmission } from './submission.ts';

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

/** A submission that this process has taken; `attempts` distinguishes its attempt from one by another process. */
export type TakenSubmission = Pick<StoredSubmission, 'id' | 'attempts'>;

/** Why the receiver did not accept a submission. */
export type FailedAttempt = {
  /** A description for an editor. */
  error: string;
  /** Retrying is pointless: the submission is dead immediately. */
  isFinal: boolean;
  /** The minimum delay in milliseconds that the receiver asked for. */
  retryAfterMs?: number | undefined;
};

/**
 * Records that the receiver has accepted a submission, no matter which process sent it and what was recorded
 * before.
 *
 * @param submission only its id is used
 */
export async function markSent(executor: Executor, { id }: Pick<TakenSubmission, 'id'>): Promise<void> {
  await executor.query(
    `update submissions.form_submissions
     set state = 'sent', forwarded_at = clock_timestamp(), last_error = null
     where id = $1 and state <> 'sent'`,
    [id],
  );
}

/**
 * Records a failed attempt. The submission waits, longer each time, or is dead if the failure is final or this
 * was the last attempt. A submission that another process has taken over meanwhile is left alone.
 *
 * @param mostAttempts the number of attempts after which it is dead
 */
export async function markFailed(
  executor: Executor,
  { id, attempts }: TakenSubmission,
  { error, isFinal, retryAfterMs = 0 }: FailedAttempt,
  mostAttempts = MOST_ATTEMPTS,
): Promise<void> {
  const pauseMs = Math.max(pauseBeforeAttempt(attempts), retryAfterMs);
  await executor.query(
    `update submissions.form_submissions
     set state = $3, last_error = $4, next_attempt_at = clock_timestamp() + $5 * interval '1 millisecond'
     where id = $1 and state = 'sending' and attempts = $2`,
    [id, attempts, isFinal || attempts >= mostAttempts ? 'dead' : 'waiting', error, pauseMs],
  );
}

/**
 * Returns a submission that was taken but not sent, for example because the process is stopping: any process may
 * take it immediately.
 */
export async function putBack(executor: Executor, { id, attempts }: TakenSubmission): Promise<void> {
  await executor.query(
    `update submissions.form_submissions
     set state = 'waiting', attempts = attempts - 1, next_attempt_at = clock_timestamp()
     where id = $1 and state = 'sending' and attempts = $2`,
    [id, attempts],
  );
}
