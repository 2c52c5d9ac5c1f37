import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import type { Executor, NodeVersion, Projection } from '../contract.ts';
import { PathTakenError } from './path-holder.ts';

/** The row whose path a concurrent transaction took, as PostgreSQL names it. */
const nodeAtTakenPath = (nodes: readonly PublishedNode[], error: { detail?: unknown }) =>
  nodes.find(({ path }) => String(error.detail).includes(`(${path})`)) ?? nodes[0];

/**
 * Writes the rows of nodes in one statement, except those that are already up to date.
 *
 * @returns which rows were written
 * @throws PathTakenError if a concurrent transaction took a path first; the caller's transaction is aborted then
 */
export async function writeNodes(
  executor: Executor,
  projections: readonly Projection[],
): Promise<NodeVersion[]> {
  const given = projections.map(({ node, dependencies }) => {
    const { nid, language, type, path } = node;
    return { nid, language, type, path, node, shows: [...new Set(dependencies)].sort() };
  });
  try {
    const { rows } = await executor.query(
      `insert into published.nodes as stored (nid, language, type, path, node, shows)
       select nid, language, type, path, node, shows from jsonb_to_recordset($1::jsonb)
         as given (nid integer, language text, type text, path text, node jsonb, shows text[])
       on conflict (nid, language) do update
         set type = excluded.type, path = excluded.path, node = excluded.node, shows = excluded.shows
         where (stored.type, stored.path, stored.node, stored.shows)
           is distinct from (excluded.type, excluded.path, excluded.node, excluded.shows)
       returning nid, language`,
      [JSON.stringify(given)],
    );
    return rows as NodeVersion[];
  } catch (error) {
    const claimant = nodeAtTakenPath(
      projections.map(({ node }) => node),
      error as object,
    );
    if (claimant && (error as { constraint?: unknown }).constraint === 'nodes_path_unique') {
      throw new PathTakenError(claimant, null);
    }
    throw error;
  }
}
