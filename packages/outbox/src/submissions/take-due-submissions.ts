import type { Executor } from '@keelstone/read-model';
import { type KeptSubmission, toKeptSubmission } from './submission.ts';

export type TakeOptions = {
  /** Most submissions to take at once. */
  limit: number;
  /**
   * How long they belong to the taker, in milliseconds. A process that ends in the middle loses them to others after
   * that; so it has to be longer than sending takes.
   */
  leaseMs: number;
};

/**
 * Takes submissions whose time has come, those due longest first, and counts an attempt for each. Several processes may
 * take at once: none gets what another has.
 */
export async function takeDueSubmissions(
  executor: Executor,
  { limit, leaseMs }: TakeOptions,
): Promise<KeptSubmission[]> {
  const { rows } = await executor.query(
    `with due as (
       select id from submissions.form_submissions
       where state in ('waiting', 'sending') and next_attempt_at <= clock_timestamp()
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
  return rows.map(toKeptSubmission);
}
