import { parsePublishedNode } from '@keelstone/content/types/types.model.ts';
import type { Executor, NodeVersion, Projection } from '../contract.ts';
import { logNodes } from './change-log.ts';
import { PathTakenError, refusePathsOfOthers } from './path-holder.ts';
import { removeRedirects } from './redirect.ts';
import { writeNodes } from './write-nodes.ts';

export { PathTakenError };

/** Writes nodes in four statements, however many there are, and returns those that were not up to date. */
async function write(executor: Executor, projections: readonly Projection[]) {
  const valid = projections.map(({ node, dependencies }) => ({
    node: parsePublishedNode(node),
    dependencies,
  }));
  const nodes = valid.map(({ node }) => node);
  await refusePathsOfOthers(executor, nodes);
  return { nodes, written: await writeNodes(executor, valid) };
}

async function tell(
  executor: Executor,
  changed: readonly NodeVersion[],
  nodes: readonly { path: string }[],
): Promise<void> {
  await logNodes(executor, changed);
  await removeRedirects(
    executor,
    nodes.map(({ path }) => path),
  );
}

/**
 * Publishes nodes, each in one language. They become visible together when the caller's transaction commits, and
 * never if that is rolled back. Redirects from the nodes' paths are removed (C-6). When a path changes, publish the
 * node before the redirect.
 *
 * @param executor the transaction in which the CMS saves the document
 * @param projections the nodes and their dependencies
 * @throws InvalidNodeError if a node does not fit the model; nothing has been written then
 * @throws PathTakenError if another node is published at the path of one; nothing has been written then
 */
export async function publishAll(executor: Executor, projections: readonly Projection[]): Promise<void> {
  if (projections.length === 0) return;
  const { nodes } = await write(executor, projections);
  await tell(executor, nodes, nodes);
}

/** Publishes one node. Errors as for `publishAll`. */
export const publish = (executor: Executor, projection: Projection): Promise<void> =>
  publishAll(executor, [projection]);

/**
 * Makes the read model's rows of nodes match the projections. Like `publishAll`, but rows that are already correct are
 * left alone and followers are not notified of them.
 *
 * @returns the rows that were missing or wrong
 * @throws InvalidNodeError if a node does not fit the model; nothing has been written then
 * @throws PathTakenError if another row has the path of one, rightly or wrongly; nothing has been written then
 */
export async function correctAll(
  executor: Executor,
  projections: readonly Projection[],
): Promise<NodeVersion[]> {
  if (projections.length === 0) return [];
  const { nodes, written } = await write(executor, projections);
  await tell(executor, written, nodes);
  return written;
}

/** Corrects one row. Returns true if it was missing or wrong. Errors as for `correctAll`. */
export const correct = async (executor: Executor, projection: Projection): Promise<boolean> =>
  (await correctAll(executor, [projection])).length > 0;
