import pg from 'pg';
import { MIGRATIONS, type Migration } from './migrations.ts';

export type MigrateOptions = {
  /** Of the role that owns the read model: the CMS's. */
  connectionString: string;
  /** Name of the role that the site reads with. It must exist. */
  siteRole: string;
};

/** Thrown when the role that is to read the read model does not exist. */
export class SiteRoleMissingError extends Error {
  constructor(siteRole: string) {
    super(
      `There is no database role "${siteRole}", so the site could not read what is published. ` +
        `Create it (CREATE ROLE "${siteRole}" LOGIN PASSWORD '…'), let it connect to this database, and migrate again.`,
    );
    this.name = 'SiteRoleMissingError';
  }
}

/**
 * Brings the read model's tables up to date and lets the site role read them, count visits and hand in what visitors
 * send, and nothing else. Safe to run at every start, and by several processes at once.
 *
 * @returns names of the migrations that ran; empty when there was nothing to do
 * @throws SiteRoleMissingError when the site role does not exist; nothing has been changed then
 */
export async function migrate({ connectionString, siteRole }: MigrateOptions): Promise<string[]> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock(1264939347, 2)');
    const role = await client.query('select 1 from pg_roles where rolname = $1', [siteRole]);
    if (role.rowCount === 0) throw new SiteRoleMissingError(siteRole);
    await client.query('create schema if not exists published');
    const names = await applyMissing(client);
    await grantReading(client, siteRole);
    await grantCounting(client, siteRole);
    await grantSubmitting(client, siteRole);
    await client.query('commit');
    return names;
  } finally {
    // Ending the connection rolls back what was not committed.
    await client.end();
  }
}

async function applyMissing(client: pg.Client): Promise<string[]> {
  await client.query(`create table if not exists published.migrations (
    version integer primary key, name text not null, applied timestamptz not null default now())`);
  const { rows } = await client.query<{ version: number }>('select version from published.migrations');
  const applied = new Set(rows.map((row) => row.version));
  const missing = MIGRATIONS.filter((migration) => !applied.has(migration.version));
  for (const migration of missing) await apply(client, migration);
  return missing.map((migration) => migration.name);
}

async function apply(client: pg.Client, { version, name, sql }: Migration): Promise<void> {
  await client.query(sql);
  await client.query('insert into published.migrations (version, name) values ($1, $2)', [version, name]);
}

async function grantReading(client: pg.Client, siteRole: string): Promise<void> {
  const role = client.escapeIdentifier(siteRole);
  await client.query(`
    revoke all on all tables in schema public from ${role};
    revoke all on all tables in schema published from ${role};
    grant usage on schema published to ${role};
    grant select on published.nodes, published.settings, published.redirects, published.change_log to ${role};
  `);
}

async function grantCounting(client: pg.Client, siteRole: string): Promise<void> {
  const role = client.escapeIdentifier(siteRole);
  await client.query(`
    revoke all on all tables in schema visits from ${role};
    grant usage on schema visits to ${role};
    grant execute on function visits.count_redirects(text[], integer[]) to ${role};
    grant execute on function visits.count_searches(date[], text[], text[], boolean[], integer[]) to ${role};
    grant execute on function visits.count_search_clicks(date[], text[], integer[], integer[]) to ${role};
  `);
}

async function grantSubmitting(client: pg.Client, siteRole: string): Promise<void> {
  const role = client.escapeIdentifier(siteRole);
  await client.query(`
    revoke all on all tables in schema submissions from ${role};
    grant usage on schema submissions to ${role};
    grant execute on function
      submissions.store(uuid, integer, text, text, text, jsonb, timestamptz) to ${role};
  `);
}
