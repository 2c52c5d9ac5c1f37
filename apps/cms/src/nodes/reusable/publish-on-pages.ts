import type { CollectionAfterChangeHook, PayloadRequest } from 'payload';
import type { AuditAction } from '../../audit/audit-entry.ts';
import { recordOf } from '../../audit/record.ts';
import { titleOf } from '../../audit/title-of.ts';
import { trashTransition } from '../../audit/trash-transition.ts';
import { lockPublishing } from '../../database/publishing-lock.ts';
import { transactionOf } from '../../database/transaction.ts';
import { leavesDependents, leavesPublishing } from '../../publishing/bulk-loading.ts';
import { publishDependents } from '../../publishing/dependents/publish-dependents.ts';
import { PayloadDocumentReader } from '../../publishing/document-reader.ts';
import { publicationOf } from '../../publishing/publication.ts';
import { expectReferences } from '../../publishing/references/expect-references.ts';

/** In the request's transaction, projects every page again that has a place for the section. */
async function publishPages(id: number, req: PayloadRequest): Promise<void> {
  const executor = await transactionOf(req);
  await lockPublishing(executor);
  const work = { req, executor, documents: new PayloadDocumentReader(req) };
  await expectReferences({ slug: 'reusable_sections', id }, work);
  await publishDependents([`reusable:${id}`], work);
}

/** After a save that visitors may see: pages show the section as it is now, or no longer. A draft changes nothing. */
export const publishOnPages: CollectionAfterChangeHook = async ({
  collection,
  doc,
  operation,
  previousDoc,
  req,
}) => {
  if (leavesPublishing(req) || req.context.savesDraft) return doc;
  const isPublished = doc._status === 'published';
  const transition = trashTransition(previousDoc, doc);
  const { languages } = publicationOf(req);
  const action: AuditAction = transition ?? (isPublished ? 'publish' : 'unpublish');
  if (isPublished || operation === 'update') {
    await recordOf(req, {
      action,
      subject: {
        collection: collection.slug,
        documentId: Number(doc.id),
        title: titleOf(collection, doc),
      },
      languages: isPublished ? languages : [],
    });
  }
  if (!leavesDependents(req)) await publishPages(Number(doc.id), req);
  return doc;
};
