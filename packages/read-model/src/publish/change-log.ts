import type { Language } from '@keelstone/model';
import type { Executor, NodeVersion } from '../contract.ts';

/** What changed. The log only identifies the changed item: followers read its current content. */
export type LogEntry =
  | { kind: 'node'; nid: number; language: Language }
  | { kind: 'setting'; key: string; language: Language }
  | { kind: 'redirect'; from: string }
  | { kind: 'reindex' };

/** Writes one row of the change log. It gets its number, and followers are notified, when the transaction commits. */
export async function logChange(executor: Executor, entry: LogEntry): Promise<void> {
  const { nid, language, key, from } = {
    nid: null,
    language: null,
    key: null,
    from: null,
    ...entry,
  };
  await executor.query(
    'insert into published.change_log (kind, nid, language, key, from_path) values ($1, $2, $3, $4, $5)',
    [entry.kind, nid, language, key, from],
  );
}

/** The same for many nodes, in one statement. */
export async function logNodes(executor: Executor, nodes: readonly NodeVersion[]): Promise<void> {
  if (nodes.length === 0) return;
  await executor.query(
    `insert into published.change_log (kind, nid, language)
     select 'node', nid, language from unnest($1::integer[], $2::text[]) as given (nid, language)`,
    [nodes.map(({ nid }) => nid), nodes.map(({ language }) => language)],
  );
}

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

/** Tells every follower to rebuild its search index when the transaction commits. */
export async function requestReindex(executor: Executor): Promise<void> {
  await logChange(executor, { kind: 'reindex' });
}
