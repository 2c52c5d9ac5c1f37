import { MEDIA_SLUGS, type MediaSlug } from '@keelstone/editing/media/media-collections.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@keelstone/model';
import { containing } from '@keelstone/model/text/like-pattern';
import type { Executor } from '@keelstone/read-model';
import type { SanitizedConfig } from 'payload';
import { bareReferenceFields } from '../../usage/bare-reference-fields.ts';
import { HOLDS_NOTHING } from '../../usage/find-uses.ts';
import { readTableGraph } from '../../usage/table-graph.ts';
import { usageQuery } from '../../usage/usage-query.ts';
import { type Folder, folderTree } from '../folder.ts';
import type { LibraryQuery } from './library-query.ts';

export const ON_A_PAGE = 48;

export type LibraryItem = {
  collection: MediaSlug;
  id: number;
  /** Its title or alternative text, in the first language that has one; otherwise the file name. */
  title: string;
  filename: string | null;
  /** The file that shows it; null for what cannot be shown. */
  thumbnail: string | null;
  bytes: number | null;
  width: number | null;
  height: number | null;
  mimeType: string | null;
  createdAt: string;
  updatedAt: string;
  /** Documents, drafts and settings that use it. */
  uses: number;
  /** Languages in which its alternative text is written; null for what has none. */
  described: Language[] | null;
  /** The alternative text in the query's language. */
  text: string;
};

export type Tag = { id: number; label: string };

export type Library = { items: LibraryItem[]; total: number; bytes: number };

/** The columns in which the kinds differ. */
type Columns = { words: string | null; thumbnail: string; size: string };

const NO_SIZE = 'null::numeric as width, null::numeric as height';
const SIZE = 't.width, t.height';

function columnsOf(slug: MediaSlug): Columns {
  if (slug === 'images')
    return { words: 'alt', thumbnail: 'coalesce(t.sizes_webp480_filename, t.filename)', size: SIZE };
  if (slug === 'svgs') return { words: 'alt', thumbnail: 't.filename', size: SIZE };
  return { words: slug === 'captions' ? null : 'title', thumbnail: 'null', size: NO_SIZE };
}

const isDescribed = (slug: MediaSlug) => slug === 'images' || slug === 'svgs';

/** One row per medium of a kind, outside of the trash. */
function selectKind(slug: MediaSlug): string {
  const { words, thumbnail, size } = columnsOf(slug);
  const file = slug !== 'remote_videos';
  const inLanguage = (language: string) =>
    words === null
      ? 'null'
      : `(select nullif(trim(l.${words}), '') from ${slug}_locales l where l._parent_id = t.id and l._locale::text = ${language})`;
  const first = LANGUAGES.map((language) => inLanguage(`'${language}'`)).join(', ');
  const described = `(select array_agg(l._locale::text) from ${slug}_locales l where l._parent_id = t.id and trim(l.alt) <> '')`;
  return `select '${slug}' as slug, t.id, coalesce(${first}, ${file ? 't.filename' : 'null'}, '${slug} ' || t.id) as title,
      ${file ? 't.filename' : 'null::varchar as filename'}, ${thumbnail} as thumbnail,
      ${file ? 't.filesize::numeric as filesize, t.mime_type' : 'null::numeric as filesize, null::varchar as mime_type'},
      ${size}, t.created_at, t.updated_at, coalesce(t.folder, '') as folder,
      exists (select from ${slug}_rels r where r.parent_id = t.id and r.path = 'tags' and r.tags_id = $4::integer) as tagged, ${isDescribed(slug) ? `coalesce(${described}, '{}')` : 'null::text[]'} as described,
      coalesce(${words === null ? 'null' : inLanguage('$1::text')}, '') as text
    from ${slug} t where t.deleted_at is null`;
}

const ORDER = {
  newest: 'created_at desc, id desc',
  largest: 'filesize desc nulls last, id',
  name: 'lower(title), id',
} as const;

/** How many documents, drafts and settings use each medium, as in `images:12`: of these media, by default of all. */
async function countUses(
  executor: Executor,
  config: SanitizedConfig,
  media?: readonly { slug: string; id: number }[],
): Promise<Map<string, number>> {
  const uses = usageQuery(await readTableGraph(executor), bareReferenceFields(config), MEDIA_SLUGS, media);
  const nothing = HOLDS_NOTHING.map((slug) => `'${slug}'`).join(', ');
  const { rows } = await executor.query(
    `select slug, id, count(distinct (holder, "holderId"))::integer as uses from (${uses}) as each
     where "isCurrent" and holder not in (${nothing}) and not (holder = slug and "holderId" = id) group by slug, id`,
  );
  return new Map(rows.map((row) => [`${row.slug}:${row.id}`, Number(row.uses)]));
}

/** Media of all kinds, with where they are used. */
export async function readLibrary(
  executor: Executor,
  config: SanitizedConfig,
  query: LibraryQuery,
): Promise<Library> {
  const { kind, text, folder, tag, show, order, page, language } = query;
  const slugs = kind ? [kind] : MEDIA_SLUGS;
  // To count all uses, the JSON of all content is read: only where it decides what is shown.
  const isByUse = show === 'unused' || show === 'no-text';
  const allUses = isByUse ? await countUses(executor, config) : new Map<string, number>();
  const isUsed = `slug || ':' || id = any(string_to_array($5, ' '))`;
  const conditions = [
    `(title ilike $2 or filename ilike $2)`,
    `($3::text = '' or folder = $3::text or starts_with(folder, $3::text || '/'))`,
    ...(tag === null ? [] : ['tagged']),
    ...(show === 'unused' ? [`not ${isUsed}`] : []),
    ...(show === 'no-text' ? [`${isUsed} and described is not null and not $1::text = any(described)`] : []),
  ];
  const { rows } = await executor.query(
    `with media as (${slugs.map(selectKind).join(' union all ')})
     select *, count(*) over () as total, sum(filesize) over () as "totalBytes" from media
     where ${conditions.join(' and ')} order by ${ORDER[order]}
     limit ${ON_A_PAGE} offset ${(page - 1) * ON_A_PAGE}`,
    [language, containing(text), folder, tag, ...(isByUse ? [[...allUses.keys()].join(' ')] : [])],
  );
  const shown = rows.map(({ slug, id }) => ({ slug: String(slug), id: Number(id) }));
  const uses = isByUse || shown.length === 0 ? allUses : await countUses(executor, config, shown);
  return {
    items: rows.map((row) => itemOf(row, uses.get(`${row.slug}:${row.id}`) ?? 0)),
    total: Number(rows[0]?.total ?? 0),
    bytes: Number(rows[0]?.totalBytes ?? 0),
  };
}

const numberOf = (value: unknown) => (value === null ? null : Number(value));

function itemOf(row: Record<string, unknown>, uses: number): LibraryItem {
  const collection = row.slug as MediaSlug;
  const thumbnail = row.thumbnail as string | null;
  const described = row.described as Language[] | null;
  return {
    collection,
    id: Number(row.id),
    title: String(row.title),
    filename: row.filename as string | null,
    thumbnail: thumbnail && `/api/${collection}/file/${encodeURIComponent(thumbnail)}`,
    bytes: numberOf(row.filesize),
    width: numberOf(row.width),
    height: numberOf(row.height),
    mimeType: row.mime_type as string | null,
    createdAt: new Date(row.created_at as string).toISOString(),
    updatedAt: new Date(row.updated_at as string).toISOString(),
    uses,
    described: described && LANGUAGES.filter((language) => described.includes(language)),
    text: String(row.text),
  };
}

const FOLDERS = MEDIA_SLUGS.map(
  (slug) => `select folder from ${slug} where deleted_at is null and folder <> ''`,
);

/** All folders, with the number of media in them. */
export async function readFolders(executor: Executor): Promise<Folder[]> {
  const { rows } = await executor.query(
    `select folder, count(*)::integer as count from (${FOLDERS.join(' union all ')}) as each group by folder`,
  );
  return folderTree(new Map(rows.map(({ folder, count }) => [String(folder), Number(count)])));
}

const TAGGED = MEDIA_SLUGS.map((slug) => `select tags_id from ${slug}_rels where path = 'tags'`);

/** The tags that media have, in the default language. */
export async function readTags(executor: Executor): Promise<Tag[]> {
  const { rows } = await executor.query(
    `select distinct _parent_id as id, label from tags_locales
     where _locale::text = $1 and _parent_id in (${TAGGED.join(' union ')}) order by label`,
    [DEFAULT_LANGUAGE],
  );
  return rows.map(({ id, label }) => ({ id: Number(id), label: String(label) }));
}
