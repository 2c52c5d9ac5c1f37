import type { ContentType, Language } from '@keelstone/model';
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import type { AuditAction } from '../audit/audit-entry.ts';
import { actorOf } from '../database/actor-of.ts';
import { transactionOf, withTransactionOf } from '../database/transaction.ts';
import { publishedBefore } from '../publishing/keep-unpublished.ts';
import { publicationOf } from '../publishing/note-publication.ts';
import { recordVoidedPlan } from './plan-hooks.ts';

/** What makes plans pointless. */
export type VoidingAction = Extract<AuditAction, 'archive' | 'unpublish' | 'delete' | 'publish'>;

/** The plan that a save carries out: what was planned after it was planned in its knowledge. */
export type RunningPlan = { id: number; plannedAt: string };

const DONE: Record<VoidingAction, string> = {
  archive: 'archived',
  unpublish: 'unpublished',
  delete: 'deleted',
  publish: 'published with a later text',
};

type Save = { data: Record<string, unknown>; published: Record<string, unknown> | null; req: PayloadRequest };

/** What a save does to a page, in as far as it concerns plans for it. */
function voidingActionOf({ data, published, req }: Save): VoidingAction | null {
  if (data.deletedAt) return 'delete';
  const isPublishing = data._status === 'published';
  if (published && isPublishing && data.moderation === 'archived' && published.moderation !== 'archived') {
    return 'archive';
  }
  if (isPublishing) return 'publish';
  return published && publicationOf(req).unpublishes ? 'unpublish' : null;
}

type Page = { type: string; id: number };

/** Open plans, locked: one that is being done is waited for, and is open no more then. */
async function lockOpenPlans(
  { type, id }: Page,
  running: RunningPlan | undefined,
  req: PayloadRequest,
): Promise<number[]> {
  const { docs } = await req.payload.find({
    ...(await withTransactionOf(req)),
    collection: 'scheduled_changes',
    where: {
      and: [
        { 'document.relationTo': { equals: type } },
        { 'document.value': { equals: id } },
        { state: { equals: 'planned' } },
      ],
    },
    pagination: false,
    depth: 0,
    select: {},
  });
  if (docs.length === 0) return [];
  const { rows } = await (await transactionOf(req)).query(
    `select id from scheduled_changes where id = any(string_to_array($1, ',')::integer[]) and state = 'planned'
       and id is distinct from $2::integer and created_at < coalesce($3::timestamptz, 'infinity')
     order by id for update`,
    [docs.map((plan) => plan.id).join(','), running?.id ?? null, running?.plannedAt ?? null],
  );
  return rows.map((row) => Number(row.id));
}

/** Voids a plan, or takes the languages from it that were published since. */
async function voidPlan(
  id: number,
  { because, languages, title }: { because: VoidingAction; languages: readonly Language[]; title: unknown },
  req: PayloadRequest,
): Promise<void> {
  const options = {
    ...(await withTransactionOf(req)),
    collection: 'scheduled_changes',
    id,
    depth: 0,
  } as const;
  const plan = await req.payload.findByID({ ...options, showHiddenFields: true });
  const planned = plan.languages ?? [];
  const left = planned.filter((language) => !languages.includes(language));
  if (because === 'publish' && (plan.action !== 'publish' || left.length === planned.length)) return;
  const name = actorOf(req).name ?? 'the CMS';
  const page = title ? `“${title}”` : 'The page';
  const failure = `${page} was ${DONE[because]} by ${name} after this was planned. Plan it again if it is still wanted.`;
  const isOver = because !== 'publish' || left.length === 0;
  const data = isOver
    ? { state: 'void' as const, doneAt: new Date().toISOString(), failure }
    : { languages: left };
  await req.payload.update({ ...options, data });
  await recordVoidedPlan(
    plan,
    { because, languages: isOver ? planned : planned.filter((one) => !left.includes(one)) },
    req,
  );
}

/**
 * Voids what is planned for a page that is archived, unpublished or deleted, and what would put an older text over one
 * that is published now (C-12). A plan that is carried out voids those that were made before it, by somebody who did not
 * know of it. Before the save writes anything: later, save and runner would wait for each other.
 */
export const voidChanges: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'create' || req.context.savesDraft) return data;
  const published = publishedBefore(collection, originalDoc.id, req);
  const because = voidingActionOf({ data, published, req });
  const running = req.context.runningPlan as RunningPlan | undefined;
  if (because === null || (running && because === 'publish')) return data;
  const page = { type: collection.slug as ContentType, id: Number(originalDoc.id) };
  for (const id of await lockOpenPlans(page, running, req)) {
    await voidPlan(id, { because, languages: publicationOf(req).languages, title: originalDoc.title }, req);
  }
  return data;
};
