import { deleteSubmission, replaySubmissions } from '@keelstone/outbox';
import { APIError, type Endpoint, Forbidden, type PayloadRequest } from 'payload';
import * as v from 'valibot';
import { canPublish, isStaff } from '../access/roles.ts';
import type { AuditSubject } from '../audit/audit-entry.ts';
import { record } from '../audit/record.ts';
import { actorOf } from '../database/actor-of.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { readerOf } from '../database/transaction.ts';
import { exportSubmissions } from './export-submissions.ts';
import { listSubmissions } from './list-submissions.ts';
import { readQuery } from './submission-filter.ts';

const SUBMISSIONS: AuditSubject = { collection: 'submissions', documentId: null, title: null };
const NO_STORE = { 'cache-control': 'no-store' };
const uuid = v.pipe(v.string(), v.uuid());

const replaySchema = v.object({
  ids: v.optional(v.pipe(v.array(uuid), v.minLength(1), v.maxLength(1000))),
  formId: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647))),
  state: v.optional(v.picklist(['dead', 'waiting'])),
});

/** Only those who may publish can read, resend, export and delete submissions. */
function allow(req: PayloadRequest): void {
  if (!canPublish(req)) throw new Forbidden(req.t);
}

/** `GET /api/submissions?form=&state=&page=`: authors see that there are submissions, but not their content. */
const list: Endpoint = {
  path: '/submissions',
  method: 'get',
  handler: async (req) => {
    if (!isStaff(req)) throw new Forbidden(req.t);
    return Response.json(await listSubmissions(req, readQuery(req)), { headers: NO_STORE });
  },
};

/** `POST /api/submissions/replay` with `{ "ids"?, "formId"?, "state"? }`: queues them for immediate delivery. */
const replay: Endpoint = {
  path: '/submissions/replay',
  method: 'post',
  handler: async (req) => {
    allow(req);
    const { success, output } = v.safeParse(replaySchema, await req.json?.().catch(() => null));
    if (!success) {
      throw new APIError('Say which to send again: by ids, formId or state, or {} for all.', 400, null, true);
    }
    const { ids, formId, state } = output;
    const options = { ...(ids && { ids }), ...(formId && { formId }), ...(state && { state }) };
    return Response.json(
      { replayed: await replaySubmissions(await readerOf(req), options) },
      { headers: NO_STORE },
    );
  },
};

/** Deletes a submission and records that in the audit trail, without personal data, in one transaction. */
const removeRecorded = (id: string, asked: PayloadRequest): Promise<boolean> =>
  inTransaction(asked.payload, async (_, executor) => {
    if (!(await deleteSubmission(executor, id))) return false;
    await record(executor, { action: 'delete', actor: actorOf(asked), subject: SUBMISSIONS });
    return true;
  });

/** `DELETE /api/submissions/:id`, such as at a visitor's request. */
const remove: Endpoint = {
  path: '/submissions/:id',
  method: 'delete',
  handler: async (req) => {
    allow(req);
    const id = v.safeParse(uuid, req.routeParams?.id);
    const isDeleted = id.success && (await removeRecorded(id.output, req));
    if (!isDeleted) throw new APIError('It is not there (any more).', 404, null, true);
    return Response.json({ deleted: 1 }, { headers: NO_STORE });
  },
};

/** `GET /api/submissions/export?form=7`: a CSV file. */
const exportForm: Endpoint = {
  path: '/submissions/export',
  method: 'get',
  handler: async (req) => {
    allow(req);
    const { form } = readQuery(req);
    if (form === undefined) throw new APIError('Say of which form: ?form=7.', 400, null, true);
    // Before the response: an export that cannot be recorded fails.
    const subject = { ...SUBMISSIONS, documentId: form };
    await record(await readerOf(req), { action: 'export', actor: actorOf(req), subject });
    return new Response(await exportSubmissions(req, form), {
      headers: {
        ...NO_STORE,
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="form-${form}.csv"`,
      },
    });
  },
};

export const submissionEndpoints: Endpoint[] = [list, exportForm, replay, remove];
