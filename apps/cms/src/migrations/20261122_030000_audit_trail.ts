// @ts-nocheck: Payload brings two copies of drizzle, whose types do not match though their values do.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The audit trail, in a schema of its own and by hand: no collection, because what Payload can save it can change. The
 * trigger holds whoever works with the CMS's role, the CMS included: entries are added, stamped by the database, never
 * changed, and deleted only when they are older than ninety days.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`create schema audit`)
  await db.execute(sql`
    create table audit.entries (
      id bigint generated always as identity primary key,
      at timestamptz not null,
      action text not null,
      channel text not null,
      actor_id integer,
      actor_name text,
      collection text not null,
      document_id integer,
      title text,
      languages text[],
      detail jsonb
    )`)
  await db.execute(sql`create index entries_by_time on audit.entries (at)`)
  await db.execute(sql`create index entries_by_actor on audit.entries (actor_id, id)`)
  await db.execute(sql`create index entries_by_action on audit.entries (action, id)`)
  await db.execute(sql`
    create function audit.keep_entries() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        new.at := clock_timestamp();
        return new;
      end if;
      if tg_op = 'DELETE' and old.at < clock_timestamp() - interval '90 days' then
        return old;
      end if;
      raise exception 'The audit trail is only added to. Entries are deleted when they are older than 90 days, and changed never.'
        using errcode = 'insufficient_privilege';
    end $$`)
  await db.execute(sql`
    create trigger keep_entries before insert or update or delete on audit.entries
    for each row execute function audit.keep_entries()`)
  await db.execute(sql`
    create trigger keep_all_entries before truncate on audit.entries
    for each statement execute function audit.keep_entries()`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop schema audit cascade`)
}
