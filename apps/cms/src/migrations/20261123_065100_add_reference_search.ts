// @ts-nocheck: Payload brings two copies of drizzle, whose types do not match though their values do.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * What JSON content refers to, for indexes (database/reference-indexes.ts): `images:12` for
 * `{ "relationTo": "images", "value": 12 }`, and `12` for a number in an object or in an array there, which may be an
 * id. Nodes of the editor, which have a version, have numbers of another kind.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create function editing.references_in(content jsonb) returns text[]
    language sql immutable strict parallel safe as $$
      select array_agg(distinct word) from (
        select (found->>'relationTo') || ':' || coalesce(found->'value'->>'id', found->>'value') as word
        from jsonb_path_query(content, 'strict $.** ? (exists (@.relationTo))') as found
        union all
        select found #>> '{}' from jsonb_path_query(content,
          '$.** ? (@.type() == "object" && !(exists (@.version))).*[*] ? (@.type() == "number")') as found
      ) as words where word is not null
    $$`);
}

/** Drops the indexes, too. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop function editing.references_in cascade`);
}
