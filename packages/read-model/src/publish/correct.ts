import { parsePublishedNode } from '@keelstone/content/types/types.model.ts';
import type { Executor, Projection } from '../contract.ts';
import { logChange } from './change-log.ts';
import { refusePathOfAnother } from './path-holder.ts';
import { removeRedirect } from './redirect.ts';
import { writeNode } from './write-node.ts';

/**
 * Makes the read model's row of a node match the projection. Like `publish`, but a row that is already correct
 * is left alone and followers are not notified.
 *
 * @returns true if the row was missing or wrong
 * @throws InvalidNodeError if the node does not fit the model; nothing has been written then
 * @throws PathTakenError if another row has that path, rightly or wrongly; nothing has been written then
 */
export async function correct(executor: Executor, projection: Projection): Promise<boolean> {
  const node = parsePublishedNode(projection.node);
  await refusePathOfAnother(executor, node);
  const wasWrong = await writeNode(executor, { node, shows: projection.shows });
  if (wasWrong) await logChange(executor, { kind: 'node', nid: node.nid, language: node.language });
  await removeRedirect(executor, node.path);
  return wasWrong;
}
