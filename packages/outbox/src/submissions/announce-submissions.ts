import type { Executor } from '@keelstone/read-model';
import { type StoredSubmission, toStoredSubmission } from './submission.ts';

/** So that what came while the CMS was down does not fill the memory; the next call takes the rest. */
const AT_ONCE = 1000;

/**
 * Marks submissions that have not been announced, and counts them for the figures of their form, in the caller's
 * transaction: each once, however often it was sent, and none that an editor called spam before. Of two callers at the same time, the
 * second waits for the first, and finds only what the first did not mark.
 *
 * @returns those submissions, a thousand at most, in no particular order
 */
export async function announceSubmissions(executor: Executor): Promise<StoredSubmission[]> {
  const { rows } = await executor.query(
    `with announced as (
       update submissions.form_submissions set announced_at = clock_timestamp()
       where id in (
         select id from submissions.form_submissions where announced_at is null and not is_spam
         order by received_at, id limit $1 for update)
         and announced_at is null
       returning *
     ), counted as (
       insert into visits.form_counts as counts (day, form_id, page_path, stage, count)
       select (received_at at time zone 'utc')::date, form_id, page_path, 'sent', count(*)
       from announced join published.nodes on nodes.path = page_path
       group by 1, 2, 3
       on conflict (form_id, day, page_path, stage) do update set count = counts.count + excluded.count
     )
     select * from announced`,
    [AT_ONCE],
  );
  return rows.map(toStoredSubmission);
}
