import type { Executor } from '../contract.ts';

/**
 * Shortens the change log. A follower that was away for longer than the log reaches loads a snapshot instead.
 *
 * @param keep how many of the newest changes stay; at least one does, because it says how far the log has come
 */
export async function pruneChangeLog(executor: Executor, { keep }: { keep: number }): Promise<void> {
  await executor.query(
    `delete from published.change_log where number <
       (select min(number) from (
         select number from published.change_log where number is not null order by number desc limit $1) as kept)`,
    [Math.max(1, Math.floor(keep))],
  );
}
