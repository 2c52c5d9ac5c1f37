import pg from 'pg';

export type MigrateOptions = {
  /** Of the role that owns the tables, which is the CMS's. */
  connectionString: string;
  /** Name of the site's database role. It must exist. */
  siteRole: string;
};

type Migration = {
  /** Unique among all migrations of all tables: `published.migrations` identifies them by it. */
  version: number;
  name: string;
  sql: string;
};

/** The tables of one package. */
export type Tables = {
  /** In the order in which they run. Never edit a migration that has been released: add another one. */
  migrations: readonly Migration[];
  /**
   * Statements that grant the site role, given as an escaped identifier, exactly the rights it needs. They run
   * at every migration.
   */
  grants(siteRole: string): string;
};

/** Versions of the steps that were squashed into one per package before the first release: 1 to 5. */
const FIRST_FORMER_STEP = 1;
const LAST_FORMER_STEP = 5;

/** Thrown if the role that reads the read model does not exist. */
export class SiteRoleMissingError extends Error {
  constructor(siteRole: string) {
    super(
      `There is no database role "${siteRole}", so the site could not read what is published. ` +
        `Create it (CREATE ROLE "${siteRole}" LOGIN PASSWORD '…'), let it connect to this database, and migrate again.`,
    );
    this.name = 'SiteRoleMissingError';
  }
}

/** Thrown for a database that an early version has migrated only in part. */
export class FormerReadModelError extends Error {
  constructor() {
    super(
      'The read model in this database was begun by an early version and never completed, so it cannot be brought up ' +
        'to date. Give this version an empty database: another KEELSTONE_DATA, or another DATABASE_URL.',
    );
    this.name = 'FormerReadModelError';
  }
}

/**
 * Brings tables up to date and grants the site role its rights. Safe to run at every start, and by several
 * processes at the same time.
 *
 * @param tables in order of their dependencies: those that others refer to first
 * @returns names of the migrations that ran; empty if there was nothing to do
 * @throws SiteRoleMissingError if the site role does not exist; nothing has been changed then
 * @throws FormerReadModelError if an early version left the database incomplete; nothing has been changed then
 */
export async function migrateTables(
  { connectionString, siteRole }: MigrateOptions,
  tables: readonly Tables[],
): Promise<string[]> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock(1264939347, 2)');
    const role = await client.query('select 1 from pg_roles where rolname = $1', [siteRole]);
    if (role.rowCount === 0) throw new SiteRoleMissingError(siteRole);
    await client.query('create schema if not exists published');
    const names = await applyMissing(
      client,
      tables.flatMap(({ migrations }) => migrations),
    );
    for (const { grants } of tables) await client.query(grants(client.escapeIdentifier(siteRole)));
    await client.query('commit');
    return names;
  } finally {
    // Closing the connection rolls back whatever was not committed.
    await client.end();
  }
}

async function applyMissing(client: pg.Client, migrations: readonly Migration[]): Promise<string[]> {
  await client.query(`create table if not exists published.migrations (
    version integer primary key, name text not null, applied timestamptz not null default now())`);
  const { rows } = await client.query<{ version: number }>('select version from published.migrations');
  const applied = new Set(rows.map((row) => row.version));
  if (applied.has(FIRST_FORMER_STEP) && !applied.has(LAST_FORMER_STEP)) throw new FormerReadModelError();
  const missing = migrations.filter((migration) => !applied.has(migration.version));
  for (const migration of missing) await apply(client, migration);
  return missing.map((migration) => migration.name);
}

async function apply(client: pg.Client, { version, name, sql }: Migration): Promise<void> {
  await client.query(sql);
  await client.query('insert into published.migrations (version, name) values ($1, $2)', [version, name]);
}
