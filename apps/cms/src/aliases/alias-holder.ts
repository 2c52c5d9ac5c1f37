import { CONTENT_TYPES, type ContentType, LANGUAGES, type Language } from '@keelstone/model';
import type { Executor } from '@keelstone/read-model';

export type AliasHolder = { nid: number; type: ContentType; title: string };
type Claim = { alias: string; language: Language; exceptNid?: number | undefined };

/** How many numbered paths are looked up at once. */
const BATCH = 100;

/**
 * Whether any document or revision has one of these paths. Mostly none has, and PostgreSQL plans this in 1 ms, but
 * the joins of `HOLDERS` in 10.
 */
const IS_USED = CONTENT_TYPES.map(
  (type) =>
    `select from ${type}_locales where alias = any($1) and _locale::text = $2
     union all
     select from _${type}_v_locales where version_alias = any($1) and _locale::text = $2`,
).join(' union all ');

/**
 * One query over all content types. Their tables have the machine names, which are also Payload's slugs. Saved drafts
 * are among the revisions only: the row of a document that is not published has the path of its first draft.
 */
const HOLDERS = CONTENT_TYPES.map(
  (type) =>
    `select d.nid, '${type}' as type, l.title, l.alias from ${type} d join ${type}_locales l on l._parent_id = d.id
     where d.deleted_at is null and d._status = 'published'
       and l.alias = any($1) and l._locale::text = $2 and d.nid is distinct from $3::numeric
     union all
     select d.nid, '${type}' as type, l.version_title, l.version_alias from _${type}_v v
       join _${type}_v_locales l on l._parent_id = v.id join ${type} d on d.id = v.parent_id
     where d.deleted_at is null and d._status is distinct from 'published' and v.latest
       and l.version_alias = any($1) and l._locale::text = $2 and d.nid is distinct from $3::numeric`,
).join(' union all ');

async function findRows(
  executor: Executor,
  aliases: readonly string[],
  { language, exceptNid }: Omit<Claim, 'alias'>,
): Promise<Record<string, unknown>[]> {
  const used = await executor.query(`${IS_USED} limit 1`, [aliases, language]);
  if (used.rows.length === 0) return [];
  return (await executor.query(HOLDERS, [aliases, language, exceptNid ?? null])).rows;
}

/**
 * The other node with this path in a language, as published, or as in its draft if it is not. A node in the trash has
 * given up its path.
 */
export async function findAliasHolder(
  executor: Executor,
  { alias, language, exceptNid }: Claim,
): Promise<AliasHolder | undefined> {
  const [row] = await findRows(executor, [alias], { language, exceptNid });
  return row && { nid: Number(row.nid), type: row.type as ContentType, title: String(row.title) };
}

/** The path itself, or the path with the first free number appended: `/articles/first-aid-2`. */
export async function makeAliasUnique(executor: Executor, claim: Claim): Promise<string> {
  if (!(await findAliasHolder(executor, claim))) return claim.alias;
  for (let first = 2; ; first += BATCH) {
    const numbered = Array.from({ length: BATCH }, (_, index) => `${claim.alias}-${first + index}`);
    const taken = new Set((await findRows(executor, numbered, claim)).map((row) => row.alias));
    const free = numbered.find((alias) => !taken.has(alias));
    if (free !== undefined) return free;
  }
}

/**
 * A path that is free in every language: when a node is copied, Payload does not say which language it is
 * processing.
 */
export async function makeAliasUniqueEverywhere(executor: Executor, wanted: string): Promise<string> {
  let alias = wanted;
  for (const language of LANGUAGES) alias = await makeAliasUnique(executor, { alias, language });
  return alias;
}
