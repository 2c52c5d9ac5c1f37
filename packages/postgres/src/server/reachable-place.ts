import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Installation, program } from './binaries.ts';
import { runProgram, type SystemUser } from './run-program.ts';

/** Only root uses this path, and only root can write to it: no other user can plant a program there. */
const ROOT_PLACE = '/var/lib/keelstone';

type Log = (message: string) => void;

/** Returns the requested data directory, unless PostgreSQL's user cannot access it. */
export async function chooseDataDirectory(
  wanted: string,
  user: SystemUser | null,
  log: Log,
): Promise<string> {
  await mkdir(path.dirname(wanted), { recursive: true });
  if (!user) return wanted;
  const name = createHash('sha256').update(wanted).digest('hex').slice(0, 12);
  const other = path.join(ROOT_PLACE, `data-${name}`);
  const keepsOther = !hasCluster(wanted) && hasCluster(other);
  if (!keepsOther && (await canEnter(path.dirname(wanted), user))) return wanted;
  await makeRootPlace();
  log(`The database is in ${other}: ${user.name}, as whom PostgreSQL runs, cannot reach ${wanted}.`);
  return other;
}

/** Binaries that PostgreSQL's user can run: the installed ones, or a copy of them. */
export async function chooseInstallation(
  installed: Installation,
  user: SystemUser | null,
  log: Log,
): Promise<Installation> {
  if (!user || (await canRun(installed, user))) return installed;
  const directory = path.join(ROOT_PLACE, `postgresql-${installed.version}`);
  if (!existsSync(directory)) {
    log(`Copying PostgreSQL to ${directory}: ${user.name} cannot reach ${installed.directory}.`);
    await copyInstallation(installed.directory, directory);
  }
  return { ...installed, directory };
}

export function hasCluster(dataDirectory: string): boolean {
  return existsSync(path.join(dataDirectory, 'PG_VERSION'));
}

async function makeRootPlace(): Promise<void> {
  await mkdir(ROOT_PLACE, { recursive: true });
  await chmod(ROOT_PLACE, 0o755);
}

/** Copied under another name and then renamed, so that an interrupted copy is never mistaken for a complete one. */
async function copyInstallation(from: string, to: string): Promise<void> {
  await makeRootPlace();
  const aside = `${to}.${process.pid}`;
  await cp(from, aside, { recursive: true, verbatimSymlinks: true });
  await runProgram('chmod', ['-R', 'a+rX', aside], null);
  await rename(aside, to).catch(async (error) => {
    await rm(aside, { recursive: true, force: true });
    // Another start may have finished its copy first.
    if (!existsSync(to)) throw error;
  });
}

async function canEnter(directory: string, user: SystemUser): Promise<boolean> {
  return succeeds(runProgram('/bin/sh', ['-c', 'cd "$1"', 'sh', directory], user));
}

async function canRun(installation: Installation, user: SystemUser): Promise<boolean> {
  return succeeds(runProgram(program(installation, 'postgres'), ['--version'], user));
}

/** Here, a failing program is a result, not an error. */
async function succeeds(run: Promise<string>): Promise<boolean> {
  return run.then(
    () => true,
    () => false,
  );
}
