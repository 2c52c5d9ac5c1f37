// @ts-nocheck: Payload brings two copies of drizzle, whose types do not match though their values do.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Who saved a document last, drafts included: only pages have a field for it. By hand and outside of the collections, so
 * that a save changes no field, no version and nothing that is published. A global has number 0.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`create schema editing`)
  await db.execute(sql`
    create table editing.last_saves (
      collection text not null,
      document_id integer not null,
      saved_by integer references public.users (id) on delete set null,
      saved_at timestamptz not null,
      primary key (collection, document_id)
    )`)
  await db.execute(sql`create index last_saves_by_user on editing.last_saves (saved_by)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop schema editing cascade`)
}
