import type { Executor } from '../contract.ts';

/**
 * Shortens the change log. Followers that were disconnected for longer than it covers load a snapshot instead.
 *
 * @param keep how many of the newest changes to keep; at least one is kept, because it holds the current change
 * number
 */
export async function pruneChangeLog(executor: Executor, { keep }: { keep: number }): Promise<void> {
  await executor.query(
    `delete from published.change_log where number <
       (select min(number) from (
         select number from published.change_log where number is not null order by number desc limit $1) as kept)`,
    [Math.max(1, Math.floor(keep))],
  );
}
