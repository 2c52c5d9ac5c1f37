import type { Executor } from '@keelstone/read-model';

/** What staff say of a submission. What is left out stays as it is. */
export type SubmissionEdit = {
  /** The member of staff who looks after it, or null for nobody. */
  assigneeId?: number | null;
  isDone?: boolean;
  isSpam?: boolean;
};

/**
 * Changes what staff say of a submission. Spam that waited is due again when it is none after all.
 *
 * @returns false if it does not exist
 */
export async function editSubmission(
  executor: Executor,
  id: string,
  { assigneeId, isDone, isSpam }: SubmissionEdit,
): Promise<boolean> {
  const { rows } = await executor.query(
    `update submissions.form_submissions
     set assignee_id = case when $2 then $3::integer else assignee_id end,
       done_at = case when $4::boolean is null then done_at when $4 then coalesce(done_at, clock_timestamp()) end,
       is_spam = coalesce($5::boolean, is_spam)
     where id = $1::uuid returning id`,
    [id, assigneeId !== undefined, assigneeId ?? null, isDone ?? null, isSpam ?? null],
  );
  return rows.length > 0;
}
