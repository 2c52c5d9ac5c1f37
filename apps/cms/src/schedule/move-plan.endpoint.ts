import type { ScheduledChange } from '@keelstone/editing/payload-types.ts';
import { say } from '@keelstone/languages/say.ts';
import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import * as v from 'valibot';
import { bodyOf, NO_STORE, requirePublisher } from '../access/endpoint.ts';
import { formatTime } from '../admin/time/format-time.ts';
import { readSiteZone } from '../admin/time/read-site-zone.ts';
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

/** @throws PlanNotMovedError if the plan has another time than whoever moves it has seen */
async function refuseMoved(plan: ScheduledChange, from: string, req: PayloadRequest): Promise<void> {
  if (Date.parse(plan.at) === Date.parse(from)) return;
  const { collection, documentId } = await pageOfPlan(plan, req);
  const { rows } = await (await transactionOf(req)).query(
    `select actor_name from audit.entries where action = 'schedule' and collection = $1 and document_id = $2::integer
       and detail->>'planned' = $3 and detail->>'at' = $4 order by id desc limit 1`,
    [collection, documentId, plan.action, plan.at],
  );
  const name = rows[0]?.actor_name ?? say('somebody');
  const time = formatTime(new Date(plan.at), await readSiteZone(req.payload));
  throw new PlanNotMovedError(
    say('Nothing was moved, because {name} has moved this to {time} since you looked.', { name, time }),
    409,
  );
}

type Move = { from: string; at: string };

async function movePlan(id: number, { from, at }: Move, req: PayloadRequest): Promise<void> {
  await lockOpenPlan(id, req);
  const options = {
    ...(await withTransactionOf(req)),
    collection: 'scheduled_changes',
    id,
    depth: 0,
  } as const;
  const plan = await req.payload.findByID(options);
  await refuseMoved(plan, from, req);
  const moved = await req.payload.update({ ...options, data: { at, attempts: 0, failure: null } });
  const { action: planned, languages } = plan;
  const entry = { subject: await pageOfPlan(plan, req), languages: languages ?? [] };
  await recordOf(req, { ...entry, action: 'unschedule', detail: { planned, at: plan.at } });
  await recordOf(req, { ...entry, action: 'schedule', detail: { planned, at: moved.at } });
}

const time = v.pipe(v.string(), v.isoTimestamp());

/**
 * `POST /api/scheduled_changes/:id/move` with `{ from, at }`: another time for a scheduled change, which has the
 * time `from` until then: a plan that somebody else has moved is left alone. What it publishes stays what was agreed, so
 * it need not be planned again.
 *
 * @returns `{ from, at }`: the former time and the new one
 */
export const movePlanEndpoint: Endpoint = {
  path: '/:id/move',
  method: 'post',
  handler: async (req) => {
    requirePublisher(req);
    const id = Number(req.routeParams?.id);
    const body = v.safeParse(
      v.object({ from: v.fallback(v.nullable(time), null), at: time }),
      await bodyOf(req),
    );
    if (!Number.isSafeInteger(id) || !body.success) {
      throw new PlanNotMovedError(say('Choose a day and a time.'));
    }
    const { from, at } = body.output;
    if (from === null) {
      throw new PlanNotMovedError(
        say('Say in “from” which time this had when you looked. In the calendar, load the page again.'),
      );
    }
    const valid = await validatePlannedTime(new Date(at), { operation: 'create' } as never);
    if (valid !== true) throw new PlanNotMovedError(String(valid));
    await inTransaction(req.payload, (own) => {
      Object.assign(own, { user: req.user, locale: req.locale, context: contextWithActor(req) });
      return movePlan(id, { from, at }, own);
    });
    return Response.json({ from, at }, NO_STORE);
  },
};
