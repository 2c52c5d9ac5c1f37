import type { Executor, Projection } from '../contract.ts';
import { PathTakenError } from './path-holder.ts';

/**
 * Writes a node's row unless it is already up to date.
 *
 * @returns true if a row was written
 * @throws PathTakenError if a concurrent transaction took the path first; the caller's transaction is aborted
 * then
 */
export async function writeNode(executor: Executor, { node, shows }: Projection): Promise<boolean> {
  try {
    const { rows } = await executor.query(
      `insert into published.nodes as stored (nid, language, type, path, node, shows)
       values ($1, $2, $3, $4, $5::jsonb, $6::text[])
       on conflict (nid, language) do update
         set type = excluded.type, path = excluded.path, node = excluded.node, shows = excluded.shows
         where (stored.type, stored.path, stored.node, stored.shows)
           is distinct from (excluded.type, excluded.path, excluded.node, excluded.shows)
       returning nid`,
      [node.nid, node.language, node.type, node.path, JSON.stringify(node), [...new Set(shows)].sort()],
    );
    return rows.length > 0;
  } catch (error) {
    if ((error as { constraint?: unknown }).constraint === 'nodes_path_unique') {
      throw new PathTakenError(node, null);
    }
    throw error;
  }
}
