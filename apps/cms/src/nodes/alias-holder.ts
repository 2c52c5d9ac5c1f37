import { CONTENT_TYPES, type ContentType, LANGUAGES, type Language } from '@keelstone/model';
import type { Executor } from '@keelstone/read-model';

export type AliasHolder = { nid: number; type: ContentType; title: string };
type Claim = { alias: string; language: Language; exceptNid?: number | undefined };

/** One look over all content types: their tables have the machine names, by which Payload names them. */
const HOLDERS = CONTENT_TYPES.map(
  (type) =>
    `select d.nid, '${type}' as type, l.title from ${type} d join ${type}_locales l on l._parent_id = d.id
     where d.deleted_at is null and l.alias = $1 and l._locale::text = $2 and d.nid is distinct from $3::numeric`,
).join(' union all ');

/** The other node that has a path in a language, published or not. One in the trash has given its path up. */
export async function findAliasHolder(
  executor: Executor,
  { alias, language, exceptNid }: Claim,
): Promise<AliasHolder | undefined> {
  const { rows } = await executor.query(`${HOLDERS} limit 1`, [alias, language, exceptNid ?? null]);
  const [row] = rows;
  return row && { nid: Number(row.nid), type: row.type as ContentType, title: String(row.title) };
}

/** The path itself, or with the first number behind it that makes it free: `/articles/first-aid-2`. */
export async function makeAliasUnique(executor: Executor, claim: Claim): Promise<string> {
  for (let number = 1; ; number += 1) {
    const alias = number === 1 ? claim.alias : `${claim.alias}-${number}`;
    if (!(await findAliasHolder(executor, { ...claim, alias }))) return alias;
  }
}

/** A path that no node has in any language: when a node is copied, Payload does not say which language it is at. */
export async function makeAliasUniqueEverywhere(executor: Executor, wanted: string): Promise<string> {
  let alias = wanted;
  for (const language of LANGUAGES) alias = await makeAliasUnique(executor, { alias, language });
  return alias;
}
