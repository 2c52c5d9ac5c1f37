import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrate } from '../migrate/index.ts';
import { createDatabaseAndRoles, type DatabaseUrls } from './create-database-and-roles.ts';
import { findFreePort, PortTakenError } from './port.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.ts';
import { guardThrowAway } from './throw-away-guard.ts';

const PASSWORD = 'only-for-tests';
const PORT_ATTEMPTS = 5;

export type TestDatabase = {
  /** Of the superuser. */
  adminUrl: string;
  /** Makes a database with the read model's tables, and nothing in them. Roles are the same in all of them. */
  createDatabase(): Promise<DatabaseUrls>;
  /** Ends the server and removes its data. */
  stop(): Promise<void>;
};

/**
 * Starts a PostgreSQL for tests, on a free port, in a temporary directory, careless of power cuts and so fast. It goes
 * away with `stop`, and also when this process ends in any way.
 */
export async function startTestDatabase(): Promise<TestDatabase> {
  const directory = await mkdtemp(path.join(tmpdir(), 'keelstone-test-'));
  // PostgreSQL may run as another user, who has to pass through.
  await chmod(directory, 0o711);
  const server = await startOnFreePort(path.join(directory, 'data'));
  const directories = [server.dataDirectory, directory];
  const callOff = guardThrowAway(server.pid, directories);
  return {
    adminUrl: server.connectionString,
    createDatabase: () => createDatabase(server.connectionString),
    stop: async () => {
      callOff();
      await server.stop();
      for (const each of directories) await rm(each, { recursive: true, force: true });
    },
  };
}

/** A port that was free a moment ago may be taken by now, by another test. */
async function startOnFreePort(dataDirectory: string): Promise<EmbeddedPostgres> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const port = await findFreePort();
      return await startEmbeddedPostgres({ dataDirectory, port, password: PASSWORD, durable: false });
    } catch (error) {
      if (!(error instanceof PortTakenError) || attempt === PORT_ATTEMPTS) throw error;
    }
  }
}

async function createDatabase(adminConnectionString: string): Promise<DatabaseUrls> {
  const urls = await createDatabaseAndRoles({
    adminConnectionString,
    database: `test_${randomUUID().replaceAll('-', '')}`,
    cms: { role: 'cms', password: PASSWORD },
    site: { role: 'site', password: PASSWORD },
  });
  await migrate({ connectionString: urls.cmsUrl, siteRole: 'site' });
  return urls;
}
