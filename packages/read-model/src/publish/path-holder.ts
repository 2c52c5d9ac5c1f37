import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import type { Language } from '@keelstone/model';
import type { Executor } from '../contract.ts';

export type PathHolder = { nid: number; language: Language; title: string };

/** Thrown if two nodes claim the same path. */
export class PathTakenError extends Error {
  readonly path: string;
  /** The node that was to be published there. */
  readonly claimant: PathHolder;
  /** The node that has the path; null if a concurrent transaction that is not visible here has just taken it. */
  readonly holder: PathHolder | null;

  constructor(claimant: PublishedNode, holder: PathHolder | null) {
    const other = holder
      ? `node ${holder.nid} (${holder.language}), "${holder.title}"`
      : 'a node that was published in the same moment';
    super(
      `Node ${claimant.nid} (${claimant.language}), "${claimant.title}", cannot be published at ${claimant.path}: ` +
        `${other}, is there already. Give one of them another path.`,
    );
    this.name = 'PathTakenError';
    this.path = claimant.path;
    this.claimant = { nid: claimant.nid, language: claimant.language, title: claimant.title };
    this.holder = holder;
  }
}

/**
 * Other nodes, or other languages of these nodes, that are published at their paths.
 *
 * @throws PathTakenError for the first one
 */
export async function refusePathsOfOthers(
  executor: Executor,
  nodes: readonly PublishedNode[],
): Promise<void> {
  const { rows } = await executor.query(
    `select given.number, stored.nid, stored.language, stored.node->>'title' as title
     from unnest($1::text[], $2::integer[], $3::text[]) with ordinality as given (path, nid, language, number)
     join published.nodes as stored using (path)
     where (stored.nid, stored.language) <> (given.nid, given.language)
     order by given.number limit 1`,
    [nodes.map(({ path }) => path), nodes.map(({ nid }) => nid), nodes.map(({ language }) => language)],
  );
  const [row] = rows;
  const claimant = nodes[Number(row?.number) - 1];
  if (!row || !claimant) return;
  const { nid, language, title } = row as PathHolder;
  throw new PathTakenError(claimant, { nid, language, title });
}
