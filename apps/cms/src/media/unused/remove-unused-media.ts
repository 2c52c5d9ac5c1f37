import { MEDIA_SLUGS, type MediaSlug } from '@keelstone/editing/media/media-collections.ts';
import { type AdminText, say } from '@keelstone/languages/say.ts';
import type { Payload, PayloadRequest } from 'payload';
import { contextWithActor } from '../../database/actor-of.ts';
import { lockDocuments, lockPublishing } from '../../database/publishing-lock.ts';
import { transactionOf } from '../../database/transaction.ts';
import { findUsedMedia, keyOf } from './find-used-media.ts';

export type ChosenMedium = { collection: MediaSlug; id: number };
type KeptMedium = ChosenMedium & { reason: string };
export type Removal = { removed: ChosenMedium[]; kept: KeptMedium[] };

const CAME_INTO_USE: AdminText = 'It came into use meanwhile.';
const GONE: AdminText = 'It is not there any more.';

async function exists(payload: Payload, { collection, id }: ChosenMedium, req: Partial<PayloadRequest>) {
  const { totalDocs } = await payload.count({ collection, where: { id: { equals: id } }, req });
  return totalDocs > 0;
}

async function removeIn(
  req: Partial<PayloadRequest>,
  chosen: readonly ChosenMedium[],
  request: PayloadRequest,
): Promise<Removal> {
  const { payload, user } = request;
  const executor = await transactionOf({ ...req, payload } as PayloadRequest);
  for (const collection of MEDIA_SLUGS) {
    const ids = chosen.filter((medium) => medium.collection === collection).map(({ id }) => id);
    if (ids.length > 0) await lockDocuments(executor, collection, ids);
  }
  // Nothing is published between the check and the removal.
  await lockPublishing(executor);
  const used = await findUsedMedia(executor, payload.config);
  const removal: Removal = { removed: [], kept: [] };
  for (const medium of chosen) {
    const { collection, id } = medium;
    if (used.get(keyOf(collection, id)) === 'current')
      removal.kept.push({ ...medium, reason: say(CAME_INTO_USE) });
    else if (!(await exists(payload, medium, req))) removal.kept.push({ ...medium, reason: say(GONE) });
    else {
      await payload.update({
        collection,
        id,
        data: { deletedAt: new Date().toISOString() },
        depth: 0,
        overrideAccess: false,
        user,
        req: { ...req, context: contextWithActor(request) },
      });
      removal.removed.push(medium);
    }
  }
  return removal;
}

/**
 * Moves media to the trash in one transaction; keeps those that are in use by now, with the reason. The user must
 * be allowed to delete each of them.
 */
export async function removeUnusedMedia(
  request: PayloadRequest,
  chosen: readonly ChosenMedium[],
): Promise<Removal> {
  const { payload } = request;
  const transactionID = await payload.db.beginTransaction();
  const req = transactionID === null ? {} : { transactionID };
  try {
    const removal = await removeIn(req, chosen, request);
    if (transactionID !== null) await payload.db.commitTransaction(transactionID);
    return removal;
  } catch (error) {
    if (transactionID !== null) await payload.db.rollbackTransaction(transactionID);
    throw error;
  }
}
