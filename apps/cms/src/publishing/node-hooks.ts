import type { NodeDocument } from '@keelstone/editing/projection/node-document.ts';
import type { ContentType } from '@keelstone/model';
import { type Executor, unpublish } from '@keelstone/read-model';
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload';
import type { AuditSubject } from '../audit/audit-entry.ts';
import { restoredRevision } from '../audit/note-restore.ts';
import { recordOf } from '../audit/record.ts';
import { recordNodeSave } from '../audit/record-node.ts';
import { readSeenNode } from '../audit/seen-node.ts';
import { titleOf } from '../audit/title-of.ts';
import { trashPassage } from '../audit/trash-passage.ts';
import { lockPublishing } from '../database/publishing-lock.ts';
import { transactionOf } from '../database/transaction.ts';
import { leavesDependents, leavesPublishing } from './bulk-loading.ts';
import { PayloadDocumentReader } from './document-reader.ts';
import { publicationOf } from './note-publication.ts';
import { publishDependents } from './publish-dependents.ts';
import { publishNode } from './publish-node.ts';
import { readShownParts } from './shown-parts.ts';

type Deletion = { nid: number; subject: AuditSubject };

/** A draft, or an unpublished document: nothing to publish, except that it may have been removed. */
const savesDraft = (doc: NodeDocument) => doc._status !== 'published';

/** Also for documents in the trash, which the reader does not find. */
async function readNid(executor: Executor, type: ContentType, id: number): Promise<number> {
  const { rows } = await executor.query(`select nid from "${type}" where id = $1::integer`, [id]);
  return Number(rows[0]?.nid);
}

/**
 * Makes the read model match the main document after every save: a draft saved over a published page changes
 * nothing, and whatever ends "published" removes the page. Runs in the save's transaction.
 */
export const publishSavedNode: CollectionAfterChangeHook<NodeDocument> = async ({
  collection,
  doc,
  previousDoc,
  req,
}) => {
  if (leavesPublishing(req)) return;
  const executor = await transactionOf(req);
  await lockPublishing(executor);
  // The response to the editor may be in one language, of a draft, or limited to a selection, so it is never what
  // we publish.
  const type = collection.slug as ContentType;
  const id = Number(doc.id);
  const documents = new PayloadDocumentReader(req);
  const nid = await readNid(executor, type, id);
  const work = { req, executor, documents };
  const before = await readShownParts(executor, nid);
  const seenBefore = await readSeenNode(executor, nid);
  await publishNode({ type, id, nid }, work);
  await recordNodeSave(
    req,
    { collection: type, documentId: id },
    {
      before: seenBefore,
      after: await readSeenNode(executor, nid),
      languages: publicationOf(req).languages,
      isDraft: savesDraft(doc),
      passage: trashPassage(previousDoc, doc),
      name: titleOf(collection, doc),
      revision: restoredRevision(req),
    },
  );
  if (leavesDependents(req)) return;
  if ((await readShownParts(executor, nid)) !== before) await publishDependents([`node:${nid}`], work);
};

async function takeAway({ nid, subject }: Deletion, req: PayloadRequest): Promise<void> {
  const executor = await transactionOf(req);
  await lockPublishing(executor);
  const { languages, title } = await readSeenNode(executor, nid);
  await recordOf(req, {
    action: 'delete',
    subject: { ...subject, title: title ?? subject.title },
    languages,
  });
  await unpublish(executor, { nid });
  await publishDependents([`node:${nid}`], { req, executor, documents: new PayloadDocumentReader(req) });
}

/** Unpublishes a deleted node, and republishes everything that depended on it. */
export const takeAwayDeletedNode: CollectionAfterDeleteHook<NodeDocument> = async ({
  collection,
  doc,
  req,
}) => {
  const subject = {
    collection: collection.slug,
    documentId: Number(doc.id),
    title: titleOf(collection, doc),
  };
  await takeAway({ nid: Number(doc.nid), subject }, req);
};
