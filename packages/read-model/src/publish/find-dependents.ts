import type { ContentType, Dependency } from '@keelstone/model';
import type { Executor, NodeKey } from '../contract.ts';

/**
 * Finds everything that depends on any of these items, so that the CMS can project it again when one of them
 * changes.
 *
 * @returns nodes (each once, regardless of language, ascending by nid) and keys of settings (ascending)
 */
export async function findDependents(
  executor: Executor,
  dependencies: readonly Dependency[],
): Promise<{ nodes: NodeKey[]; settings: string[] }> {
  const nodes = await executor.query(
    'select distinct nid, type from published.nodes where shows && $1::text[] order by nid',
    [dependencies],
  );
  const settings = await executor.query(
    'select distinct key from published.settings where shows && $1::text[] order by key',
    [dependencies],
  );
  return {
    nodes: nodes.rows.map((row) => ({ nid: Number(row.nid), type: row.type as ContentType })),
    settings: settings.rows.map((row) => String(row.key)),
  };
}
