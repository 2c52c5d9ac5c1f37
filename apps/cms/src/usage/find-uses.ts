import { idOf } from '@keelstone/editing/projection/relation.ts';
import { readerLocale, say, sayLabel } from '@keelstone/languages/say.ts';
import { LANGUAGES, type Language } from '@keelstone/model';
import type { Executor } from '@keelstone/read-model';
import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig } from 'payload';
import { readSiteZone } from '../admin/time/read-site-zone.ts';
import { PLANS } from '../database/stored-references.ts';
import { readerOf, withTransactionOf } from '../database/transaction.ts';
import type { TrashedSlug } from '../database/trashed-collections.ts';
import { bareReferenceFields } from './bare-reference-fields.ts';
import { readTableGraph } from './table-graph.ts';
import { usageQuery } from './usage-query.ts';

export type Used = { collection: TrashedSlug; id: number };

/** A document that refers to another one, as published, as in its current draft, or as planned. */
export type Use = {
  /** Slug of a collection, or of a global. */
  collection: string;
  /** Null for a global. */
  id: number | null;
  /** The type's label, such as "Article", and the document's title. */
  kind: string;
  title: string;
  /** Those in which it refers to the other one: all that it has text in, if in none by itself. */
  languages: Language[];
  isPublished: boolean;
};

/** The uses of a document; if they are many, only some of them. */
export type Uses = { count: number; uses: Use[] };

/** More are counted but not described: nobody reads a list of thousands. */
const MOST_DESCRIBED = 100;

/** Collections whose references do not count: nobody sees the document through them. */
export const HOLDS_NOTHING = ['mails', 'search_tasks', 'shortcuts', 'users'];

/** The open plans among these that are for another page: those for it go with it. */
async function plansOfOthers(
  executor: Executor,
  plans: readonly number[],
  { collection, id }: Used,
): Promise<number[]> {
  const { rows } = await executor.query(
    `select parent_id from scheduled_changes_rels theirs where parent_id = any(string_to_array($1, ',')::integer[])
       and path = 'document' and to_jsonb(theirs)->>$2 is distinct from $3 order by parent_id`,
    [plans.join(','), `${collection}_id`, String(id)],
  );
  return rows.map((row) => Number(row.parent_id));
}

/** By collection and id, with the languages in which they refer to another document; null if not in single ones. */
export type Holders = Map<string, Map<number, Language[] | null>>;

/** The documents, globals and open plans that refer to it. */
export async function findHolders(
  executor: Executor,
  { collection, id }: Used,
  req: PayloadRequest,
): Promise<Holders> {
  const fields = bareReferenceFields(req.payload.config);
  const graph = await readTableGraph(executor);
  const uses = usageQuery(graph, fields, [collection], [{ slug: collection, id: Number(id) }]);
  const { rows } = await executor.query(
    `select holder, "holderId", array_agg(distinct language) as languages from (${uses}) as uses
       where "isCurrent" group by holder, "holderId" order by 1, 2`,
  );
  const holders: Holders = new Map();
  for (const row of rows) {
    const [holder, holderId] = [String(row.holder), Number(row.holderId)];
    const isItself = holder === collection && holderId === Number(id);
    if (isItself || HOLDS_NOTHING.includes(holder)) continue;
    const languages = row.languages as (Language | null)[];
    const single = languages.filter((language) => language !== null);
    const ofType = holders.get(holder) ?? new Map();
    holders.set(holder, ofType.set(holderId, single.length === languages.length ? single : null));
  }
  const plans = await plansOfOthers(executor, [...(holders.get(PLANS)?.keys() ?? [])], { collection, id });
  holders.delete(PLANS);
  if (plans.length > 0) holders.set(PLANS, new Map(plans.map((plan) => [plan, null])));
  return holders;
}

type Document = { id: number; _status?: string } & Record<string, unknown>;

function describe(
  { admin, labels, slug }: SanitizedCollectionConfig,
  document: Document,
  used: readonly Language[] | null,
): Use {
  const named = document[admin.useAsTitle ?? 'id'] ?? document.filename;
  const words =
    typeof named === 'object' && named !== null ? (named as Partial<Record<Language, string>>) : {};
  const titled = LANGUAGES.filter((language) => words[language]?.trim());
  const languages = used ? LANGUAGES.filter((language) => used.includes(language)) : titled;
  const first = languages.find((language) => titled.includes(language)) ?? titled[0];
  return {
    collection: slug,
    id: document.id,
    kind: sayLabel(labels.singular) || slug,
    title: String(
      first ? words[first] : typeof named === 'object' ? say('Number {id}', { id: document.id }) : named,
    ),
    languages,
    isPublished: document._status === undefined || document._status === 'published',
  };
}

/** The fields that `describe` needs, as far as the collection has them. */
function namingFields({ admin, flattenedFields }: SanitizedCollectionConfig): Record<string, true> {
  const wanted = [admin.useAsTitle, 'filename', '_status'];
  const names = flattenedFields.map(({ name }) => name).filter((name) => wanted.includes(name));
  return Object.fromEntries(names.map((name) => [name, true]));
}

async function describeDocuments(
  slug: CollectionSlug,
  holders: ReadonlyMap<number, Language[] | null>,
  req: PayloadRequest,
): Promise<Use[]> {
  const collection = req.payload.collections[slug].config;
  const request = {
    ...(await withTransactionOf(req)),
    collection: slug,
    where: { id: { in: [...holders.keys()] } },
    pagination: false,
    depth: 0,
    locale: 'all',
    select: namingFields(collection),
  } as const;
  const { docs } = await req.payload.find({ ...request, draft: true });
  // A draft has the status "draft", even if its page is published.
  const { docs: mains } = await req.payload.find(request);
  const states = new Map((mains as unknown as Document[]).map(({ id, _status }) => [id, _status]));
  return (docs as unknown as Document[]).map((document) =>
    describe(
      collection,
      { ...document, ...statusOf(states.get(document.id)) },
      holders.get(document.id) ?? null,
    ),
  );
}

/** Each as the page that it is for. */
async function describePlans(ids: readonly number[], req: PayloadRequest): Promise<Use[]> {
  const { docs } = await req.payload.find({
    ...(await withTransactionOf(req)),
    collection: PLANS,
    where: { id: { in: [...ids] } },
    pagination: false,
    depth: 0,
    sort: 'at',
  });
  const timeZone = await readSiteZone(req.payload);
  // Without a time: the admin cuts messages at colons.
  const day = new Intl.DateTimeFormat(readerLocale(), { dateStyle: 'long', timeZone });
  const uses: Use[] = [];
  for (const { document, at, languages } of docs) {
    const [page] = await describeDocuments(document.relationTo, new Map([[idOf(document.value), null]]), req);
    if (!page) continue;
    const kind = say('{kind} planned for {date}', { kind: page.kind, date: day.format(new Date(at)) });
    uses.push({ ...page, kind, languages: (languages ?? []) as Language[], isPublished: false });
  }
  return uses;
}

const statusOf = (status: string | undefined) => (status === undefined ? {} : { _status: status });

/** Where a document is used, published uses first. */
export async function findUses(used: Used, req: PayloadRequest): Promise<Uses> {
  const holders = await findHolders(await readerOf(req), used, req);
  const uses: Use[] = [];
  for (const [slug, all] of holders) {
    const global = req.payload.config.globals.find((each) => each.slug === slug);
    if (global) {
      const title = sayLabel(global.label) || slug;
      uses.push({
        collection: slug,
        id: null,
        kind: say('Setting'),
        title,
        languages: [],
        isPublished: true,
      });
    } else if (slug in req.payload.collections && uses.length < MOST_DESCRIBED) {
      const described = new Map([...all].slice(0, MOST_DESCRIBED - uses.length));
      uses.push(
        ...(slug === PLANS
          ? await describePlans([...described.keys()], req)
          : await describeDocuments(slug as CollectionSlug, described, req)),
      );
    }
  }
  return {
    count: [...holders.values()].reduce((sum, { size }) => sum + size, 0),
    uses: uses.sort((one, other) => Number(other.isPublished) - Number(one.isPublished)),
  };
}
