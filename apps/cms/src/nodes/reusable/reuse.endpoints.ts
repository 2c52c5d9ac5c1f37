import type { Content } from '@keelstone/editing/content.ts';
import { say } from '@keelstone/languages/say.ts';
import { LANGUAGES } from '@keelstone/model';
import { APIError, type CollectionSlug, type Endpoint, NotFound, type PayloadRequest } from 'payload';
import * as v from 'valibot';
import { bodyOf, NO_STORE, requirePublisher } from '../../access/endpoint.ts';
import { recordOf } from '../../audit/record.ts';
import { inTransactionOf } from '../../database/in-transaction.ts';
import { withTransactionOf } from '../../database/transaction.ts';
import {
  type Handle,
  isPublished,
  readLatest,
  readMain,
  writeMain,
  writeRevision,
} from '../../publishing/saved-states.ts';
import { openPage, type PageStates, type Row, rowIn, withRow, writePage } from './rewrite-sections.ts';
import { copySection, marksOfSection, withMarks } from './section-copy.ts';

const REUSABLE = 'reusable_sections';
const MOST_CHARACTERS = 120;

/** Thrown when a request names no section, or one that cannot be made into what it asks for. */
class ReuseError extends APIError {
  constructor(message: string) {
    super(message, 400, null, true);
    this.name = 'ReuseError';
  }
}

const section = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const detachSchema = v.object({ section });
const title = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MOST_CHARACTERS));
const reuseSchema = v.object({ section, title });

/** Runs an editor's change of a page in one transaction. */
const changing =
  <Schema extends v.GenericSchema>(
    schema: Schema,
    change: (page: Handle, wanted: v.InferOutput<Schema>) => Promise<object>,
  ): Endpoint['handler'] =>
  async (req) => {
    requirePublisher(req);
    const { id, collection: slug } = req.routeParams as { id: string; collection: CollectionSlug };
    const collection = req.payload.collections[slug]?.config;
    if (!collection || !/^\d{1,9}$/.test(id)) throw new NotFound(req.t);
    const { success, output } = v.safeParse(schema, await bodyOf(req));
    if (!success) throw new ReuseError(say('Name a section of the page, and what it is to be called.'));
    const result = await inTransactionOf(req, () => change({ collection, id: Number(id), req }, output));
    return Response.json(result, NO_STORE);
  };

const placeOf = (id: string, source: number): Row => ({
  id,
  blockType: 'reusable',
  section: { relationTo: REUSABLE, value: source },
});

/** A name for editors, in each language in which the page is there. */
const titlesFor = (page: Content, name: string) => {
  const titles = (page.title ?? {}) as Record<string, unknown>;
  return Object.fromEntries(
    LANGUAGES.filter((language) => String(titles[language] ?? '').trim()).map((language) => [language, name]),
  );
};

/** What a section of a page is as a document of its own, in all languages. */
function sourceOf(page: Content | null, id: string, name: string): Content | null {
  const row = rowIn(page, id);
  if (!page || !row) return null;
  return {
    title: titlesFor(page, name),
    sections: [row],
    translationMarks: marksOfSection(page.translationMarks, id),
  };
}

/** Creates the document: published with what visitors see of the section, and a draft with what an editor wrote since. */
async function createSource(
  states: PageStates,
  { section: id, title: name }: v.InferOutput<typeof reuseSchema>,
  req: PayloadRequest,
): Promise<number> {
  const created = await req.payload.create({
    ...(await withTransactionOf(req)),
    collection: REUSABLE,
    data: { title: name } as never,
    draft: true,
    depth: 0,
  });
  const handle: Handle = { collection: req.payload.collections[REUSABLE].config, id: created.id, req };
  const empty = (await readLatest(handle))?.version ?? {};
  const base = { ...empty, savedBy: req.user?.id ?? null };
  const published = sourceOf(states.published, id, name);
  if (published) {
    const main = { ...base, ...published, _status: 'published', moderation: 'published' };
    await writeRevision(handle, main);
    await writeMain(handle, { ...main, updatedAt: new Date().toISOString() });
    await recordOf(req, {
      action: 'publish',
      subject: { collection: REUSABLE, documentId: created.id, title: name },
      languages: Object.keys(published.title as object),
    });
  }
  const draft = sourceOf(states.draft, id, name);
  if (draft && JSON.stringify(draft) !== JSON.stringify(published)) {
    await writeRevision(handle, { ...base, ...draft, _status: 'draft', moderation: 'draft' });
  }
  return created.id;
}

/** `POST /api/<type>/:id/reuse` with `{ section, title }`: the section becomes a reusable one, which the page shows. */
const reuse: Endpoint = {
  path: '/:id/reuse',
  method: 'post',
  handler: changing(reuseSchema, async (page, wanted) => {
    const states = await openPage(page);
    const row = rowIn(states.draft, wanted.section) ?? rowIn(states.published, wanted.section);
    if (!row) throw new ReuseError(say('Save the page first, so that the section is there.'));
    if (row.blockType === 'reusable') throw new ReuseError(say('This section is reusable already.'));
    const source = await createSource(states, wanted, page.req);
    const place = placeOf(wanted.section, source);
    const next = (content: Content | null) => withRow(content, place, (marks) => marks);
    await writePage(page, states, { published: next(states.published), draft: next(states.draft) });
    return { id: source };
  }),
};

/**
 * The page with a copy of the reusable section in its place, and the marks of its translations; null if it shows none
 * there. The rows of the published copy and of the draft have the same ids, by which their languages are matched.
 */
function detached(
  page: Content | null,
  source: Content | null,
  { place, ids }: { place: string; ids: Map<string, string> },
): Content | null {
  const [shared] = (source?.sections ?? []) as Content[];
  if (!page || !source || !shared || rowIn(page, place)?.blockType !== 'reusable') return null;
  ids.set(String(shared.id), place);
  const copy = copySection(shared, page.sections, ids);
  const more = marksOfSection(source.translationMarks, String(shared.id), ids);
  return withRow(page, copy as Row, (marks) => withMarks(marks, more));
}

/** `POST /api/<type>/:id/detach` with `{ section }`: the page gets a copy of the reusable section that it shows there. */
const detach: Endpoint = {
  path: '/:id/detach',
  method: 'post',
  handler: changing(detachSchema, async (page, { section: place }) => {
    const states = await openPage(page);
    const row = rowIn(states.draft, place) ?? rowIn(states.published, place);
    const value = (row?.section as { value?: unknown } | undefined)?.value;
    if (row?.blockType !== 'reusable' || typeof value !== 'number')
      throw new ReuseError(say('Choose a reusable section, and save the page first.'));
    const handle: Handle = {
      collection: page.req.payload.collections[REUSABLE].config,
      id: value,
      req: page.req,
    };
    const main = await readMain(handle);
    const published = main && isPublished(main) ? main : null;
    // What visitors see, or what would be published where they see nothing.
    const draft = published ?? (await readLatest(handle))?.version ?? null;
    if (!draft) throw new NotFound(page.req.t);
    const at = { place, ids: new Map<string, string>() };
    await writePage(page, states, {
      published: detached(states.published, published, at),
      draft: detached(states.draft, draft, at),
    });
    return {};
  }),
};

export const reuseEndpoints = [reuse, detach];
