// @ts-nocheck: Payload brings two copies of drizzle, whose types do not match though their values do.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Where nodes were that are not published any more, so that links to them lead on if they are published elsewhere. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table editing.left_paths (
      nid integer not null,
      language text not null,
      path text not null,
      primary key (nid, language)
    )`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table editing.left_paths`)
}
