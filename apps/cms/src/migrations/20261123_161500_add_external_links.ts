// @ts-nocheck: Payload brings two copies of drizzle, whose types do not match though their values do.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Links of published pages to other sites, and what visits found: see discovery/external-links. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table editing.external_links (
      address text primary key check (length(address) <= 2000),
      host text not null,
      due_at timestamptz not null default clock_timestamp(),
      taken_at timestamptz,
      checked_at timestamptz,
      outcome text check (outcome in ('reached', 'failed', 'refused')),
      answer text,
      answered_at timestamptz,
      failing_since timestamptz,
      failed_days integer not null default 0,
      last_failed_on date,
      ignored_at timestamptz
    )`);
  await db.execute(sql`create index external_links_by_time on editing.external_links (due_at)`);
  await db.execute(sql`create index external_links_by_host on editing.external_links (host, taken_at)`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table editing.external_links`);
}
