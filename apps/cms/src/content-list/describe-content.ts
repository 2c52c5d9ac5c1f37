import { isContentType, LANGUAGES, type Language } from '@keelstone/model';
import type { Executor } from '@keelstone/read-model';
import type { Payload } from 'payload';
import type { ContentState } from '../admin/content-state/content-state.ts';
import { STATE_IN_SQL } from '../admin/content-state/content-state.ts';
import type { DraftedSlug } from '../database/drafted-collections.ts';
import { authorsOf, createdInSql, type FoundContent, type ListedKey, plansInSql } from './find-content.ts';

type PlannedChange = { action: 'publish' | 'unpublish' | 'archive'; at: string };

/** A line of the content list. Times are ISO 8601. */
export type ListedContent = ListedKey & {
  /** In the first language that has one; empty if none has. */
  title: string;
  /** In which the form should open. */
  language: Language;
  state: ContentState;
  /** Languages with a title, and whether visitors can read them. */
  languages: { language: Language; isPublished: boolean }[];
  authors: string[];
  changed: string;
  changedBy: string | null;
  created: string | null;
  planned: PlannedChange[];
  reviewNote: string | null;
};

const authorsInSql = (payload: Payload, type: DraftedSlug): string => {
  const people = authorsOf(payload, type);
  if (!people) return 'null::json';
  return `(select json_agg((select l.title from "${people}_locales" l where l._parent_id = r."${people}_id"
       and trim(l.title) <> '' order by l._locale limit 1) order by r."order")
     from "_${type}_v_rels" r where r.parent_id = v.id and r.path = 'version.authors')`;
};

/** The languages that visitors can read. */
const publishedInSql = (type: DraftedSlug) =>
  isContentType(type)
    ? // Payload's numbers are numeric, for which PostgreSQL would not use the index of an integer.
      '(select json_agg(n.language) from published.nodes n where n.nid = m.nid::integer)'
    : `(select json_agg(l._locale) from "${type}_locales" l
         where l._parent_id = m.id and m._status = 'published' and trim(l.title) <> '')`;

const plannedInSql = (type: DraftedSlug) =>
  isContentType(type)
    ? `(select json_agg(json_build_object('action', c.action, 'at', extract(epoch from c.at) * 1000) order by c.at)
         from ${plansInSql(type)})`
    : 'null::json';

const branchOf = (payload: Payload, type: DraftedSlug, versions: string) =>
  `select '${type}' as type, m.id, ${STATE_IN_SQL} as state, v.version_review_note as review_note,
     extract(epoch from v.version_updated_at) * 1000 as changed,
     extract(epoch from ${createdInSql(type)}) * 1000 as created,
     (select name from users where users.id = v.version_saved_by_id) as changed_by,
     (select json_object_agg(l._locale, l.version_title) from "_${type}_v_locales" l
       where l._parent_id = v.id and trim(l.version_title) <> '') as titles,
     ${publishedInSql(type)} as published,
     ${authorsInSql(payload, type)} as authors,
     ${plannedInSql(type)} as planned
   from "${type}" m join "_${type}_v" v on v.parent_id = m.id
   where v.id = any(string_to_array(${versions}, ',')::integer[])`;

export const isoTime = (milliseconds: unknown) => new Date(Number(milliseconds)).toISOString();

function toListed(row: Record<string, unknown>): ListedContent {
  const titles = (row.titles ?? {}) as Partial<Record<Language, string>>;
  const published = (row.published ?? []) as string[];
  const written = LANGUAGES.filter((language) => titles[language]);
  const language = written[0] ?? LANGUAGES[0];
  const planned = (row.planned ?? []) as { action: PlannedChange['action']; at: number }[];
  return {
    type: row.type as DraftedSlug,
    id: Number(row.id),
    title: titles[language]?.trim() ?? '',
    language,
    state: row.state as ContentState,
    languages: written.map((each) => ({ language: each, isPublished: published.includes(each) })),
    authors: ((row.authors ?? []) as (string | null)[]).filter((name) => name !== null),
    changed: isoTime(row.changed),
    changedBy: (row.changed_by as string | null) ?? null,
    created: row.created === null ? null : isoTime(row.created),
    planned: planned.map(({ action, at }) => ({ action, at: isoTime(at) })),
    reviewNote: (row.review_note as string | null)?.trim() || null,
  };
}

/** What the list shows of the pages that were found, in their order. */
export async function describeContent(
  { payload, executor }: { payload: Payload; executor: Executor },
  found: readonly FoundContent[],
): Promise<ListedContent[]> {
  if (found.length === 0) return [];
  const types = [...new Set(found.map(({ type }) => type))];
  const versionsOf = (wanted: DraftedSlug) =>
    found
      .filter(({ type }) => type === wanted)
      .map(({ versionId }) => versionId)
      .join();
  const { rows } = await executor.query(
    types.map((type, index) => branchOf(payload, type, `$${index + 1}`)).join(' union all '),
    types.map(versionsOf),
  );
  const listed = new Map(
    rows.map(toListed).map((content) => [`${content.type}:${content.id}`, content] as const),
  );
  return found.map(({ type, id }) => listed.get(`${type}:${id}`)).filter((content) => content !== undefined);
}
