import type { Executor } from '@keelstone/read-model';
import type { SubmissionState } from './submission.ts';

export type ReplayOptions = {
  /** These only; all when left out. */
  ids?: readonly string[];
  /** Those of this form only. */
  formId?: number;
  /** `dead` to begin anew with what was given up, `waiting` to wait no longer. Both when left out. */
  state?: Extract<SubmissionState, 'dead' | 'waiting'>;
};

/**
 * Makes submissions due at once, with all attempts before them, under the key they always had.
 *
 * @returns how many they are
 */
export async function replaySubmissions(
  executor: Executor,
  { ids, formId, state }: ReplayOptions,
): Promise<number> {
  const { rows } = await executor.query(
    `update submissions.form_submissions
     set state = 'waiting', attempts = 0, next_attempt_at = clock_timestamp()
     where state = any($1::text[]) and ($2::uuid[] is null or id = any($2::uuid[]))
       and ($3::integer is null or form_id = $3::integer)
     returning id`,
    [state ? [state] : ['dead', 'waiting'], ids ?? null, formId ?? null],
  );
  return rows.length;
}
