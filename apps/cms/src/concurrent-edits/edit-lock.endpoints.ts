import { type Endpoint, Forbidden, type PayloadRequest } from 'payload';
import * as v from 'valibot';
import { bodyOf, documentId, NO_STORE, refusal } from '../access/endpoint.ts';
import { isStaff } from '../access/roles.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { holdLock, mayEdit, releaseLock } from './edit-locks.ts';
import { type EditedDocument, readVersion } from './edited-document.ts';
import { readLastSave } from './last-save.ts';

const requestSchema = v.union([
  v.object({ collection: v.string(), id: documentId, takeOver: v.optional(v.boolean()) }),
  v.object({ global: v.string(), takeOver: v.optional(v.boolean()) }),
]);

export type LockRequest = v.InferOutput<typeof requestSchema>;

/** Who is editing, and what has been saved meanwhile. */
export type LockResponse = {
  holder: { name: string; isOwn: boolean };
  /** When the newest version was saved; null if there is none yet. */
  version: string | null;
  lastSave: { name: string | null; isOwn: boolean } | null;
};

async function readRequest(req: PayloadRequest): Promise<{ edited: EditedDocument; takeOver: boolean }> {
  if (!isStaff(req)) throw new Forbidden(req.t);
  // Beacons of closing tabs arrive as plain text.
  const { success, output } = v.safeParse(requestSchema, await bodyOf(req));
  if (!success) throw refusal('Say which document, by collection and id or by global.');
  const takeOver = output.takeOver === true;
  if ('collection' in output) {
    const collection = req.payload.collections[output.collection as 'page']?.config;
    if (collection && collection.lockDocuments !== false) {
      return { edited: { collection, id: output.id }, takeOver };
    }
  } else {
    const global = req.payload.config.globals.find(({ slug }) => slug === output.global);
    if (global) return { edited: { global }, takeOver };
  }
  throw refusal('There is no such document to edit.', 404);
}

/** Runs work as the requesting user, in a transaction of its own. */
const asRequester = <Result>(request: PayloadRequest, work: (req: PayloadRequest) => Promise<Result>) =>
  inTransaction(request.payload, (req) => work(Object.assign(req, { user: request.user })));

/**
 * `POST /api/edit-locks/hold`: takes or renews a lock; `takeOver` takes another user's. Returns what the form needs
 * to know.
 */
const hold: Endpoint = {
  path: '/edit-locks/hold',
  method: 'post',
  handler: async (request) => {
    const { edited, takeOver } = await readRequest(request);
    const response = await asRequester(request, async (req): Promise<LockResponse> => {
      if (!(await mayEdit(req, edited))) throw new Forbidden(request.t);
      const holder = await holdLock(req, edited, { takeOver });
      // Before who made it: of a save that ends in between, the one who saved before would be told to have made it.
      const version = (await readVersion(req, edited)) ?? null;
      const save = await readLastSave(req, edited);
      return {
        holder: { name: holder.name, isOwn: holder.id === request.user?.id },
        version,
        lastSave: save && { name: save.by?.name ?? null, isOwn: save.by?.id === request.user?.id },
      };
    });
    return Response.json(response, NO_STORE);
  },
};

/** `POST /api/edit-locks/release`: releases one's own lock, as closing tabs do. */
const release: Endpoint = {
  path: '/edit-locks/release',
  method: 'post',
  handler: async (request) => {
    const { edited } = await readRequest(request);
    await asRequester(request, (req) => releaseLock(req, edited));
    return new Response(null, { status: 204, ...NO_STORE });
  },
};

export const editLockEndpoints = [hold, release];
