import { chmod, chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Installation, program } from './binaries.ts';
import { hasCluster } from './reachable-place.ts';
import type { SystemUser } from './run-program.ts';
import { runProgram } from './run-program.ts';

export type ClusterPlan = {
  installation: Installation;
  dataDirectory: string;
  user: SystemUser | null;
  /** Password of the superuser `postgres`. */
  password: string;
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

/**
 * Creates the data directory unless it exists. Text is UTF-8 and compared by code point, regardless of the
 * machine's locales.
 *
 * @returns true if it was created
 * @throws DataVersionError
 */
export async function initialiseCluster(plan: ClusterPlan): Promise<boolean> {
  if (hasCluster(plan.dataDirectory)) {
    await checkVersion(plan);
    return false;
  }
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

async function checkVersion({ dataDirectory, installation, user }: ClusterPlan): Promise<void> {
  const found = (await readFile(path.join(dataDirectory, 'PG_VERSION'), 'utf8')).trim();
  const said = await runProgram(program(installation, 'postgres'), ['--version'], user);
  const expected = /\d+/.exec(said)?.[0] ?? said;
  if (found !== expected) throw new DataVersionError(dataDirectory, found, expected);
}
