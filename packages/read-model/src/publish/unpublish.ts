import type { Language } from '@keelstone/model';
import type { Executor } from '../contract.ts';
import { logChange } from './change-log.ts';

/**
 * Unpublishes a node. If it is not published, nothing happens, and the change log gets no entry.
 *
 * @param node its nid, and the language; all languages if left out
 * @returns in how many languages it was published
 */
export async function unpublish(
  executor: Executor,
  { nid, language }: { nid: number; language?: Language },
): Promise<number> {
  const { rows } = await executor.query(
    `delete from published.nodes where nid = $1 and ($2::text is null or language = $2) returning language`,
    [nid, language ?? null],
  );
  for (const row of rows)
    await logChange(executor, { kind: 'node', nid, language: row.language as Language });
  return rows.length;
}
