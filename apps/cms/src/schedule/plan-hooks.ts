import type { ScheduledChange } from '@keelstone/editing/payload-types.ts';
import { idOf } from '@keelstone/editing/projection/relation.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@keelstone/model';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
  Where,
} from 'payload';
import type { AuditAction, AuditDetail, AuditSubject } from '../audit/audit-entry.ts';
import { recordOf } from '../audit/record.ts';
import { withTransactionOf } from '../database/transaction.ts';

/** The page that a plan is for, by its title in the first of some languages that it has one in, and which that was. */
async function readPlanned(
  { document }: ScheduledChange,
  inTurn: readonly Language[],
  req: PayloadRequest,
): Promise<{ subject: AuditSubject; language: Language }> {
  const { relationTo, value } = document;
  const id = idOf(value);
  // The plan holds only a reference.
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
  const language = inTurn.find((each) => titles[each]) ?? DEFAULT_LANGUAGE;
  return { subject: { collection: relationTo, documentId: id, title: titles[language] ?? null }, language };
}

/** The page that a plan is for. */
export const pageOfPlan = async (plan: ScheduledChange, req: PayloadRequest): Promise<AuditSubject> =>
  (await readPlanned(plan, LANGUAGES, req)).subject;

/** The page that a plan is for, in a language that it publishes if the page has a title there. */
export const pageAsPlanned = (plan: ScheduledChange, req: PayloadRequest) =>
  readPlanned(plan, [...LANGUAGES.filter((each) => plan.languages?.includes(each)), ...LANGUAGES], req);

const detailOf = ({ action, at }: ScheduledChange): AuditDetail => ({ planned: action, at });

/** Which revision a plan publishes, and who wrote it. Empty for plans that publish nothing. */
export async function plannedTextOf(
  { revision, writtenBy }: Pick<ScheduledChange, 'revision' | 'writtenBy'>,
  req: PayloadRequest,
): Promise<AuditDetail> {
  if (revision == null) return {};
  const id = writtenBy == null ? null : idOf(writtenBy);
  const options = { ...(await withTransactionOf(req)), collection: 'users', depth: 0 } as const;
  const writer = id === null ? null : await req.payload.findByID({ ...options, id, disableErrors: true });
  return { plannedRevision: revision, ...(writer ? { writer: writer.name } : {}) };
}

/** The scheduled changes of a page that have not been carried out. */
export const openPlansOf = ({ type, id }: { type: string; id: number }): Where => ({
  and: [
    { 'document.relationTo': { equals: type } },
    { 'document.value': { equals: id } },
    { state: { equals: 'planned' } },
  ],
});

export const recordPlan: CollectionAfterChangeHook<ScheduledChange> = async ({ doc, operation, req }) => {
  if (operation !== 'create') return doc;
  await recordOf(req, {
    action: 'schedule',
    subject: await pageOfPlan(doc, req),
    languages: doc.languages ?? [],
    detail: { ...detailOf(doc), ...(await plannedTextOf(doc, req)) },
  });
  return doc;
};

/** Records a plan that became pointless in these languages because of another change to its page (C-12). */
export async function recordVoidedPlan(
  plan: ScheduledChange,
  { because, languages }: { because: AuditAction; languages: readonly string[] },
  req: PayloadRequest,
): Promise<void> {
  const detail = { ...detailOf(plan), because };
  await recordOf(req, { action: 'void_plan', subject: await pageOfPlan(plan, req), languages, detail });
}

/** Deleting a plan that has been carried out cancels nothing. */
export const recordCancelledPlan: CollectionAfterDeleteHook<ScheduledChange> = async ({ doc, req }) => {
  if (doc.state !== 'planned') return doc;
  await recordOf(req, { action: 'unschedule', subject: await pageOfPlan(doc, req), detail: detailOf(doc) });
  return doc;
};

/**
 * Deletes a page's scheduled changes with it. Runs first in the deletion: a change that is being carried out is
 * waited for here; later, both would wait for each other.
 */
export const deleteChanges: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  await req.payload.delete({
    ...(await withTransactionOf(req)),
    collection: 'scheduled_changes',
    where: {
      and: [{ 'document.relationTo': { equals: collection.slug } }, { 'document.value': { equals: id } }],
    },
  });
};
