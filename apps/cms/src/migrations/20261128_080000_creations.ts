// @ts-nocheck: Payload brings two copies of drizzle, whose types do not match though their values do.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What forms have created in the last day, so that a request whose answer was lost can be repeated. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table editing.creations (
      creation uuid primary key,
      made_by integer not null references public.users (id) on delete cascade,
      made_at timestamptz not null default now(),
      document_id integer
    )`)
  await db.execute(sql`create index creations_by_time on editing.creations (made_at)`)
  await db.execute(sql`create index creations_by_user on editing.creations (made_by)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table editing.creations`)
}
