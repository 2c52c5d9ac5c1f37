import { type Language, type PublishedNode, parsePublishedNode } from '@keelstone/model';
import type { Executor, Projection } from '../contract.ts';
import { logChange } from './change-log.ts';
import { findOtherHolder, PathTakenError } from './path-holder.ts';
import { removeRedirect } from './redirect.ts';
import { unpublish } from './unpublish.ts';
import { writeNode } from './write-node.ts';

/** How many nodes (each language counted) were written anew, and how many were taken away. */
export type RebuildResult = { published: number; removed: number };

const keyOf = ({ nid, language }: { nid: number; language: Language }) => `${nid}:${language}`;

/**
 * Makes the read model's nodes equal to what `projections` yields: writes what differs, removes what was not yielded.
 * Visitors see the former state until the transaction commits, then the new one. Editors' publishing waits
 * meanwhile, so that nothing they publish is undone by an older projection.
 *
 * @param executor an open transaction, READ COMMITTED, in which `projections` may read too
 * @throws PathTakenError when two of the projections claim one path
 * @throws InvalidNodeError when a projection does not fit the model
 */
export async function rebuild(
  executor: Executor,
  projections: AsyncIterable<Projection>,
): Promise<RebuildResult> {
  await executor.query('lock table published.nodes in share row exclusive mode');
  const former = await readKeys(executor);
  const yielded = new Set<string>();
  let published = 0;
  for await (const { node, shows } of projections) {
    const projection = { node: parsePublishedNode(node), shows };
    yielded.add(keyOf(projection.node));
    await vacatePath(executor, projection.node, yielded);
    if (await reconcile(executor, projection)) published += 1;
  }
  const stale = former.filter((key) => !yielded.has(keyOf(key)));
  for (const key of stale) await unpublish(executor, key);
  return { published, removed: stale.length };
}

async function readKeys(executor: Executor): Promise<{ nid: number; language: Language }[]> {
  const { rows } = await executor.query('select nid, language from published.nodes');
  return rows as { nid: number; language: Language }[];
}

/** A row that still has the path and was not yielded yet is from before: it goes, and comes back if yielded. */
async function vacatePath(executor: Executor, node: PublishedNode, yielded: Set<string>): Promise<void> {
  const holder = await findOtherHolder(executor, node);
  if (!holder) return;
  if (yielded.has(keyOf(holder))) throw new PathTakenError(node, holder);
  await unpublish(executor, holder);
}

async function reconcile(executor: Executor, projection: Projection): Promise<boolean> {
  const { nid, language, path } = projection.node;
  await removeRedirect(executor, path);
  if (!(await writeNode(executor, projection))) return false;
  await logChange(executor, { kind: 'node', nid, language });
  return true;
}
