import { parsePublishedNode } from '@keelstone/content/types/types.model.ts';
import type { Executor, Projection } from '../contract.ts';
import { logChange } from './change-log.ts';
import { PathTakenError, refusePathOfAnother } from './path-holder.ts';
import { removeRedirect } from './redirect.ts';
import { writeNode } from './write-node.ts';

export { PathTakenError };

/**
 * Publishes a node in one language. It becomes visible when the caller's transaction commits, and never if that
 * is rolled back. A redirect from the node's path is removed (C-6). When a path changes, publish the node before
 * the redirect.
 *
 * @param executor the transaction in which the CMS saves the document
 * @param projection the node and its dependencies
 * @throws InvalidNodeError if the node does not fit the model; nothing has been written then
 * @throws PathTakenError if another node is published at that path
 */
export async function publish(executor: Executor, projection: Projection): Promise<void> {
  const node = parsePublishedNode(projection.node);
  await refusePathOfAnother(executor, node);
  await writeNode(executor, { node, shows: projection.shows });
  await logChange(executor, { kind: 'node', nid: node.nid, language: node.language });
  await removeRedirect(executor, node.path);
}
