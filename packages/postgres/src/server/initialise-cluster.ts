import { chmod, chown, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Installation, program } from './binaries.ts';
import { hasCluster } from './reachable-place.ts';
import { runProgram, type SystemUser } from './run-program.ts';

export type ClusterPlan = {
  installation: Installation;
  dataDirectory: string;
  user: SystemUser | null;
  /** Password of the superuser `postgres`. */
  password: string;
  /** Whether an empty database is made where there is none. */
  mayBeMade: boolean;
  durable: boolean;
};

/** Thrown if the data was written by another major version of PostgreSQL. */
export class DataVersionError extends Error {
  constructor(dataDirectory: string, found: string, expected: string) {
    super(
      `The data in ${dataDirectory} were written by PostgreSQL ${found}, and this is PostgreSQL ${expected}. ` +
        `Dump them with version ${found} (pg_dump), move the directory away, start again, and restore the dump.`,
    );
    this.name = 'DataVersionError';
  }
}

const AWAY =
  'To restore a backup (npm run restore) or to begin anew, move the whole folder of the installation away first.';

/** Thrown if a database has been here, and is gone: its disk is not mounted, or it was left behind in a move. */
class DataMissingError extends Error {
  constructor(dataDirectory: string) {
    super(
      `The database is missing: there is none in ${dataDirectory}, although other files of this installation are there, ` +
        `and an empty one would take its place. Mount its disk, or bring that folder back; if the database was one of ` +
        `your own, set DATABASE_URL as before. ${AWAY}`,
    );
    this.name = 'DataMissingError';
  }
}

/** Thrown if the data directory has files, but lacks the one by which a database is known. */
class DataIncompleteError extends Error {
  constructor(dataDirectory: string) {
    super(
      `The database in ${dataDirectory} is incomplete: there are files, but no PG_VERSION, so parts of it may be missing. ` +
        `Bring back all of that folder, from where it was copied or from a backup. ${AWAY}`,
    );
    this.name = 'DataIncompleteError';
  }
}

/** Thrown if the database belongs to another account than the one that PostgreSQL runs as. */
class ForeignFilesError extends Error {
  constructor(file: string, owner: number, { dataDirectory, user }: ClusterPlan) {
    const account = user ? `${user.name}, as whom it runs` : 'the account that started it';
    super(
      `PostgreSQL cannot read the database in ${dataDirectory}: ${file} belongs to user ${owner}, and it only opens what ` +
        `belongs to ${account}. Give it all of the folder: chown -R ${user?.uid ?? process.getuid?.()} ${dataDirectory}`,
    );
    this.name = 'ForeignFilesError';
  }
}

/**
 * Creates the data directory unless it exists. Text is UTF-8 and compared by code point, regardless of the
 * machine's locales.
 *
 * @returns true if it was created
 * @throws DataVersionError
 * @throws DataMissingError
 * @throws DataIncompleteError
 * @throws ForeignFilesError
 */
export async function initialiseCluster(plan: ClusterPlan): Promise<boolean> {
  if (hasCluster(plan.dataDirectory)) {
    await checkOwner(plan);
    await checkVersion(plan);
    return false;
  }
  if ((await namesIn(plan.dataDirectory)).length > 0) throw new DataIncompleteError(plan.dataDirectory);
  if (!plan.mayBeMade) throw new DataMissingError(plan.dataDirectory);
  // Created under another name and then renamed, so that an interrupted initdb leaves nothing that looks like a
  // database.
  const aside = `${plan.dataDirectory}.initialising`;
  await rm(aside, { recursive: true, force: true });
  await makeOwnDirectory(aside, plan.user);
  const cluster = path.join(aside, 'data');
  const passwordFile = path.join(aside, 'password');
  await writeFile(passwordFile, `${plan.password}\n`, { mode: 0o600 });
  if (plan.user) await chown(passwordFile, plan.user.uid, plan.user.gid);
  await runProgram(
    program(plan.installation, 'initdb'),
    initdbParameters(plan, cluster, passwordFile),
    plan.user,
  );
  await rename(cluster, plan.dataDirectory);
  await rm(aside, { recursive: true, force: true });
  return true;
}

function initdbParameters(plan: ClusterPlan, cluster: string, passwordFile: string): string[] {
  return [
    `--pgdata=${cluster}`,
    `--pwfile=${passwordFile}`,
    '--username=postgres',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...(plan.durable ? [] : ['--no-sync']),
  ];
}

async function makeOwnDirectory(directory: string, user: SystemUser | null): Promise<void> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  await chmod(directory, 0o700);
  if (user) await chown(directory, user.uid, user.gid);
}

async function namesIn(directory: string): Promise<string[]> {
  return readdir(directory).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}

/** The folder, and one of its files: a copy that root made may have either. */
async function checkOwner(plan: ClusterPlan): Promise<void> {
  const { dataDirectory, user } = plan;
  const expected = user?.uid ?? process.getuid?.();
  if (expected === undefined) return;
  for (const file of [dataDirectory, path.join(dataDirectory, 'PG_VERSION')]) {
    const { uid } = await stat(file);
    if (uid !== expected) throw new ForeignFilesError(file, uid, plan);
  }
}

async function checkVersion({ dataDirectory, installation, user }: ClusterPlan): Promise<void> {
  const found = (await readFile(path.join(dataDirectory, 'PG_VERSION'), 'utf8')).trim();
  const said = await runProgram(program(installation, 'postgres'), ['--version'], user);
  const expected = /\d+/.exec(said)?.[0] ?? said;
  if (found !== expected) throw new DataVersionError(dataDirectory, found, expected);
}
