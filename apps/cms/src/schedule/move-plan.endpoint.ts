import { say } from '@keelstone/languages/say.ts';
import { APIError, type Endpoint, Forbidden, type PayloadRequest } from 'payload';
import * as v from 'valibot';
import { canPublish } from '../access/roles.ts';
import { recordOf } from '../audit/record.ts';
import { contextWithActor } from '../database/actor-of.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { transactionOf, withTransactionOf } from '../database/transaction.ts';
import { validatePlannedTime } from './plan-change.ts';
import { pageOfPlan } from './plan-hooks.ts';

/** Thrown when a plan cannot be moved, with a sentence for the editor. */
class PlanNotMovedError extends APIError {
  constructor(message: string, status = 400) {
    super(message, status, null, true);
    this.name = 'PlanNotMovedError';
  }
}

/** Waits for the runner, if it is carrying the plan out. */
async function lockOpenPlan(id: number, req: PayloadRequest): Promise<void> {
  const { rows } = await (await transactionOf(req)).query(
    `select id from scheduled_changes where id = $1::integer and state = 'planned' for update`,
    [id],
  );
  if (rows.length === 0) {
    throw new PlanNotMovedError(
      say('This has happened already, or was cancelled. Load the calendar again.'),
      409,
    );
  }
}

async function movePlan(id: number, at: string, req: PayloadRequest): Promise<string> {
  await lockOpenPlan(id, req);
  const options = {
    ...(await withTransactionOf(req)),
    collection: 'scheduled_changes',
    id,
    depth: 0,
  } as const;
  const plan = await req.payload.findByID(options);
  await req.payload.update({ ...options, data: { at, attempts: 0, failure: null } });
  const { action: planned, languages } = plan;
  const entry = { subject: await pageOfPlan(plan, req), languages: languages ?? [] };
  await recordOf(req, { ...entry, action: 'unschedule', detail: { planned, at: plan.at } });
  await recordOf(req, { ...entry, action: 'schedule', detail: { planned, at } });
  return plan.at;
}

/**
 * `POST /api/scheduled_changes/:id/move` with `{ at }`: another time for a scheduled change. What it publishes stays
 * what was agreed, so it need not be planned again.
 *
 * @returns `{ from, at }`: the former time and the new one
 */
export const movePlanEndpoint: Endpoint = {
  path: '/:id/move',
  method: 'post',
  handler: async (req) => {
    if (!canPublish(req)) throw new Forbidden(req.t);
    const id = Number(req.routeParams?.id);
    const body = v.safeParse(
      v.object({ at: v.pipe(v.string(), v.isoTimestamp()) }),
      await req.json?.().catch(() => null),
    );
    if (!Number.isSafeInteger(id) || !body.success) {
      throw new PlanNotMovedError(say('Choose a day and a time.'));
    }
    const { at } = body.output;
    const valid = await validatePlannedTime(new Date(at), { operation: 'create' } as never);
    if (valid !== true) throw new PlanNotMovedError(String(valid));
    const from = await inTransaction(req.payload, (own) => {
      Object.assign(own, { user: req.user, locale: req.locale, context: contextWithActor(req) });
      return movePlan(id, at, own);
    });
    return Response.json({ from, at }, { headers: { 'cache-control': 'no-store' } });
  },
};
