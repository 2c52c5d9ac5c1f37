import { say } from '@keelstone/languages/say.ts';
import { isEmail } from '@keelstone/model';
import { deleteOfAddress, deleteSubmission, editSubmission, replaySubmissions } from '@keelstone/outbox';
import { type Endpoint, Forbidden, type PayloadRequest } from 'payload';
import * as v from 'valibot';
import { bodyOf, documentId, NO_STORE, refusal, requirePublisher } from '../access/endpoint.ts';
import { canPublish, isStaff } from '../access/roles.ts';
import type { AuditSubject } from '../audit/audit-entry.ts';
import { record } from '../audit/record.ts';
import { actorOf } from '../database/actor-of.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { readerOf } from '../database/transaction.ts';
import { deleteFiles } from '../mail/mail-transport.ts';
import { exportSubmissions } from './export-submissions.ts';
import { listSubmissions } from './list-submissions.ts';
import { submissionFile } from './submission-file.endpoint.ts';
import { readQuery } from './submission-filter.ts';

const SUBMISSIONS: AuditSubject = { collection: 'submissions', documentId: null, title: null };
const uuid = v.pipe(v.string(), v.uuid());
const formId = v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number));

const replaySchema = v.object({
  ids: v.optional(v.pipe(v.array(uuid), v.minLength(1), v.maxLength(1000))),
  formId: v.optional(documentId),
  state: v.optional(v.picklist(['dead', 'waiting'])),
});

const gone = () => refusal(say('It is not there (any more).'), 404);

/**
 * `POST /api/submissions/search` with `{ "form"?, "state"?, "desk"?, "text"?, "page"? }`: authors see that there are
 * submissions, but not their content.
 */
const list: Endpoint = {
  path: '/submissions/search',
  method: 'post',
  handler: async (req) => {
    if (!isStaff(req)) throw new Forbidden(req.t);
    return Response.json(await listSubmissions(req, await readQuery(req)), NO_STORE);
  },
};

const editSchema = v.strictObject({
  assigneeId: v.optional(v.nullable(documentId)),
  isDone: v.optional(v.boolean()),
  isSpam: v.optional(v.boolean()),
});

/** @throws APIError if this user could not read what would be assigned to them */
async function checkAssignee({ payload }: PayloadRequest, id: number | null | undefined): Promise<void> {
  if (!id) return;
  const user = await payload.findByID({ collection: 'users', id, disableErrors: true, depth: 0 });
  if (!user || !canPublish({ user: { ...user, collection: 'users' } }))
    throw refusal(say('Assign it to an editor or an administrator.'));
}

/** `PATCH /api/submissions/:id` with `{ "assigneeId"?, "isDone"?, "isSpam"? }`. */
const edit: Endpoint = {
  path: '/submissions/:id',
  method: 'patch',
  handler: async (req) => {
    requirePublisher(req);
    const id = v.safeParse(uuid, req.routeParams?.id);
    if (!id.success) throw gone();
    const { success, output } = v.safeParse(editSchema, await bodyOf(req));
    if (!success) {
      throw refusal('Say what to change: assigneeId, isDone or isSpam.');
    }
    await checkAssignee(req, output.assigneeId);
    const { assigneeId, isDone, isSpam } = output;
    const change = {
      ...(assigneeId !== undefined && { assigneeId }),
      ...(isDone !== undefined && { isDone }),
      ...(isSpam !== undefined && { isSpam }),
    };
    if (!(await editSubmission(await readerOf(req), id.output, change))) throw gone();
    return Response.json({ changed: 1 }, NO_STORE);
  },
};

const addressSchema = v.object({ address: v.pipe(v.string(), v.trim(), v.check(isEmail)) });

/**
 * `POST /api/submissions/erase` with `{ "address" }`: deletes everything that was sent with an e-mail address, at that
 * person's request, and the mails to it. The audit trail records how many, not whose.
 */
const erase: Endpoint = {
  path: '/submissions/erase',
  method: 'post',
  handler: async (req) => {
    requirePublisher(req);
    const { success, output } = v.safeParse(addressSchema, await bodyOf(req));
    if (!success) throw refusal('Say whose, by a whole e-mail address.');
    const deleted = await inTransaction(req.payload, async (own, executor) => {
      const { docs: mails } = await req.payload.delete({
        req: own,
        collection: 'mails',
        where: { about: { equals: 'reply' }, recipient: { equals: output.address.toLowerCase() } },
        depth: 0,
      });
      await deleteFiles(req.payload, mails);
      const count = await deleteOfAddress(executor, output.address);
      const subject = { ...SUBMISSIONS, title: `All of one address (${count})` };
      if (count > 0) await record(executor, { action: 'delete', actor: actorOf(req), subject });
      return count;
    });
    return Response.json({ deleted }, NO_STORE);
  },
};

/** `POST /api/submissions/replay` with `{ "ids"?, "formId"?, "state"? }`: queues them for immediate delivery. */
const replay: Endpoint = {
  path: '/submissions/replay',
  method: 'post',
  handler: async (req) => {
    requirePublisher(req);
    const { success, output } = v.safeParse(replaySchema, await bodyOf(req));
    if (!success) {
      throw refusal('Say which to send again: by ids, formId or state, or {} for all.');
    }
    const { ids, formId, state } = output;
    const options = { ...(ids && { ids }), ...(formId && { formId }), ...(state && { state }) };
    return Response.json({ replayed: await replaySubmissions(await readerOf(req), options) }, NO_STORE);
  },
};

/** Deletes a submission and records that in the audit trail, without personal data, in one transaction. */
const removeRecorded = (id: string, request: PayloadRequest): Promise<boolean> =>
  inTransaction(request.payload, async (_, executor) => {
    if (!(await deleteSubmission(executor, id))) return false;
    await record(executor, { action: 'delete', actor: actorOf(request), subject: SUBMISSIONS });
    return true;
  });

/** `DELETE /api/submissions/:id`, such as at a visitor's request. */
const remove: Endpoint = {
  path: '/submissions/:id',
  method: 'delete',
  handler: async (req) => {
    requirePublisher(req);
    const id = v.safeParse(uuid, req.routeParams?.id);
    const isDeleted = id.success && (await removeRecorded(id.output, req));
    if (!isDeleted) throw gone();
    return Response.json({ deleted: 1 }, NO_STORE);
  },
};

/** `GET /api/submissions/export?form=7`: a CSV file. */
const exportForm: Endpoint = {
  path: '/submissions/export',
  method: 'get',
  handler: async (req) => {
    requirePublisher(req);
    const form = v.safeParse(formId, req.query.form);
    if (!form.success) throw refusal('Say of which form: ?form=7.');
    // Before the response: an export that cannot be recorded fails.
    const subject = { ...SUBMISSIONS, documentId: form.output };
    await record(await readerOf(req), { action: 'export', actor: actorOf(req), subject });
    return new Response(await exportSubmissions(req, form.output), {
      headers: {
        ...NO_STORE.headers,
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="form-${form.output}.csv"`,
      },
    });
  },
};

export const submissionEndpoints: Endpoint[] = [
  list,
  exportForm,
  submissionFile,
  replay,
  erase,
  edit,
  remove,
];
