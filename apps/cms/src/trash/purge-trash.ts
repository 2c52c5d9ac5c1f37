import type { Payload, PayloadRequest } from 'payload';
import { daily } from '../database/daily.ts';
import { TRASH_DAYS, TRASHED_COLLECTIONS, type TrashedSlug } from '../database/trashed-collections.ts';
import { findUses } from '../usage/find-uses.ts';

const DAY_MS = 86_400_000;

async function findOld(payload: Payload, collection: TrashedSlug, now: number): Promise<number[]> {
  const before = new Date(now - TRASH_DAYS * DAY_MS).toISOString();
  const { docs } = await payload.find({
    collection,
    where: { deletedAt: { less_than: before } },
    trash: true,
    pagination: false,
    depth: 0,
    select: {},
  });
  return docs.map(({ id }) => id);
}

/** What is in use again, such as by a restored revision, stays in the trash. */
async function purge(payload: Payload, collection: TrashedSlug, id: number): Promise<number> {
  const { count } = await findUses({ collection, id }, { payload } as PayloadRequest);
  if (count > 0) {
    payload.logger.warn({ collection, id }, 'It stays in the trash, because it is used again. Restore it.');
    return 0;
  }
  await payload.delete({ collection, id, trash: true, depth: 0 });
  return 1;
}

/**
 * Permanently deletes what has been in the trash for thirty days (C-13).
 *
 * @returns the number of deleted documents
 */
export async function purgeTrash(payload: Payload, now = Date.now()): Promise<number> {
  let purged = 0;
  for (const collection of TRASHED_COLLECTIONS) {
    for (const id of await findOld(payload, collection, now)) {
      purged += await purge(payload, collection, id).catch((error: unknown) => {
        payload.logger.error({ err: error, collection, id }, 'It could not be deleted from the trash');
        return 0;
      });
    }
  }
  if (purged > 0)
    payload.logger.info({ deleted: purged }, 'What had lain in the trash for 30 days was deleted');
  return purged;
}

/** Runs it now and every day, until it is stopped. */
export const purgeTrashDaily = (payload: Payload) =>
  daily(payload, purgeTrash, 'The trash was not emptied of what is old; trying again tomorrow');
