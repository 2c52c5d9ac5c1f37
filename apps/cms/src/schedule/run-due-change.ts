import type { ScheduledChange } from '@keelstone/editing/payload-types.ts';
import { readerLanguage } from '@keelstone/languages/say.ts';
import { type ContentType, LANGUAGES, type Language } from '@keelstone/model';
import type { Executor } from '@keelstone/read-model';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { inEachLanguage, inLanguage } from '../admin/languages/in-language.ts';
import { explainFailure, explainLastFailure } from '../admin/refusals/explain-failure.ts';
import type { AuditActor } from '../database/actor-of.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { ENDS_IF_STILL, StillLoadingError } from '../database/publishing-lock.ts';
import { readerOf, transactionOf, withTransactionOf } from '../database/transaction.ts';
import { applyChange, type PlannedChange } from './apply-change.ts';
import { type FailureTexts, storedFailure } from './failure-texts.ts';
import type { StoredContent } from './keep-planned.ts';
import { tellLaterPlans } from './later-plans.ts';
import { notifyOfPlan } from './notify-of-plan.ts';
import { plannedTextOf } from './plan-hooks.ts';

/** For transient errors: a database restart, a full disk. With the pauses between them, some 20 minutes. */
const ATTEMPTS = 8;

/** After a failure, a change waits 10 seconds, after the next one twice as long, and so on. */
const DUE = `state = 'planned' and at <= clock_timestamp() and (attempts = 0 or
  updated_at + interval '10 seconds' * (2 ^ (attempts - 1))::float8 <= clock_timestamp())`;

/** Whether an earlier change of the same page waits to be tried again: changes of one page happen in their order. */
const IS_BEHIND_ANOTHER = `exists (
  select from scheduled_changes earlier
  join scheduled_changes_rels theirs on theirs.parent_id = earlier.id
  join scheduled_changes_rels ours on ours.parent_id = scheduled_changes.id
  where earlier.state = 'planned' and earlier.attempts > 0
    and (earlier.at, earlier.id) < (scheduled_changes.at, scheduled_changes.id)
    and to_jsonb(theirs) - array['id', 'parent_id'] = to_jsonb(ours) - array['id', 'parent_id'])`;

async function isSomethingDue(executor: Executor): Promise<boolean> {
  const { rows } = await executor.query(`select from scheduled_changes where ${DUE} limit 1`);
  return rows.length > 0;
}

/**
 * Claims the next change until the transaction ends. One process at a time, so that changes of one page happen in
 * order; the row is locked as well, so that nobody can cancel a change that is being carried out. The lock numbers
 * are ours.
 */
async function takeNext(executor: Executor): Promise<number | null> {
  await executor.query(ENDS_IF_STILL);
  const lock = await executor.query('select pg_try_advisory_xact_lock(1264939347, 11) as taken');
  if (!lock.rows[0]?.taken) return null;
  const { rows } = await executor.query(
    `select id from scheduled_changes where ${DUE} and not ${IS_BEHIND_ANOTHER}
     order by at, id limit 1 for update skip locked`,
  );
  return rows[0] ? Number(rows[0].id) : null;
}

/** Who made the plan: the audit trail names that user, not the process that carried it out. */
async function readPlanner(id: number, executor: Executor): Promise<AuditActor> {
  const { rows } = await executor.query(
    `select users.id, users.name from scheduled_changes
     left join users on users.id = planned_by_id where scheduled_changes.id = $1`,
    [id],
  );
  const [planner] = rows;
  return {
    id: planner?.id == null ? null : Number(planner.id),
    name: planner?.name == null ? null : String(planner.name),
    channel: 'plan',
  };
}

const readPlan = async (id: number, req: PayloadRequest) =>
  req.payload.findByID({
    ...(await withTransactionOf(req)),
    collection: 'scheduled_changes',
    id,
    depth: 0,
    showHiddenFields: true,
  });

function toChange({ id, action, document, content, languages, createdAt }: ScheduledChange): PlannedChange {
  const page = { type: document.relationTo as ContentType, id: Number(document.value) };
  const plan = { id, plannedAt: createdAt };
  // Languages that have been published since were removed from the plan, but their text was not.
  const { publishedWhenPlanned, ...kept } = (content ?? {}) as StoredContent;
  const planned = Object.entries(kept).filter(([language]) => languages?.includes(language as Language));
  return { ...page, plan, action, content: Object.fromEntries(planned), publishedWhenPlanned };
}

async function markDone(executor: Executor, id: number, keptDrafts: readonly Language[]): Promise<void> {
  await executor.query(
    `update scheduled_changes set state = 'done', done_at = clock_timestamp(), updated_at = now(), failure = null,
       kept_draft = $2 where id = $1`,
    [id, keptDrafts.length > 0],
  );
}

/** Thrown to undo what was only tried. */
class TriedError extends Error {}

const attempt = (payload: Payload, id: number) =>
  inTransaction(payload, async (req) => {
    await applyChange(toChange(await readPlan(id, req)), req);
    throw new TriedError('This was only tried.');
  });

/**
 * An error speaks the language in which it was thrown, Payload's own among them. So a change that an editor can mend
 * is tried in the other languages, too, in vain.
 */
async function explainInEachLanguage(payload: Payload, id: number, error: unknown): Promise<FailureTexts> {
  const texts = inEachLanguage(() => explainLastFailure(error));
  if (explainFailure(error) === null) return texts;
  for (const language of LANGUAGES) {
    if (language === readerLanguage()) continue;
    const again = await inLanguage(language, () => attempt(payload, id).catch((each: unknown) => each));
    texts[language] = explainFailure(again) ?? texts[language];
  }
  return texts;
}

/**
 * Runs after the rollback, in a transaction of its own. Only for changes that are still planned: another process may
 * have carried it out since.
 */
async function recordFailure(payload: Payload, id: number, error: unknown): Promise<void> {
  const isFinal = explainFailure(error) !== null;
  payload.logger.error({ err: error, scheduledChange: id }, 'A scheduled change was not done');
  const texts = await explainInEachLanguage(payload, id, error);
  await inTransaction(payload, async (req, executor) => {
    const { rows } = await executor.query(
      `update scheduled_changes set attempts = attempts + 1, failure = $2, updated_at = now(),
       state = case when $3::boolean or attempts + 1 >= $4::integer then 'failed' else state end,
       done_at = case when $3::boolean or attempts + 1 >= $4::integer then clock_timestamp() end
     where id = $1 and state = 'planned' returning state`,
      [id, storedFailure(texts), isFinal, ATTEMPTS],
    );
    if (rows[0]?.state === 'failed') await notifyOfPlan(await readPlan(id, req), texts, req);
  });
}

/**
 * Carries out the next due change, if there is one. The change and its new state are committed together, so it
 * happens exactly once, whichever process is killed when. While new pages are loaded, nothing can be published, and it
 * stays due.
 *
 * @returns true when there may be more to do
 */
export async function runDueChange(payload: Payload): Promise<boolean> {
  if (!(await isSomethingDue(await readerOf({ payload } as PayloadRequest)))) return false;
  const transactionID = await payload.db.beginTransaction();
  if (transactionID === null) return false;
  const req = await createLocalReq({ req: { transactionID, context: {} } }, payload);
  const executor = await transactionOf(req);
  let id: number | null = null;
  try {
    id = await takeNext(executor);
    if (id !== null) {
      req.context.auditActor = await readPlanner(id, executor);
      const plan = await readPlan(id, req);
      req.context.plannedText = await plannedTextOf(plan, req);
      const change = toChange(plan);
      await markDone(executor, id, await tellLaterPlans(change, req, () => applyChange(change, req)));
      await notifyOfPlan(plan, null, req);
    }
    await payload.db.commitTransaction(transactionID);
  } catch (error) {
    await payload.db.rollbackTransaction(transactionID);
    if (id === null) throw error;
    // Not a failure: it is due until the load ends, and so is everything else.
    if (error instanceof StillLoadingError) return false;
    await recordFailure(payload, id, error);
  }
  return id !== null;
}
