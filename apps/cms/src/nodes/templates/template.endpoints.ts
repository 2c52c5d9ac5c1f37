import type { Content } from '@keelstone/editing/content.ts';
import { say } from '@keelstone/languages/say.ts';
import { type ContentType, isContentType } from '@keelstone/model';
import { type CollectionSlug, type Endpoint, Forbidden, NotFound, type PayloadRequest } from 'payload';
import * as v from 'valibot';
import { bodyOf, NO_STORE, refusal, requirePublisher } from '../../access/endpoint.ts';
import { isStaff } from '../../access/roles.ts';
import { formPath } from '../../admin/form-path.ts';
import { AlreadyCreatedError } from '../../concurrent-edits/creations.ts';
import { inTransactionOf } from '../../database/in-transaction.ts';
import { withTransactionOf } from '../../database/transaction.ts';
import { type Handle, readLatest, writeRevision } from '../../publishing/saved-states.ts';
import { copyWithNewIds } from '../reusable/section-copy.ts';
import { templateContent } from './template-content.ts';

const MOST_CHARACTERS = 120;
const schema = v.object({
  title: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MOST_CHARACTERS)),
});

function idOf({ routeParams }: PayloadRequest): number {
  const id = String(routeParams?.id);
  return /^\d{1,9}$/.test(id) ? Number(id) : 0;
}

/** `POST /api/<type>/:id/template` with `{ title }`: keeps the page, as saved last, as a template of its type. */
export const saveAsTemplate: Endpoint = {
  path: '/:id/template',
  method: 'post',
  handler: async (req) => {
    requirePublisher(req);
    const collection = req.payload.collections[req.routeParams?.collection as CollectionSlug]?.config;
    const latest = collection && (await readLatest({ collection, id: idOf(req), req }));
    if (!latest) throw new NotFound(req.t);
    const { success, output } = v.safeParse(schema, await bodyOf(req));
    if (!success) throw refusal(say('Give the template a name of 120 characters at most.'));
    const { id } = await req.payload.create({
      collection: 'page_templates',
      data: {
        title: output.title,
        type: collection.slug,
        content: templateContent(collection.flattenedFields, latest.version) as never,
      },
      req,
    });
    return Response.json({ doc: { id } }, { ...NO_STORE, status: 201 });
  },
};

type BegunPage = { type: ContentType; id: number };

async function readTemplate(req: PayloadRequest) {
  const template = await req.payload.findByID({
    ...(await withTransactionOf(req)),
    collection: 'page_templates',
    id: idOf(req),
    depth: 0,
    disableErrors: true,
  });
  if (!template || !isContentType(template.type)) throw new NotFound(req.t);
  return { ...template, type: template.type };
}

/** A draft without a title, so that it has no path until somebody names it. */
async function createPage(req: PayloadRequest): Promise<BegunPage> {
  const { type, content } = await readTemplate(req);
  const { id } = await req.payload.create({
    collection: type,
    data: {} as never,
    draft: true,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  });
  const handle: Handle = { collection: req.payload.collections[type].config, id, req };
  const latest = await readLatest(handle);
  await writeRevision(handle, { ...latest?.version, ...copyWithNewIds(content as Content) });
  return { type, id };
}

/** The same page for a request that is sent again because its answer was lost. */
async function createPageOnce(req: PayloadRequest): Promise<BegunPage> {
  try {
    return await inTransactionOf(req, () => createPage(req));
  } catch (error) {
    const created = error instanceof AlreadyCreatedError ? error.data?.created : null;
    if (!created) throw error;
    const { type } = await readTemplate(req);
    return { type, id: created };
  }
}

/** Where a person is led whose form was refused: to what the admin says of the template, or to the log-in. */
function placeAfter(error: unknown, req: PayloadRequest): string {
  if (error instanceof NotFound) return `/admin/collections/page_templates/${idOf(req)}`;
  if (error instanceof Forbidden) return '/admin';
  throw error;
}

/**
 * `POST /api/page_templates/:id/page`: a new draft with the content of the template. A form that is sent before the
 * admin's scripts run is led to it.
 */
export const newPageEndpoint: Endpoint = {
  path: '/:id/page',
  method: 'post',
  handler: async (req) => {
    const create = async () => {
      if (!isStaff(req)) throw new Forbidden(req.t);
      return createPageOnce(req);
    };
    if (!req.headers.get('accept')?.includes('text/html'))
      return Response.json({ doc: await create() }, NO_STORE);
    const location = await create().then(
      ({ type, id }) => formPath(type, id),
      (error: unknown) => placeAfter(error, req),
    );
    return new Response(null, { status: 303, headers: { ...NO_STORE.headers, location } });
  },
};
