import type { RedirectDocument } from '@keelstone/editing/payload-types.ts';
import { deleteRedirectHits } from '@keelstone/outbox';
import { type Executor, publishRedirect, RedirectLoopError, removeRedirect } from '@keelstone/read-model';
import { type CollectionAfterChangeHook, type CollectionAfterDeleteHook, ValidationError } from 'payload';
import { lockPublishing } from '../database/publishing-lock.ts';
import { transactionOf } from '../database/transaction.ts';
import { sayCircle } from './find-chain-error.ts';

/** Publishes a saved redirect immediately; removes one that is in the trash. */
export const publishSavedRedirect: CollectionAfterChangeHook<RedirectDocument> = async ({
  doc,
  previousDoc,
  req,
}) => {
  const executor = await transactionOf(req);
  await lockPublishing(executor);
  if (previousDoc?.from && previousDoc.from !== doc.from) await remove(executor, previousDoc.from);
  if (doc.deletedAt) {
    await remove(executor, doc.from);
    return doc;
  }
  const status = doc.status === '302' ? 302 : 301;
  await publishRedirect(executor, { from: doc.from, to: doc.to, status }).catch((error: unknown) => {
    if (!(error instanceof RedirectLoopError)) throw error;
    throw new ValidationError({
      collection: 'redirects',
      errors: [{ path: 'to', message: sayCircle(error.chain) }],
    });
  });
  return doc;
};

export const removeDeletedRedirect: CollectionAfterDeleteHook<RedirectDocument> = async ({ doc, req }) => {
  const executor = await transactionOf(req);
  await lockPublishing(executor);
  // Not for one in the trash, because another may start at the same path by now.
  if (!doc.deletedAt) await remove(executor, doc.from);
  return doc;
};

async function remove(executor: Executor, from: string): Promise<void> {
  await removeRedirect(executor, from);
  await deleteRedirectHits(executor, from);
}
