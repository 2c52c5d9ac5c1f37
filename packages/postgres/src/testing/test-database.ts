import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PortTakenError } from '@keelstone/model/requests/port-taken';
import pg from 'pg';
import { createDatabaseAndRoles, type DatabaseUrls } from '../server/create-database-and-roles.ts';
import { findFreePort } from '../server/port.ts';
import { childrenOf } from '../server/process-table.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../server/start-embedded-postgres.ts';
import { guardCleanup } from './cleanup-guard.ts';

const PASSWORD = 'only-for-tests';
const SITE_ROLE = 'site';
const PORT_ATTEMPTS = 5;
const IN_MEMORY = '/dev/shm';
/** More than all databases of a test run take together. */
const ROOM_BYTES = 4 * 2 ** 30;

/** Creates the tables of a new database. `connectionString` is that of its owner. */
type Migrate = (options: { connectionString: string; siteRole: string }) => Promise<unknown>;

export type TestDatabase = {
  /** Of the superuser. */
  adminUrl: string;
  /** Creates a database with empty tables. All databases have the same roles. */
  createDatabase(): Promise<DatabaseUrls>;
  /** Stops the server, as for a restart: clients are disconnected, the data is kept. */
  halt(): Promise<void>;
  /** Starts it again after `halt`, with the same data on the same port. */
  resume(): Promise<void>;
  /** Suspends all its processes, like a machine that hangs: connections stay open, but get no response. */
  hang(): Promise<void>;
  /** Resumes them after `hang`. */
  goOn(): Promise<void>;
  /** Stops the server and deletes its data. */
  stop(): Promise<void>;
};

/**
 * Where the data is kept: in memory if there is room. The CMS's thousand tables are some thousand files, so that to
 * create a database took 1.2 s of the processor's time on a disk, and half of that of all integration tests.
 */
async function parentOfData(): Promise<string> {
  const { bavail, bsize } = await statfs(IN_MEMORY).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize >= ROOM_BYTES ? IN_MEMORY : tmpdir();
}

/**
 * Starts a PostgreSQL for tests on a free port, in a temporary directory, and fast because it is not crash-safe.
 * It is removed by `stop`, and also when this process ends in any way.
 */
export async function startTestDatabase(migrate?: Migrate): Promise<TestDatabase> {
  const directory = await mkdtemp(path.join(await parentOfData(), 'keelstone-test-'));
  // PostgreSQL may run as another user, who needs access to the directory.
  await chmod(directory, 0o711);
  let server = await startOnFreePort(path.join(directory, 'data'));
  const { connectionString, dataDirectory } = server;
  const directories = [dataDirectory, directory];
  let callOff = guardCleanup(server.pid, directories);
  const halt = async () => {
    callOff();
    await server.stop();
  };
  const signalAll = async (signal: NodeJS.Signals) => {
    // The postmaster starts the others: once it is suspended, no more are started.
    process.kill(server.pid, signal);
    for (const pid of await childrenOf(server.pid)) process.kill(pid, signal);
  };
  return {
    adminUrl: connectionString,
    hang: () => signalAll('SIGSTOP'),
    goOn: () => signalAll('SIGCONT'),
    createDatabase: async () => {
      const urls = await createDatabase(connectionString);
      await migrate?.({ connectionString: urls.cmsUrl, siteRole: SITE_ROLE });
      return urls;
    },
    halt,
    resume: async () => {
      server = await startOnPort(dataDirectory, Number(new URL(connectionString).port));
      callOff = guardCleanup(server.pid, directories);
    },
    stop: async () => {
      await halt();
      for (const each of directories) await rm(each, { recursive: true, force: true });
    },
  };
}

const startOnPort = (dataDirectory: string, port: number): Promise<EmbeddedPostgres> =>
  startEmbeddedPostgres({ dataDirectory, port, password: PASSWORD, durable: false });

/** A port that was free a moment ago may have been taken by another test. */
async function startOnFreePort(dataDirectory: string): Promise<EmbeddedPostgres> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await startOnPort(dataDirectory, await findFreePort());
    } catch (error) {
      if (!(error instanceof PortTakenError) || attempt === PORT_ATTEMPTS) throw error;
    }
  }
}

const createDatabase = (adminConnectionString: string): Promise<DatabaseUrls> =>
  createDatabaseAndRoles({
    adminConnectionString,
    database: `test_${randomUUID().replaceAll('-', '')}`,
    cms: { role: 'cms', password: PASSWORD },
    site: { role: SITE_ROLE, password: PASSWORD },
  });

/**
 * A pool that tolerates the end of its server, which tests cause: also after it has been ended, when its connections may
 * still be closing while the next test drops their database.
 *
 * @param max how many connections
 */
export function openPool(connectionString: string, max = 10): pg.Pool {
  const pool = new pg.Pool({ connectionString, max });
  pool.on('error', () => {
    // Tests end connections on purpose.
  });
  return pool;
}
