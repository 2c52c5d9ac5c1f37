// @ts-nocheck: Payload brings two copies of drizzle, whose types do not match though their values do.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** How pages were before a change of many, for a day: see content-list/bulk. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table editing.undoable_changes (
      change uuid not null,
      made_by integer references public.users (id) on delete cascade,
      made_at timestamptz not null default now(),
      type text not null,
      document_id integer not null,
      revision text not null,
      former jsonb not null,
      primary key (change, type, document_id)
    )`);
  await db.execute(sql`create index undoable_changes_by_time on editing.undoable_changes (made_at)`);
  await db.execute(sql`create index undoable_changes_by_user on editing.undoable_changes (made_by)`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table editing.undoable_changes`);
}
