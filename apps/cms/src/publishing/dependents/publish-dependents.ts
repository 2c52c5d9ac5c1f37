import { SITE_SETTINGS_KEY } from '@keelstone/content/settings/site-settings.model.ts';
import type { Dependency } from '@keelstone/model';
import { findDependents } from '@keelstone/read-model';
import { publishSettings } from '../publish-settings.ts';
import { type RepublishWork, republish } from './republish.ts';
import { addWaitingNodes } from './waiting-nodes.ts';

/**
 * So many are projected again in the save itself: it takes no longer than the save of a page or two. More would keep
 * the editor, and everybody else who saves, waiting.
 */
export const MOST_IN_SAVE = 20;

/**
 * Reprojects everything that depends on any of these, each once: a few nodes with the save, many in the background
 * (run-waiting-nodes.ts) after it. What a node shows of another includes that one's picture, recorded as a dependency
 * of its own, so one round is enough and causes no further ones.
 */
export async function publishDependents(
  dependencies: readonly Dependency[],
  work: RepublishWork,
): Promise<void> {
  const { nodes, settings } = await findDependents(work.executor, dependencies);
  if (nodes.length > MOST_IN_SAVE) await addWaitingNodes(work.executor, nodes);
  else await republish(nodes, work);
  if (settings.includes(SITE_SETTINGS_KEY)) await publishSettings(work);
}
