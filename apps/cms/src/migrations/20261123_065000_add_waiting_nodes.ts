// @ts-nocheck: Payload brings two copies of drizzle, whose types do not match though their values do.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Nodes to be projected again in the background: see publishing/dependents. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`create table editing.waiting_nodes (nid integer primary key, type text not null)`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table editing.waiting_nodes`);
}
