import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload';
import type { ScheduledChange } from '../payload-types.ts';
import { withTransactionOf } from '../publish/transaction.ts';
import type { AuditSubject } from './audit-entry.ts';
import { recordOf } from './record.ts';

/** The page that a plan is for. Its title is looked up: the plan holds a reference. */
async function subjectOf({ document }: ScheduledChange, req: PayloadRequest): Promise<AuditSubject> {
  const { relationTo, value } = document;
  const id = typeof value === 'object' ? value.id : value;
  const page = await req.payload.findByID({
    ...(await withTransactionOf(req)),
    collection: relationTo,
    id,
    locale: 'all',
    draft: true,
    depth: 0,
    disableErrors: true,
    trash: true,
  });
  const titles = ((page as { title?: unknown } | null)?.title ?? {}) as Record<string, string | null>;
  return { collection: relationTo, documentId: id, title: titles.en ?? titles.de ?? null };
}

const detailOf = ({ action, at }: ScheduledChange) => ({ planned: action, at });

export const recordPlan: CollectionAfterChangeHook<ScheduledChange> = async ({ doc, operation, req }) => {
  if (operation !== 'create') return doc;
  await recordOf(req, { action: 'schedule', subject: await subjectOf(doc, req), detail: detailOf(doc) });
  return doc;
};

/** What was done already is no plan any more: removing the note of it cancels nothing. */
export const recordCancelledPlan: CollectionAfterDeleteHook<ScheduledChange> = async ({ doc, req }) => {
  if (doc.state !== 'planned') return doc;
  await recordOf(req, { action: 'unschedule', subject: await subjectOf(doc, req), detail: detailOf(doc) });
  return doc;
};
