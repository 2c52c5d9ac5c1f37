// @ts-nocheck: Payload brings two copies of drizzle, whose types do not match though their values do.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Who looks after a page and when it should be read again: see discovery/care. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table editing.page_care (
      nid bigint primary key,
      owner integer references public.users (id) on delete set null,
      review_on date
    )`);
  await db.execute(sql`create index page_care_by_owner on editing.page_care (owner, review_on)`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table editing.page_care`);
}
