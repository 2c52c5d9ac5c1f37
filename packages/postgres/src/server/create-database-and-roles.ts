import pg from 'pg';

type RolePassword = { role: string; password: string };

export type DatabaseAndRoles = {
  /** Of a superuser, to any database of the server. */
  adminConnectionString: string;
  database: string;
  /** The role that owns the database. */
  cms: RolePassword;
  /** The role that may connect to it, and read what migrations grant. */
  site: RolePassword;
};

export type DatabaseUrls = { cmsUrl: string; siteUrl: string };

/**
 * Creates the database and its two roles, or updates them: passwords are set to the given ones.
 *
 * @returns connection strings of the two roles
 */
export async function createDatabaseAndRoles(wanted: DatabaseAndRoles): Promise<DatabaseUrls> {
  const { adminConnectionString, database, cms, site } = wanted;
  await asAdministrator(adminConnectionString, async (client) => {
    await client.query('select pg_advisory_lock(1264939347, 4)');
    await upsertRole(client, cms);
    await upsertRole(client, site);
    await upsertDatabase(client, wanted);
    // These databases belong to the server; by default every role may connect to them.
    await client.query('revoke all on database postgres, template1 from public');
  });
  await asAdministrator(urlOf(adminConnectionString, database), async (client) => {
    await client.query('revoke all on schema public from public');
  });
  return {
    cmsUrl: urlOf(adminConnectionString, database, cms),
    siteUrl: urlOf(adminConnectionString, database, site),
  };
}

async function upsertRole(client: pg.Client, { role, password }: RolePassword): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [role]);
  const verb = rowCount ? 'alter' : 'create';
  const secret = client.escapeLiteral(password);
  const name = client.escapeIdentifier(role);
  await client.query(`${verb} role ${name} login nosuperuser nocreatedb nocreaterole password ${secret}`);
  // Otherwise PostgreSQL's log quotes the rows and keys that it refuses.
  await client.query(`alter role ${name} set log_error_verbosity = terse`);
}

async function upsertDatabase(client: pg.Client, { database, cms, site }: DatabaseAndRoles): Promise<void> {
  const name = client.escapeIdentifier(database);
  const owner = client.escapeIdentifier(cms.role);
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [database]);
  await client.query(
    rowCount ? `alter database ${name} owner to ${owner}` : `create database ${name} owner ${owner}`,
  );
  await client.query(`revoke all on database ${name} from public`);
  await client.query(`grant connect on database ${name} to ${client.escapeIdentifier(site.role)}`);
}

async function asAdministrator(
  connectionString: string,
  act: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    // PostgreSQL writes failing statements to its log, and these contain passwords.
    await client.query('set log_min_error_statement = panic');
    await act(client);
  } finally {
    await client.end();
  }
}

function urlOf(connectionString: string, database: string, role?: RolePassword): string {
  const url = new URL(connectionString);
  url.pathname = `/${encodeURIComponent(database)}`;
  if (role) {
    url.username = encodeURIComponent(role.role);
    url.password = encodeURIComponent(role.password);
  }
  return url.href;
}
