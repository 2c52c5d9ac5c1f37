// @ts-nocheck: Payload brings two copies of drizzle, whose types do not match though their values do.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What JSON content refers to: `images:12` for `{ "relationTo": "images", "value": 12 }`, and `12` for any other number
 * in an object or in an array there, which may be an id. Nodes of the editor, which have a version, have numbers of
 * another kind. It is stored beside each column (database/stored-references.ts): before, only an index had it, which
 * cannot be read through.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await dropAll(db, `select format('drop index public.%I', indexname) as statement from pg_indexes
    where schemaname = 'public' and indexdef like '%editing.references_in(%'`)
  await db.execute(sql`
    create or replace function editing.references_in(content jsonb) returns text[]
    language sql immutable strict parallel safe as $$
      select array_agg(distinct word) from (
        select (found->>'relationTo') || ':' || coalesce(found->'value'->>'id', found->>'value') as word
        from jsonb_path_query(content, 'strict $.** ? (exists (@.relationTo))') as found
        union all
        select found #>> '{}' from jsonb_path_query(content,
          '$.** ? (@.type() == "object" && !(exists (@.version)) && !(exists (@.relationTo))).*[*] ? (@.type() == "number")'
        ) as found
      ) as words where word is not null
    $$`)
}

/** The function stays: with it, an earlier release finds what it found, and makes its indexes again. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await dropAll(db, `select format('alter table public.%I drop column %I', relname, attname) as statement
    from pg_attribute join pg_class on pg_class.oid = attrelid where attgenerated = 's' and right(attname, 11) = '_references'`)
}

async function dropAll(db: MigrateUpArgs['db'], query: string): Promise<void> {
  const { rows } = await db.execute(sql.raw(query))
  for (const { statement } of rows) await db.execute(sql.raw(statement))
}
