import { CONTENT_TYPES, type ContentType, type Language } from '@keelstone/model';
import type { Executor } from '@keelstone/read-model';

/** A published page in one language, as far as reports need it. */
export type ReportedPage = {
  nid: number;
  type: ContentType;
  language: Language;
  path: string;
  /** As search engines show it. */
  title: string;
  description: string;
  /** False if its editor keeps it out of search engines, or it is archived. */
  isListed: boolean;
  /** Unix seconds. */
  changed: number;
  /** Targets of its links, uploads excluded. */
  links: string[];
  /** What it depends on, such as `node:12`. */
  dependencies: string[];
  /** Who looks after it. */
  owner: { id: number; name: string } | null;
  /** The day on which it should be read again, as `2026-11-23`. */
  reviewOn: string | null;
};

/** Everything that is published, as far as reports need it. */
export type ReportedSite = {
  pages: ReportedPage[];
  /** Menus, footers and other settings. */
  settings: { language: Language; links: string[]; dependencies: string[]; homeNid: number | null }[];
  redirects: { from: string; to: string }[];
};

const linksOf = (value: unknown): string[] =>
  [...new Set(value as unknown[])].filter(
    (url): url is string => typeof url === 'string' && url !== '' && !url.startsWith('/media/'),
  );

function pageOf(row: Record<string, unknown>): ReportedPage {
  return {
    nid: Number(row.nid),
    type: row.type as ContentType,
    language: row.language as Language,
    path: String(row.path),
    title: String(row.title),
    description: String(row.description ?? '').trim(),
    isListed: Boolean(row.listed),
    changed: Number(row.changed),
    links: linksOf(row.links),
    dependencies: row.shows as string[],
    owner: row.owner === null ? null : { id: Number(row.owner), name: String(row.owner_name) },
    reviewOn: row.review_on as string | null,
  };
}

/**
 * What is published, each page's JSON read from its storage once. Without `offset 0`, PostgreSQL merges the queries and
 * decompresses the page for every value that is read from it, which takes three times as long.
 */
const NODES = `(
  select nid, type, stored.language, path, shows, once.node
  from published.nodes as stored, lateral (select stored.node || '{}' as node offset 0) as once
) as nodes`;

/** Every object's `url`. A strict path visits each object once, a lax one as often as arrays are around it. */
const URLS = "'strict $.** ? (exists (@.url)).url'";

/**
 * Reads what is published: what visitors see, without drafts.
 *
 * @param withLinks false for pages without their links, which are found by reading all of their JSON
 */
export async function readSite(executor: Executor, withLinks: boolean): Promise<ReportedSite> {
  const pages = await executor.query(
    `select nid, type, nodes.language, path, shows, care.owner, users.name as owner_name,
       care.review_on::text as review_on, coalesce(node #>> '{meta,title}', node ->> 'title') as title,
       coalesce(node #>> '{meta,description}', node ->> 'excerpt') as description, node ->> 'changed' as changed,
       not (node ->> 'archived')::boolean and node #> '{meta,isHidden}' is null and node #> '{meta,canonical}' is null as listed,
       ${withLinks ? `jsonb_path_query_array(node, ${URLS})` : `'[]'::jsonb`} as links
     from ${NODES} left join editing.page_care care using (nid)
       left join public.users on users.id = care.owner
     order by nid, nodes.language`,
  );
  const settings = await executor.query(
    `select language, shows, value -> 'homeNid' as home, jsonb_path_query_array(value, ${URLS}) as links
     from published.settings`,
  );
  const redirects = await executor.query('select from_path, to_path from published.redirects');
  return {
    pages: pages.rows.map(pageOf),
    settings: settings.rows.map(({ language, shows, home, links }) => ({
      language: language as Language,
      dependencies: shows as string[],
      homeNid: typeof home === 'number' ? home : null,
      links: linksOf(links),
    })),
    redirects: redirects.rows.map((row) => ({ from: String(row.from_path), to: String(row.to_path) })),
  };
}

const DOCUMENTS = CONTENT_TYPES.map(
  (type) => `select nid::integer, id from "${type}" where nid = any($1::integer[])`,
).join(' union all ');

/** The ids of documents in the CMS, by nid. */
export async function readIds(executor: Executor, nids: readonly number[]): Promise<Map<number, number>> {
  if (nids.length === 0) return new Map();
  const { rows } = await executor.query(DOCUMENTS, [`{${nids.join(',')}}`]);
  return new Map(rows.map(({ nid, id }) => [Number(nid), Number(id)]));
}

/** A published page, and where its form is. */
export type PageForm = { type: ContentType; id: number; title: string };

/** The forms of published pages with their titles in one language, by nid. */
export async function readForms(
  executor: Executor,
  nids: readonly number[],
  language: Language,
): Promise<Map<number, PageForm>> {
  const ids = await readIds(executor, nids);
  const { rows } = await executor.query(
    `select nid, type, node ->> 'title' as title from published.nodes
     where nid = any($1::integer[]) and language = $2`,
    [`{${nids.join(',')}}`, language],
  );
  return new Map(
    rows.flatMap(({ nid, type, title }) => {
      const id = ids.get(Number(nid));
      return id === undefined ? [] : [[Number(nid), { type: type as ContentType, id, title: String(title) }]];
    }),
  );
}

export type TakenRedirect = { from: string; to: string; hits: number; lastHit: Date };

const MOST_REDIRECTS = 100;

/** The redirects that visitors took most often. */
export async function readTakenRedirects(executor: Executor): Promise<TakenRedirect[]> {
  const { rows } = await executor.query(
    `select from_path, to_path, hits, last_hit from visits.redirect_hits
     join published.redirects using (from_path) order by hits desc, from_path limit ${MOST_REDIRECTS}`,
  );
  return rows.map((row) => ({
    from: String(row.from_path),
    to: String(row.to_path),
    hits: Number(row.hits),
    lastHit: new Date(row.last_hit as string | Date),
  }));
}
