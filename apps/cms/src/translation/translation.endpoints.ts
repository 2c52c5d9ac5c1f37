import { APIError, type Endpoint, Forbidden, NotFound, type PayloadRequest } from 'payload';
import * as v from 'valibot';
import { isStaff } from '../access/roles.ts';
import { readWorkspace } from './read-translation.ts';
import { saveTranslation, targetOf, translationSchema } from './save-translation.ts';

const NO_STORE = { 'cache-control': 'no-store' };

/** The document of a request of staff. */
function placeOf(req: PayloadRequest) {
  if (!isStaff(req)) throw new Forbidden(req.t);
  const { id, collection: slug } = req.routeParams as { id: string; collection: 'page' };
  const collection = req.payload.collections[slug]?.config;
  if (!collection || !/^\d{1,9}$/.test(id)) throw new NotFound(req.t);
  return { collection, id: Number(id) };
}

/** `PATCH /api/<type>/:id/translation`: saves texts of one language, and responds with the workspace. */
const save: Endpoint = {
  path: '/:id/translation',
  method: 'patch',
  handler: async (req) => {
    const place = placeOf(req);
    const { success, output } = v.safeParse(translationSchema, await req.json?.().catch(() => null));
    if (!success)
      throw new APIError(
        'Say which texts to save, in which language and for which version.',
        400,
        null,
        true,
      );
    await saveTranslation(req, place, output);
    const workspace = await readWorkspace(req, place, (source) => targetOf(output.to, source));
    return Response.json(workspace, { headers: NO_STORE });
  },
};

export const translationEndpoints = [save];
