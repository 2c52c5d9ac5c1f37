import type { Executor } from '@keelstone/read-model';
import { type KeptSubmission, toKeptSubmission } from './submission.ts';

/** So that what came while the CMS was down does not fill the memory; the next call takes the rest. */
const AT_ONCE = 1000;

/**
 * Marks submissions that have not been announced, in the caller's transaction. Of two callers at the same time, the
 * second waits for the first, and finds only what the first did not mark.
 *
 * @returns those submissions, a thousand at most, in no particular order
 */
export async function announceSubmissions(executor: Executor): Promise<KeptSubmission[]> {
  const { rows } = await executor.query(
    `update submissions.form_submissions set announced_at = clock_timestamp()
     where id in (
       select id from submissions.form_submissions where announced_at is null and not is_spam
       order by received_at, id limit $1 for update)
       and announced_at is null
     returning *`,
    [AT_ONCE],
  );
  return rows.map(toKeptSubmission);
}
