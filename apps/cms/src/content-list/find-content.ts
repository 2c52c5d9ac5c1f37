import { CONTENT_TYPES, type ContentType, isContentType, isLanguage } from '@keelstone/model';
import { containing } from '@keelstone/model/text/like-pattern';
import type { Executor } from '@keelstone/read-model';
import type { Payload } from 'payload';
import { type ContentState, STATE_IN_SQL } from '../admin/content-state/content-state.ts';
import { DRAFTED_COLLECTIONS, type DraftedSlug } from '../database/drafted-collections.ts';
import { type ContentQuery, type ContentSort, languageOfFilter } from './content-query.ts';

/** A page. */
export type ContentKey = { type: ContentType; id: number };

/** A page or a reusable section, which has neither path, plans nor authors. */
export type ListedKey = { type: DraftedSlug; id: number };

export type FoundContent = ListedKey & { versionId: number };

/** Narrower than a query can express: for the lists on the dashboard. */
export type Narrowing = {
  /** Pages that somebody else saved last. */
  notChangedBy?: number;
  reviewRequestedBy?: number;
  /** Pages that this person looks after, and whose day to be read again has come. */
  toReadAgainBy?: number;
  /** Without reusable sections. */
  isOnlyPages?: boolean;
  /** States that another list has. */
  notIn?: readonly ContentState[];
};

/** Collects parameters of a statement. */
class Bound {
  readonly values: unknown[] = [];

  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

/** The collection of the authors, for types that name them. */
export function authorsOf(payload: Payload, type: DraftedSlug): string | null {
  const field = payload.collections[type].config.flattenedFields.find(({ name }) => name === 'authors');
  return field?.type === 'relationship' && typeof field.relationTo === 'string' ? field.relationTo : null;
}

/** A path or a whole address of a page, without the prefix of its language; null for other words. */
function aliasIn(search: string): string | null {
  const path = /^https?:\/\//.test(search) && URL.canParse(search) ? new URL(search).pathname : search;
  if (!path.startsWith('/')) return null;
  const [, segment = '', ...rest] = path.split('/');
  return isLanguage(segment) ? `/${rest.join('/')}` : path;
}

/** The first title that a page has, in the order of the languages. */
export const titleInSql = (type: DraftedSlug) =>
  `(select l.version_title from "_${type}_v_locales" l
    where l._parent_id = v.id and trim(l.version_title) <> '' order by l._locale limit 1)`;

/** The open scheduled changes `c` of a page `m`. */
export const plansInSql = (type: ContentType) =>
  `scheduled_changes c join scheduled_changes_rels r on r.parent_id = c.id and r.path = 'document'
   where c.state = 'planned' and r."${type}_id" = m.id`;

function searchOf(type: DraftedSlug, search: string, bound: Bound): string {
  const alias = aliasIn(search);
  if (alias && !isContentType(type)) return 'false';
  const matches = alias
    ? `l.version_alias = ${bound.add(alias)}`
    : `l.version_title ilike ${bound.add(containing(search))}`;
  return `exists (select from "_${type}_v_locales" l where l._parent_id = v.id and ${matches})`;
}

function conditionsOf(
  type: DraftedSlug,
  query: ContentQuery & Narrowing,
  bound: Bound,
  payload: Payload,
): string[] {
  const conditions = ['m.deleted_at is null'];
  if (query.search) conditions.push(searchOf(type, query.search, bound));
  if (query.translation) {
    const { language, isMissing } = languageOfFilter(query.translation);
    conditions.push(
      `${isMissing ? 'not ' : ''}exists (select from "_${type}_v_locales" l where l._parent_id = v.id
         and l._locale = ${bound.add(language)} and trim(l.version_title) <> '')`,
    );
  }
  if (query.author !== null) {
    const people = authorsOf(payload, type);
    conditions.push(
      people
        ? `exists (select from "_${type}_v_rels" r where r.parent_id = v.id and r.path = 'version.authors'
             and r."${people}_id" = ${bound.add(query.author)}::integer)`
        : 'false',
    );
  }
  if (query.changedBy !== null) {
    conditions.push(`v.version_saved_by_id = ${bound.add(query.changedBy)}::integer`);
  }
  if (query.notChangedBy !== undefined) {
    conditions.push(`v.version_saved_by_id <> ${bound.add(query.notChangedBy)}::integer`);
  }
  if (query.reviewRequestedBy !== undefined) {
    conditions.push(`v.version_review_requested_by_id = ${bound.add(query.reviewRequestedBy)}::integer`);
  }
  if (query.toReadAgainBy !== undefined) {
    conditions.push(
      isContentType(type)
        ? `m.nid in (select nid from editing.page_care
             where owner = ${bound.add(query.toReadAgainBy)}::integer and review_on <= current_date)`
        : 'false',
    );
  }
  if (query.isUnpublished) conditions.push(`v.version__status = 'draft'`);
  if (query.isPlanned)
    conditions.push(isContentType(type) ? `exists (select from ${plansInSql(type)})` : 'false');
  for (const state of query.notIn ?? []) conditions.push(`${STATE_IN_SQL} <> ${bound.add(state)}`);
  if (query.state) conditions.push(`${STATE_IN_SQL} = ${bound.add(query.state)}`);
  return conditions;
}

const ORDER: Record<ContentSort, string> = {
  '-changed': 'sorted_by desc',
  changed: 'sorted_by',
  '-created': 'sorted_by desc',
  created: 'sorted_by',
  '-title': 'sorted_by desc',
  title: 'sorted_by',
};

/** When it was written; reusable sections have no date of their own. */
export const createdInSql = (type: DraftedSlug) =>
  isContentType(type) ? 'v.version_created' : 'v.version_created_at';

function sortKeyOf(type: DraftedSlug, sort: ContentSort): string {
  if (sort.endsWith('title')) return `lower(${titleInSql(type)})`;
  return sort.endsWith('created') ? createdInSql(type) : 'v.version_updated_at';
}

/**
 * Pages of all types and reusable sections as last saved, drafts included, that match a query: one statement over the main documents and
 * their latest revisions, because Payload lists one collection at a time.
 *
 * @returns the keys of one page of the list, how many there are in all, and how many of them are pages
 */
export async function findContent(
  { payload, executor }: { payload: Payload; executor: Executor },
  query: ContentQuery & Narrowing,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<{ found: FoundContent[]; total: number; pages: number }> {
  const bound = new Bound();
  const types = query.type ? [query.type] : query.isOnlyPages ? CONTENT_TYPES : DRAFTED_COLLECTIONS;
  const branches = types.map(
    (type) => `select '${type}' as type, m.id, v.id as version_id, ${sortKeyOf(type, query.sort)} as sorted_by
      from "${type}" m join "_${type}_v" v on v.parent_id = m.id and v.latest
      where ${conditionsOf(type, query, bound, payload).join(' and ')}`,
  );
  const { rows } = await executor.query(
    `select *, count(*) over () as total,
       count(*) filter (where type <> 'reusable_sections') over () as pages from (${branches.join(' union all ')}) as found
     order by ${ORDER[query.sort]} nulls last, type, id
     limit ${bound.add(limit)}::integer offset ${bound.add(offset)}::integer`,
    bound.values,
  );
  return {
    found: rows.map(({ type, id, version_id }) => ({
      type: type as DraftedSlug,
      id: Number(id),
      versionId: Number(version_id),
    })),
    total: Number(rows[0]?.total ?? 0),
    pages: Number(rows[0]?.pages ?? 0),
  };
}
