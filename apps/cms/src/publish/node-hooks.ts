import { unpublish } from '@keelstone/content-store';
import type { ContentType } from '@keelstone/model';
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload';
import { leavesDependents, leavesPublishing } from './bulk-loading.ts';
import { DocumentReader } from './document-reader.ts';
import type { NodeDocument } from './node-document.ts';
import { publishDependents } from './publish-dependents.ts';
import { publishNode } from './publish-node.ts';
import { lockPublishing } from './publishing-lock.ts';
import { readShownParts } from './shown-parts.ts';
import { transactionOf } from './transaction.ts';

/**
 * After any save, the read model is made to say what the main document says: a draft saved over a published page
 * changes nothing, and whatever took the page out of "published" takes it away. Runs inside the save's transaction.
 */
export const publishSavedNode: CollectionAfterChangeHook<NodeDocument> = async ({ collection, doc, req }) => {
  if (leavesPublishing(req)) return doc;
  const executor = await transactionOf(req);
  await lockPublishing(executor);
  // The answer to the editor may be in one language, of a draft, or cut to a selection: it is never what we publish.
  const type = collection.slug as ContentType;
  const id = Number(doc.id);
  const documents = new DocumentReader(req);
  const nid = Number((await documents.read(type, id, 'en'))?.nid);
  const work = { req, executor, documents };
  const before = await readShownParts(executor, nid);
  await publishNode({ type, id, nid }, work);
  if (leavesDependents(req)) return doc;
  if ((await readShownParts(executor, nid)) !== before) await publishDependents([`node:${nid}`], work);
  return doc;
};

async function takeAway(nid: number, req: PayloadRequest): Promise<void> {
  const executor = await transactionOf(req);
  await lockPublishing(executor);
  await unpublish(executor, { nid });
  await publishDependents([`node:${nid}`], { req, executor, documents: new DocumentReader(req) });
}

/** A deleted node is gone for visitors, and from everything that showed it. */
export const takeAwayDeletedNode: CollectionAfterDeleteHook<NodeDocument> = async ({ doc, req }) => {
  await takeAway(Number(doc.nid), req);
  return doc;
};
