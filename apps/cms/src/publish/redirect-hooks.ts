import { type Executor, forgetRedirectHits, publishRedirect, removeRedirect } from '@keelstone/content-store';
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import type { RedirectDocument } from '../payload-types.ts';
import { explainToEditor } from './explain-to-editor.ts';
import { lockPublishing } from './publishing-lock.ts';
import { transactionOf } from './transaction.ts';

/** A saved redirect is published at once. */
export const publishSavedRedirect: CollectionAfterChangeHook<RedirectDocument> = async ({
  doc,
  previousDoc,
  req,
}) => {
  const executor = await transactionOf(req);
  await lockPublishing(executor);
  if (previousDoc?.from && previousDoc.from !== doc.from) await forget(executor, previousDoc.from);
  const status = doc.status === '302' ? 302 : 301;
  await publishRedirect(executor, { from: doc.from, to: doc.to, status }).catch((error: unknown) => {
    throw explainToEditor(error, 'redirects');
  });
  return doc;
};

export const removeDeletedRedirect: CollectionAfterDeleteHook<RedirectDocument> = async ({ doc, req }) => {
  const executor = await transactionOf(req);
  await lockPublishing(executor);
  await forget(executor, doc.from);
  return doc;
};

async function forget(executor: Executor, from: string): Promise<void> {
  await removeRedirect(executor, from);
  await forgetRedirectHits(executor, from);
}
