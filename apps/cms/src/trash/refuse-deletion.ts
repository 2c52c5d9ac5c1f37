import { isContentType } from '@keelstone/model';
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload';
import { titleOf } from '../audit/title-of.ts';
import { lockDocuments, lockPlans, lockPublishing } from '../database/publishing-lock.ts';
import { transactionOf, withTransactionOf } from '../database/transaction.ts';
import { isTrashed, type TrashedSlug } from '../database/trashed-collections.ts';
import { findUses, type Use, type Uses } from '../usage/find-uses.ts';
import { explainUses } from '../usage/say-uses.ts';
import { movesToTrash } from './trash-hooks.ts';

/** Thrown when a document that a page, a draft or a setting uses is to be deleted. */
class InUseError extends APIError<{ uses: readonly Use[] }> {
  constructor(title: string, { count, uses }: Uses) {
    super(explainUses(title, { count, uses }), 409, { uses }, true);
    this.name = 'InUseError';
  }
}

/** Of several that are deleted at once, the refusal says which one it is about. */
async function readTitle(collection: TrashedSlug, id: number | string, req: PayloadRequest): Promise<string> {
  const { payload } = req;
  const options = { collection, id, depth: 0, draft: true, trash: true, disableErrors: true } as const;
  const locale = req.locale as 'en';
  const document = await payload.findByID({ ...(await withTransactionOf(req)), ...options, locale });
  return titleOf(payload.collections[collection].config, document ?? {}) ?? String(id);
}

/** Not checked for scripts and for saves that follow from another one; users and API clients get an error. */
async function refuseUsed(collection: string, id: number | string, req: PayloadRequest): Promise<void> {
  if (!req.user || !isTrashed(collection)) return;
  const executor = await transactionOf(req);
  // Its own plans are cancelled with a page.
  if (isContentType(collection)) await lockPlans(executor);
  await lockDocuments(executor, collection, [Number(id)]);
  // Nothing is published or replaced between this check and the end of the deletion.
  await lockPublishing(executor);
  const uses = await findUses({ collection, id: Number(id) }, req);
  if (uses.count > 0) throw new InUseError(await readTitle(collection, id, req), uses);
}

/** C-13: a document in use must be replaced before it can be deleted. */
export const refuseTrashingOfUsed: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  if (movesToTrash(data, originalDoc)) await refuseUsed(collection.slug, originalDoc.id, req);
  return data;
};

/** The same for documents in the trash, which a restored revision may use again. */
export const refuseDeletionOfUsed: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  await refuseUsed(collection.slug, id, req);
};
