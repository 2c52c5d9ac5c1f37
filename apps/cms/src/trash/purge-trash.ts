import type { Payload, PayloadRequest } from 'payload';
import { daily } from '../database/daily.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { lockPublishing } from '../database/publishing-lock.ts';
import { readerOf } from '../database/transaction.ts';
import { TRASH_DAYS, TRASHED_COLLECTIONS, type TrashedSlug } from '../database/trashed-collections.ts';
import { findUses } from '../usage/find-uses.ts';

// The tables have the names of their collections. Stamped and compared by the database's clock (trash-hooks.ts).
const IS_OLD = `deleted_at < clock_timestamp() - interval '${TRASH_DAYS} days'`;

async function findOld(payload: Payload, collection: TrashedSlug): Promise<number[]> {
  const executor = await readerOf({ payload } as PayloadRequest);
  const { rows } = await executor.query(`select id from ${collection} where ${IS_OLD} order by id`);
  return rows.map(({ id }) => Number(id));
}

/**
 * What somebody has restored since it was listed, or is restoring now, is left alone; what is in use again, such as by
 * a restored revision, stays in the trash.
 */
const purge = (payload: Payload, collection: TrashedSlug, id: number): Promise<number> =>
  inTransaction(payload, async (req, executor) => {
    // Nothing is published between these checks and the end of the deletion. It comes before the row, and the row is
    // not waited for, because a save takes them in the other order.
    await lockPublishing(executor);
    const { rows } = await executor.query(
      `select from ${collection} where id = $1 and ${IS_OLD} for update skip locked`,
      [id],
    );
    if (rows.length === 0) return 0;
    const { count } = await findUses({ collection, id }, req);
    if (count > 0) {
      payload.logger.warn({ collection, id }, 'It stays in the trash, because it is used again. Restore it.');
      return 0;
    }
    await payload.delete({ collection, id, trash: true, depth: 0, req });
    return 1;
  });

/**
 * Permanently deletes what has been in the trash for thirty days (C-13).
 *
 * @returns the number of deleted documents
 */
export async function purgeTrash(payload: Payload): Promise<number> {
  let purged = 0;
  for (const collection of TRASHED_COLLECTIONS) {
    for (const id of await findOld(payload, collection)) {
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
