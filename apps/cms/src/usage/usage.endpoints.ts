import { say } from '@keelstone/languages/say.ts';
import { type Endpoint, Forbidden, type PayloadRequest } from 'payload';
import * as v from 'valibot';
import { bodyOf, documentId, NO_STORE, refusal, requirePublisher } from '../access/endpoint.ts';
import { isStaff } from '../access/roles.ts';
import { TRASHED_COLLECTIONS } from '../database/trashed-collections.ts';
import { findUses } from './find-uses.ts';
import { replaceUses } from './replace-uses.ts';

const usedSchema = v.object({ collection: v.picklist(TRASHED_COLLECTIONS), id: documentId });
const replacementSchema = v.object({ ...usedSchema.entries, by: documentId });

/** `GET /api/uses?collection=images&id=12`: what a deletion would affect, and how much. */
const list: Endpoint = {
  path: '/uses',
  method: 'get',
  handler: async (req) => {
    if (!isStaff(req)) throw new Forbidden(req.t);
    const request = v.safeParse(usedSchema, { ...req.query, id: Number(req.query.id) });
    if (!request.success) throw refusal('Name a collection and the id of a document.');
    return Response.json(await findUses(request.output, req), NO_STORE);
  },
};

/** Replaces all references and moves the document to the trash, in one transaction. */
async function replaceAndTrash(
  { collection, id: from, by }: v.InferOutput<typeof replacementSchema>,
  req: PayloadRequest,
): Promise<number> {
  const { payload } = req;
  const transactionID = await payload.db.beginTransaction();
  if (transactionID === null) throw refusal(say('The database does not answer. Try again.'), 503);
  req.transactionID = transactionID;
  try {
    const replaced = await replaceUses({ collection, from, to: by }, req);
    const data = { deletedAt: new Date().toISOString() };
    await payload.update({
      collection,
      id: from,
      data: data as never,
      overrideAccess: false,
      user: req.user,
      req,
    });
    await payload.db.commitTransaction(transactionID);
    return replaced;
  } catch (error) {
    await payload.db.rollbackTransaction(transactionID);
    throw error;
  }
}

/** `POST /api/replace-uses` with `{ "collection", "id", "by" }`. */
const replace: Endpoint = {
  path: '/replace-uses',
  method: 'post',
  handler: async (req) => {
    requirePublisher(req);
    const request = v.safeParse(replacementSchema, await bodyOf(req));
    if (!request.success)
      throw refusal('Name a collection, the id of a document, and by which one it is replaced.');
    if (request.output.id === request.output.by) throw refusal(say('Choose another one to take its place.'));
    return Response.json({ replaced: await replaceAndTrash(request.output, req) }, NO_STORE);
  },
};

export const usageEndpoints: Endpoint[] = [list, replace];
