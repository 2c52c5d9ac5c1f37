import type { Language } from '@keelstone/model';
import type { Executor } from '../contract.ts';

/** What changed. The log says which thing, never its content: a follower reads that as it is now. */
export type LogEntry =
  | { kind: 'node'; nid: number; language: Language }
  | { kind: 'setting'; key: string; language: Language }
  | { kind: 'redirect'; from: string }
  | { kind: 'reindex' };

/** Writes one row of the change log. It gets its number, and followers get word, when the transaction commits. */
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
