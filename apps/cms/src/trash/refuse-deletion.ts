import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload';
import { lockPublishing } from '../database/publishing-lock.ts';
import { transactionOf } from '../database/transaction.ts';
import { isTrashed } from '../database/trashed-collections.ts';
import { findUses, type Use } from '../usage/find-uses.ts';
import { explainUses } from '../usage/say-uses.ts';
import { movesToTrash } from './trash-hooks.ts';

/** Thrown when something is to be deleted that a page, a draft or a setting uses. */
export class InUseError extends APIError<{ uses: readonly Use[] }> {
  constructor(uses: readonly Use[]) {
    super(explainUses(uses), 409, { uses }, true);
    this.name = 'InUseError';
  }
}

/** Scripts, and what follows from a save of its own, know what they do; people and programs are asked back. */
async function refuseUsed(collection: string, id: number | string, req: PayloadRequest): Promise<void> {
  if (!req.user || !isTrashed(collection)) return;
  // Nothing is published between our look and the end of the deletion.
  await lockPublishing(await transactionOf(req));
  const uses = await findUses({ collection, id: Number(id) }, req);
  if (uses.length > 0) throw new InUseError(uses);
}

/** C-13: what is in use is not deleted before it is replaced. */
export const refuseTrashingOfUsed: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  if (movesToTrash(data, originalDoc)) await refuseUsed(collection.slug, originalDoc.id, req);
  return data;
};

/** The same of what lies in the trash: a revision that was restored meanwhile may use it. */
export const refuseDeletionOfUsed: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  await refuseUsed(collection.slug, id, req);
};
