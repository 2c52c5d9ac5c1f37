import { type AdminText, say } from '@keelstone/languages/say.ts';
import type { ContentType, Language } from '@keelstone/model';
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { inEachLanguage } from '../admin/languages/in-language.ts';
import type { AuditAction } from '../audit/audit-entry.ts';
import { actorOf } from '../database/actor-of.ts';
import { transactionOf, withTransactionOf } from '../database/transaction.ts';
import { publishedBefore } from '../publishing/keep-unpublished.ts';
import { publicationOf } from '../publishing/publication.ts';
import { storedFailure } from './failure-texts.ts';
import { openPlansOf, pageOfPlan, recordVoidedPlan } from './plan-hooks.ts';

/** Actions that cancel scheduled changes. */
type VoidingAction = Extract<AuditAction, 'archive' | 'unpublish' | 'delete' | 'publish'>;

/** The plan that a save carries out: plans made later took it into account. */
export type RunningPlan = { id: number; plannedAt: string };

const REASONS: Record<VoidingAction, AdminText> = {
  archive: '{page} was archived by {name} after this was planned. Plan it again if it is still wanted.',
  unpublish: '{page} was unpublished by {name} after this was planned. Plan it again if it is still wanted.',
  delete: '{page} was deleted by {name} after this was planned. Plan it again if it is still wanted.',
  publish:
    '{page} was published with a later text by {name} after this was planned. Plan it again if it is still wanted.',
};

type Save = { data: Record<string, unknown>; published: Record<string, unknown> | null; req: PayloadRequest };

/** What a save does to a page, with regard to its scheduled changes. */
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

/** Locks and returns open plans. Waits for one that is being carried out, which is then no longer open. */
async function lockOpenPlans(
  { type, id }: Page,
  running: RunningPlan | undefined,
  req: PayloadRequest,
): Promise<number[]> {
  const { docs } = await req.payload.find({
    ...(await withTransactionOf(req)),
    collection: 'scheduled_changes',
    where: openPlansOf({ type, id }),
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

/** Cancels a plan, or removes the languages from it that have been published since. */
async function voidPlan(
  id: number,
  { because, languages }: { because: VoidingAction; languages: readonly Language[] },
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
  const { title } = await pageOfPlan(plan, req);
  const { name } = actorOf(req);
  const texts = inEachLanguage(() =>
    say(REASONS[because], {
      page: title === null ? say('The page') : say('“{title}”', { title }),
      name: name ?? say('the CMS'),
    }),
  );
  const isOver = because !== 'publish' || left.length === 0;
  const data = isOver
    ? { state: 'void' as const, doneAt: new Date().toISOString(), failure: storedFailure(texts) }
    : { languages: left };
  await req.payload.update({ ...options, data });
  await recordVoidedPlan(
    plan,
    { because, languages: isOver ? planned : planned.filter((one) => !left.includes(one)) },
    req,
  );
}

/**
 * Cancels scheduled changes of a page that is archived, unpublished or deleted, and those that would overwrite the
 * text published now with an older one (C-12). A plan that is carried out cancels those that were made before it by
 * someone who did not know of it. Runs before the save writes anything: later, save and runner would deadlock.
 */
export const voidChanges: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  // A revert publishes what is published already (../concurrent-edits/refuse-stale-save.ts).
  if (operation === 'create' || req.context.savesDraft || req.context.isRevert) return data;
  const published = publishedBefore(collection, originalDoc.id, req);
  const because = voidingActionOf({ data, published, req });
  const running = req.context.runningPlan as RunningPlan | undefined;
  if (because === null || (running && because === 'publish')) return data;
  const page = { type: collection.slug as ContentType, id: Number(originalDoc.id) };
  for (const id of await lockOpenPlans(page, running, req)) {
    await voidPlan(id, { because, languages: publicationOf(req).languages }, req);
  }
  return data;
};
