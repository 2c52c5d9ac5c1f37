import type { Executor } from '@keelstone/read-model';

/** How many submissions of a form have come since the last announcement. */
export type NewSubmissions = { formId: number; formTitle: string; count: number };

/**
 * Marks all submissions that have not been announced, in the caller's transaction. Of two callers at the same time, the
 * second waits for the first, and finds only what the first did not mark.
 *
 * @returns one entry per form, ordered by title
 */
export async function announceSubmissions(executor: Executor): Promise<NewSubmissions[]> {
  const { rows } = await executor.query(
    `with announced as (
       update submissions.form_submissions set announced_at = clock_timestamp() where announced_at is null
       returning form_id, form_title
     )
     select form_id, max(form_title) as form_title, count(*) as count from announced
     group by form_id order by 2, 1`,
  );
  return rows.map((row) => ({
    formId: Number(row.form_id),
    formTitle: String(row.form_title),
    count: Number(row.count),
  }));
}
