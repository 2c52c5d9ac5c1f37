import type { Executor } from '@keelstone/read-model';
import { MOST_ATTEMPTS, pauseBeforeAttempt } from './pause-before-attempt.ts';
import type { KeptSubmission } from './submission.ts';

/** A submission that this process has taken; `attempts` tells its turn from that of another process. */
export type TakenSubmission = Pick<KeptSubmission, 'id' | 'attempts'>;

/** Why the receiver did not take a submission. */
export type FailedAttempt = {
  /** In words, for an editor. */
  error: string;
  /** Sending it again would change nothing: it is dead at once. */
  isFinal: boolean;
  /** Not before so many milliseconds have passed, as the receiver asked. */
  retryAfterMs?: number | undefined;
};

/** Notes that the receiver has a submission, whoever sent it and whatever was noted before. */
export async function markSent(executor: Executor, { id }: Pick<TakenSubmission, 'id'>): Promise<void> {
  await executor.query(
    `update submissions.form_submissions
     set state = 'sent', forwarded_at = clock_timestamp(), last_error = null
     where id = $1 and state <> 'sent'`,
    [id],
  );
}

/**
 * Notes that an attempt failed: the submission waits, longer each time, or is dead when the failure is final or was the
 * last one. What another process took over meanwhile stays as that process has it.
 *
 * @param mostAttempts after so many it is dead
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

/** Puts back what was taken and not sent, as when the process is asked to stop: it is due at once, for anybody. */
export async function putBack(executor: Executor, { id, attempts }: TakenSubmission): Promise<void> {
  await executor.query(
    `update submissions.form_submissions
     set state = 'waiting', attempts = attempts - 1, next_attempt_at = clock_timestamp()
     where id = $1 and state = 'sending' and attempts = $2`,
    [id, attempts],
  );
}
