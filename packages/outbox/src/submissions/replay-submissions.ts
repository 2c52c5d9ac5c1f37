import type { Executor } from '@keelstone/read-model';
import type { SubmissionState } from './submission.ts';

export type ReplayOptions = {
  /** Only these submissions; all if left out. */
  ids?: readonly string[];
  /** Only submissions of this form. */
  formId?: number;
  /** `dead` to retry those that were given up, `waiting` to send waiting ones immediately. Both if left out. */
  state?: Extract<SubmissionState, 'dead' | 'waiting'>;
};

/**
 * Makes submissions that are no spam due immediately, with all their attempts available again and their original idempotency
 * keys.
 *
 * @returns how many there are
 */
export async function replaySubmissions(
  executor: Executor,
  { ids, formId, state }: ReplayOptions,
): Promise<number> {
  const { rows } = await executor.query(
    `update submissions.form_submissions
     set state = 'waiting', attempts = 0, next_attempt_at = clock_timestamp()
     where state = any($1::text[]) and not is_spam and ($2::uuid[] is null or id = any($2::uuid[]))
       and ($3::integer is null or form_id = $3::integer)
     returning id`,
    [state ? [state] : ['dead', 'waiting'], ids ?? null, formId ?? null],
  );
  return rows.length;
}
