// @ts-nocheck: Payload brings two copies of drizzle, whose types do not match though their values do.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** What somebody typed and has not saved, for that person only: see concurrent-edits/kept-changes.endpoints.ts. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table editing.kept_changes (
      owner integer not null references public.users (id) on delete cascade,
      form text not null,
      view text not null,
      target text not null,
      language text not null,
      base text,
      data jsonb not null,
      kept_at timestamptz not null default clock_timestamp(),
      primary key (owner, form)
    )`);
  await db.execute(sql`create index kept_changes_by_time on editing.kept_changes (kept_at)`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table editing.kept_changes`);
}
