import { say } from '@keelstone/languages/say.ts';
import {
  type CollectionSlug,
  type Endpoint,
  Forbidden,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type Where,
} from 'payload';
import * as v from 'valibot';
import { bodyOf, NO_STORE, refusal } from '../access/endpoint.ts';
import { isStaff } from '../access/roles.ts';
import { type ChangedDocument, changeDocument } from './change-document.ts';
import { CHANGES } from './change-values.ts';
import { changeableFields } from './changeable-fields.ts';

/** Documents are saved one after the other while the editor waits. */
const MOST_DOCUMENTS = 500;
const MOST_VALUES = 100;

const id = v.union([v.pipe(v.number(), v.integer()), v.pipe(v.string(), v.maxLength(100))]);
const requestSchema = v.object({
  field: v.string(),
  change: v.picklist(CHANGES),
  values: v.pipe(
    v.array(v.union([id, v.object({ relationTo: v.string(), value: id })])),
    v.maxLength(MOST_VALUES),
  ),
  where: v.record(v.string(), v.unknown()),
  isDryRun: v.boolean(),
});

export type ChangeRequest = v.InferOutput<typeof requestSchema>;
export type ChangesResult = { documents: ChangedDocument[] };

async function readRequest(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
): Promise<ChangeRequest> {
  const { success, output } = v.safeParse(requestSchema, await bodyOf(req));
  if (!success) throw refusal('Say which field, what to do with which values, and of which documents.');
  if (!changeableFields(collection).some(({ name }) => name === output.field)) {
    throw refusal(
      say('"{field}" is no field whose values can be added and removed.', { field: output.field }),
    );
  }
  if (output.values.length === 0 && output.change !== 'replace')
    throw refusal(say('Choose what to add or remove.'));
  return output;
}

async function findIds(req: PayloadRequest, slug: CollectionSlug, where: Where): Promise<number[]> {
  const { docs } = await req.payload.find({
    collection: slug,
    // Not the request itself: the parameters of its URL would limit the result.
    req: { context: {} },
    user: req.user,
    locale: req.locale as 'en',
    overrideAccess: false,
    draft: true,
    depth: 0,
    limit: MOST_DOCUMENTS + 1,
    pagination: false,
    select: {},
    where,
  });
  if (docs.length > MOST_DOCUMENTS) {
    throw refusal(
      say('At most {mostDocuments} are changed at once. Choose fewer of them, or filter the list.', {
        mostDocuments: MOST_DOCUMENTS,
      }),
    );
  }
  return docs.map((document) => Number(document.id));
}

/**
 * `POST /api/:collection/change-values` with `{ field, change, values, where, isDryRun }`: adds, removes or
 * replaces values of a field on many documents. A dry run only reports what would happen to each.
 */
export const changeValuesEndpoint: Endpoint = {
  path: '/change-values',
  method: 'post',
  handler: async (req) => {
    const slug = req.routeParams?.collection as CollectionSlug;
    const { config: collection } = req.payload.collections[slug];
    if (!isStaff(req) || !(await collection.access.update({ req }))) throw new Forbidden(req.t);
    const { where, isDryRun, ...request } = await readRequest(req, collection);
    const documents: ChangedDocument[] = [];
    for (const one of await findIds(req, slug, where as Where)) {
      documents.push(await changeDocument(req, one, { collection, request, isDryRun }));
    }
    const response: ChangesResult = { documents };
    return Response.json(response, NO_STORE);
  },
};
