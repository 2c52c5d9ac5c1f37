import { say } from '@keelstone/languages/say.ts';
import { type CollectionSlug, type Endpoint, Forbidden, NotFound, type PayloadRequest } from 'payload';
import * as v from 'valibot';
import { bodyOf, NO_STORE, refusal } from '../access/endpoint.ts';
import { isStaff } from '../access/roles.ts';
import { readTranslation, readWorkspace } from './read-translation.ts';
import { saveTranslation, targetOf, translationSchema } from './save-translation.ts';
import { readMarks } from './translation-marks.ts';
import { fillFromXliff } from './xliff/fill-from-xliff.ts';
import { XliffError } from './xliff/read-xliff.ts';
import { writeXliff } from './xliff/write-xliff.ts';

const MAX_BYTES = 5 * 1024 * 1024;

/** The document of a request of staff. */
function placeOf(req: PayloadRequest) {
  if (!isStaff(req)) throw new Forbidden(req.t);
  const { id, collection: slug } = req.routeParams as { id: string; collection: CollectionSlug };
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
    const { success, output } = v.safeParse(translationSchema, await bodyOf(req));
    if (!success) throw refusal('Say which texts to save, in which language and for which version.');
    await saveTranslation(req, place, output);
    const workspace = await readWorkspace(req, place, (source) => targetOf(output.to, source));
    return Response.json(workspace, NO_STORE);
  },
};

const tooLarge = () => refusal(say('The file is larger than 5 MB. No document has as much text.'), 413);

async function readText(req: PayloadRequest): Promise<string> {
  if (Number(req.headers.get('content-length')) > MAX_BYTES) throw tooLarge();
  const bytes = new Uint8Array((await req.arrayBuffer?.()) ?? []);
  if (bytes.length > MAX_BYTES) throw tooLarge();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refusal(say('The file is not in UTF-8. Save it as UTF-8.'));
  }
}

async function pageOf(req: PayloadRequest) {
  const place = placeOf(req);
  const workspace = await readWorkspace(req, place, (source) => targetOf(req.query.to, source));
  return { original: `${place.collection.slug}/${place.id}`, workspace };
}

/** `GET /api/<type>/:id/translation/xliff?to=de`: the texts of a document, as saved last, for a translator. */
const exportXliff: Endpoint = {
  path: '/:id/translation/xliff',
  method: 'get',
  handler: async (req) => {
    const { original, workspace } = await pageOf(req);
    const { source, target, fields } = workspace;
    const name = `${original.replace('/', '-')}-${source}-${target}.xlf`;
    return new Response(writeXliff({ original, source, target, fields }), {
      headers: {
        ...NO_STORE.headers,
        'content-type': 'application/xliff+xml; charset=utf-8',
        'content-disposition': `attachment; filename="${name}"`,
      },
    });
  },
};

/** `POST /api/<type>/:id/translation/xliff?to=de` with a file: what it would fill in. Saves nothing. */
const importXliff: Endpoint = {
  path: '/:id/translation/xliff',
  method: 'post',
  handler: async (req) => {
    const page = await pageOf(req);
    const { fields: translated, document } = await readTranslation(req, placeOf(req));
    const marks = readMarks(document.translationMarks)[page.workspace.target] ?? {};
    const xml = await readText(req);
    try {
      return Response.json(fillFromXliff(xml, { ...page, translated, marks }), NO_STORE);
    } catch (error) {
      if (error instanceof XliffError) throw refusal(error.message);
      throw error;
    }
  },
};

export const translationEndpoints = [save, exportXliff, importXliff];
