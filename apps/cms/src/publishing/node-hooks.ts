import type { NodeDocument } from '@keelstone/editing/projection/node-document.ts';
import { type ContentType, DEFAULT_LANGUAGE } from '@keelstone/model';
import { type Executor, unpublish } from '@keelstone/read-model';
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload';
import type { AuditSubject } from '../audit/audit-entry.ts';
import { recordOf } from '../audit/record.ts';
import { type NodeSave, recordNodeSave } from '../audit/record-node.ts';
import { restoredRevision } from '../audit/record-restore.ts';
import { titleOf } from '../audit/title-of.ts';
import { trashTransition } from '../audit/trash-transition.ts';
import { lockPublishing } from '../database/publishing-lock.ts';
import { transactionOf } from '../database/transaction.ts';
import { deleteLeftPaths } from '../redirects/left-paths.ts';
import { leavesDependents, leavesPublishing } from './bulk-loading.ts';
import { publishDependents } from './dependents/publish-dependents.ts';
import { PayloadDocumentReader } from './document-reader.ts';
import { publicationOf } from './publication.ts';
import { publishNode } from './publish-node.ts';
import { readPublishedState } from './published-state.ts';
import { expectReferences } from './references/expect-references.ts';
import { HomePageNeededError, isHomePage } from './references/home-page.ts';

type Deletion = { nid: number; subject: AuditSubject };

type SavedNode = Pick<NodeSave, 'languages' | 'isDraft' | 'name' | 'transition' | 'revision'> & {
  type: ContentType;
  id: number;
};

/** A draft, or an unpublished document: nothing to publish, except that it may have been removed. */
const savesDraft = (doc: NodeDocument) => doc._status !== 'published';

/** Also for documents in the trash, which the reader does not find. */
async function readNid(executor: Executor, type: ContentType, id: number): Promise<number> {
  const { rows } = await executor.query(`select nid from "${type}" where id = $1::integer`, [id]);
  return Number(rows[0]?.nid);
}

/** A draft goes to the revisions only, so nothing can change for visitors. */
async function recordDraft(
  subject: { collection: string; documentId: number },
  name: string | null,
  req: PayloadRequest,
): Promise<void> {
  const revision = restoredRevision(req);
  if (revision === undefined) return;
  const executor = await transactionOf(req);
  const nid = await readNid(executor, subject.collection as ContentType, subject.documentId);
  const { seen } = await readPublishedState(executor, nid);
  await recordNodeSave(req, subject, {
    before: seen,
    after: seen,
    languages: [],
    isDraft: true,
    name,
    revision,
  });
}

/**
 * Makes the read model match the main document after every save that may have written it: whatever ends "published"
 * removes the page. Runs in the save's transaction.
 */
export const publishSavedNode: CollectionAfterChangeHook<NodeDocument> = async ({
  collection,
  doc,
  previousDoc,
  req,
}) => {
  if (leavesPublishing(req)) return;
  const type = collection.slug as ContentType;
  const id = Number(doc.id);
  const subject = { collection: type, documentId: id };
  const name = titleOf(collection, doc);
  if (req.context.savesDraft) return recordDraft(subject, name, req);
  await publishMainDocument(
    {
      type,
      id,
      languages: publicationOf(req).languages,
      isDraft: savesDraft(doc),
      transition: trashTransition(previousDoc, doc),
      name,
      revision: restoredRevision(req),
    },
    req,
  );
};

/** Makes the read model match a main document that was written in the request's transaction. */
export async function publishMainDocument(
  { type, id, ...save }: SavedNode,
  req: PayloadRequest,
): Promise<void> {
  const executor = await transactionOf(req);
  await lockPublishing(executor);
  // The response to the editor may be in one language, of a draft, or limited to a selection, so it is never what
  // we publish.
  const nid = await readNid(executor, type, id);
  const work = { req, executor, documents: new PayloadDocumentReader(req) };
  // A load leaves out what editors have deleted, and ends.
  if (!leavesDependents(req)) await expectReferences({ slug: type, id }, work);
  const before = await readPublishedState(executor, nid);
  await publishNode({ type, id, nid }, before.paths, work);
  const after = await readPublishedState(executor, nid);
  // Elsewhere, visitors are led to the page in the default language.
  const isGone = before.paths.has(DEFAULT_LANGUAGE)
    ? !after.paths.has(DEFAULT_LANGUAGE)
    : before.paths.size > 0 && after.paths.size === 0;
  if (isGone && (await isHomePage(executor, nid))) throw new HomePageNeededError();
  const subject = { collection: type, documentId: id };
  await recordNodeSave(req, subject, { ...save, before: before.seen, after: after.seen });
  if (!leavesDependents(req) && after.shown !== before.shown) await publishDependents([`node:${nid}`], work);
}

async function takeAway({ nid, subject }: Deletion, req: PayloadRequest): Promise<void> {
  const executor = await transactionOf(req);
  await lockPublishing(executor);
  const { languages, title } = (await readPublishedState(executor, nid)).seen;
  await recordOf(req, {
    action: 'delete',
    subject: { ...subject, title: title ?? subject.title },
    languages,
  });
  await unpublish(executor, { nid });
  await deleteLeftPaths(executor, nid);
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
