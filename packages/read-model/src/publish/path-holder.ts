import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import type { Language } from '@keelstone/model';
import type { Executor } from '../contract.ts';

export type PathHolder = { nid: number; language: Language; title: string };

/** Thrown if two nodes claim the same path. */
export class PathTakenError extends Error {
  readonly path: string;
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
    this.holder = holder;
  }
}

/** Finds the other node, or the other language of this node, that is published at this node's path. */
async function findOtherHolder(executor: Executor, node: PublishedNode): Promise<PathHolder | null> {
  const { rows } = await executor.query(
    `select nid, language, node->>'title' as title from published.nodes
     where path = $1 and (nid, language) <> ($2::integer, $3::text)`,
    [node.path, node.nid, node.language],
  );
  return (rows[0] as PathHolder | undefined) ?? null;
}

/** @throws PathTakenError if another node is published at this node's path */
export async function refusePathOfAnother(executor: Executor, node: PublishedNode): Promise<void> {
  const holder = await findOtherHolder(executor, node);
  if (holder) throw new PathTakenError(node, holder);
}
