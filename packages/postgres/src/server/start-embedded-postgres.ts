import path from 'node:path';
import pg from 'pg';
import { findBinaries } from './binaries.ts';
import { initialiseCluster } from './initialise-cluster.ts';
import { claimDataDirectory, clearLeftovers } from './leftover-postmaster.ts';
import { refuseTakenPort } from './port.ts';
import { type Postmaster, startPostmaster } from './postmaster.ts';
import { chooseDataDirectory, chooseInstallation } from './reachable-place.ts';
import { choosePostgresUser } from './system-user.ts';

export type EmbeddedPostgresOptions = {
  /** Where the data are kept. As root they may have to be elsewhere, see `EmbeddedPostgres.dataDirectory`. */
  dataDirectory: string;
  port: number;
  /** Password of the superuser `postgres`; decided at the first start. */
  password: string;
  /** Gets what PostgreSQL writes, line by line, and what is done for it. */
  log?: (message: string) => void;
  /** False for throw-away databases: nothing is forced to disk, a crash of the machine loses everything. */
  durable?: boolean;
};

export type EmbeddedPostgres = {
  /** Of the superuser, to the database `postgres`. */
  connectionString: string;
  dataDirectory: string;
  /** Process id of PostgreSQL. */
  pid: number;
  /** Resolves when PostgreSQL ends for whatever reason, with its exit status or signal. */
  exited: Promise<string>;
  /** Disconnects clients, writes everything out, and resolves when PostgreSQL has ended. */
  stop(): Promise<void>;
};

/** Thrown when the data directory was made with another password. */
export class AdminPasswordError extends Error {
  constructor(dataDirectory: string, cause: unknown) {
    super(
      `The database in ${dataDirectory} was made with another administrator password, so its roles cannot be set up. ` +
        'Give it the password it was made with, or move the directory away to begin anew.',
      { cause },
    );
    this.name = 'AdminPasswordError';
  }
}

/**
 * Starts a PostgreSQL of our own on 127.0.0.1, making its data directory at the first start. Recovers from whatever a
 * killed process left. It is stopped with this process, but call `stop` for an orderly end.
 *
 * @throws PortTakenError when something else listens on the port
 * @throws DataDirectoryInUseError when a living process already runs a database there
 * @throws AdminPasswordError when the data directory was made with another password
 * @throws DataVersionError when it was made by another major version
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { port, password, durable = true, log = () => {} } = options;
  const wanted = path.resolve(options.dataDirectory);
  const user = await choosePostgresUser(wanted, log);
  const dataDirectory = await chooseDataDirectory(wanted, user, log);
  const installation = await chooseInstallation(findBinaries(), user, log);
  const plan = { installation, dataDirectory, user, password, durable };
  await clearLeftovers(dataDirectory, log);
  await refuseTakenPort(port);
  if (await initialiseCluster(plan)) log(`Made a database in ${dataDirectory}.`);
  await claimDataDirectory(dataDirectory);
  const postmaster = await startPostmaster({ plan, port, log });
  const stop = stopWithThisProcess(postmaster);
  const connectionString = `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`;
  try {
    await checkPassword(connectionString, dataDirectory);
  } catch (error) {
    await stop();
    throw error;
  }
  return { connectionString, dataDirectory, pid: postmaster.pid, exited: postmaster.exited, stop };
}

function stopWithThisProcess({ pid, exited, stop }: Postmaster): () => Promise<void> {
  let ended = false;
  const signalEnd = () => {
    if (!ended) process.kill(pid, 'SIGINT');
  };
  process.once('exit', signalEnd);
  void exited.then(() => {
    ended = true;
    process.removeListener('exit', signalEnd);
  });
  return async () => {
    if (!ended) await stop();
    await exited;
  };
}

async function checkPassword(connectionString: string, dataDirectory: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
  } catch (error) {
    const refused = (error as { code?: unknown }).code === '28P01';
    throw refused ? new AdminPasswordError(dataDirectory, error) : error;
  }
  await client.end();
}
