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
  /** Where the data is stored. As root it may have to be elsewhere, see `EmbeddedPostgres.dataDirectory`. */
  dataDirectory: string;
  port: number;
  /** Password of the superuser `postgres`; set at the first start. */
  password: string;
  /** False where a database is known to have been: an empty one in its place would look like the loss of all content. */
  mayBeMade?: boolean;
  /** Receives PostgreSQL's output and our own messages, line by line. */
  log?: (message: string) => void;
  /** False for throw-away databases: fsync is off, so that a crash of the machine loses everything. */
  durable?: boolean;
};

export type EmbeddedPostgres = {
  /** Of the superuser, to the database `postgres`. */
  connectionString: string;
  dataDirectory: string;
  /** Process id of PostgreSQL. */
  pid: number;
  /** Resolves when PostgreSQL exits for any reason, with its exit status or signal. */
  exited: Promise<string>;
  /** Disconnects clients, flushes all data, and resolves when PostgreSQL has exited. */
  stop(): Promise<void>;
};

/** Thrown if the data directory was created with another password. */
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
 * Starts an embedded PostgreSQL on 127.0.0.1, and creates its data directory at the first start. Recovers from
 * whatever a killed process left behind. It stops together with this process, but call `stop` for an orderly
 * shutdown.
 *
 * @throws PortTakenError if another program listens on the port
 * @throws DataDirectoryInUseError if a running process already runs a database there
 * @throws AdminPasswordError if the data directory was created with another password
 * @throws DataVersionError if it was created by another major version
 * @throws DataMissingError if there is no database, and none may be made
 * @throws DataIncompleteError if the data directory has files, but not those of a whole database
 * @throws ForeignFilesError if PostgreSQL cannot read what is in it, because it belongs to another account
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { port, password, mayBeMade = true, durable = true, log = () => {} } = options;
  const wanted = path.resolve(options.dataDirectory);
  const user = await choosePostgresUser(wanted, log);
  const dataDirectory = await chooseDataDirectory(wanted, user, log);
  const installation = await chooseInstallation(findBinaries(), user, log);
  const plan = { installation, dataDirectory, user, password, mayBeMade, durable };
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
