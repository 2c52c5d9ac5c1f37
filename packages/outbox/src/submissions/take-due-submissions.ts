import type { Executor } from '@keelstone/read-model';
import { type StoredSubmission, toStoredSubmission } from './submission.ts';

export type TakeOptions = {
  /** The maximum number of submissions to take. */
  limit: number;
  /**
   * Lease in milliseconds: how long they belong to this process. If it stops halfway, other processes may take
   * them afterwards; so the lease must be longer than sending takes.
   */
  leaseMs: number;
};

/**
 * Takes submissions that are due and no spam, longest overdue first, and counts an attempt for each. Safe for several
 * processes at the same time: none gets what another has taken.
 *
 * @returns the submissions taken; they belong to the caller until the lease expires
 */
export async function takeDueSubmissions(
  executor: Executor,
  { limit, leaseMs }: TakeOptions,
): Promise<StoredSubmission[]> {
  const { rows } = await executor.query(
    `with due as (
       select id from submissions.form_submissions
       where state in ('waiting', 'sending') and next_attempt_at <= clock_timestamp() and not is_spam
       order by next_attempt_at, id
       limit $1 for update skip locked
     )
     update submissions.form_submissions as kept
     set state = 'sending', attempts = kept.attempts + 1,
       next_attempt_at = clock_timestamp() + $2 * interval '1 millisecond'
     from due where kept.id = due.id
     returning kept.*`,
    [limit, leaseMs],
  );
  return rows.map(toStoredSubmission);
}
