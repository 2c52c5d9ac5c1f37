// @ts-nocheck: Payload brings two copies of drizzle, whose types do not match though their values do.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The images whose renditions are still to be made (media/renditions/due-renditions.ts). */
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table editing.due_renditions (
      image_id integer primary key references public.images (id) on delete cascade,
      due_at timestamptz not null default clock_timestamp(),
      attempts integer not null default 0,
      failure text
    )`)
  await db.execute(sql`create index due_renditions_by_time on editing.due_renditions (due_at)`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table editing.due_renditions`)
}
