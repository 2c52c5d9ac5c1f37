// @ts-nocheck: Payload brings two copies of drizzle, whose types do not match though their values do.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Rows that a save has removed from what has no versions, so that one that comes back has its words in all languages. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table editing.removed_rows (
      collection text not null,
      document_id integer not null,
      row_id text not null,
      content jsonb not null,
      removed_at timestamptz not null default now(),
      primary key (collection, document_id, row_id)
    )`)
  await db.execute(sql`create index removed_rows_by_time on editing.removed_rows (removed_at)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table editing.removed_rows`)
}
