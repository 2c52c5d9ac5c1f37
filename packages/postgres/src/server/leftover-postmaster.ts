import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readProcess } from './process-table.ts';

const FAST_SHUTDOWN_MS = 30_000;
const IMMEDIATE_SHUTDOWN_MS = 5_000;

/** Thrown if another running Keelstone process already runs a database on this data directory. */
export class DataDirectoryInUseError extends Error {
  constructor(dataDirectory: string, owner: number) {
    super(
      `The database in ${dataDirectory} is in use by process ${owner}: Keelstone seems to be running already. ` +
        'Stop that one first, or give this one a data directory of its own.',
    );
    this.name = 'DataDirectoryInUseError';
  }
}

/** Thrown if a PostgreSQL does not stop. */
class PostmasterStuckError extends Error {
  constructor(pid: number) {
    super(
      `PostgreSQL, process ${pid}, did not stop when asked twice. Look at what it does, and end it yourself.`,
    );
    this.name = 'PostmasterStuckError';
  }
}

const ownerFile = (dataDirectory: string) => path.join(dataDirectory, 'keelstone.owner');
const lockFile = (dataDirectory: string) => path.join(dataDirectory, 'postmaster.pid');

/** Records that this process owns the database. */
export async function claimDataDirectory(dataDirectory: string): Promise<void> {
  await writeFile(ownerFile(dataDirectory), `${process.pid}\n`);
}

/** The lines of `postmaster.pid`; the first is the process id, the eighth the status. Empty if there is no file. */
export async function readLockFile(dataDirectory: string): Promise<string[]> {
  const text = await readFile(lockFile(dataDirectory), 'utf8').catch(() => '');
  return text.split('\n').map((line) => line.trim());
}

/**
 * Clears away what a killed process left behind: stops a PostgreSQL that still runs on the data directory
 * although its parent process is gone, and removes a lock file whose process id now belongs to another program.
 *
 * @throws DataDirectoryInUseError if the parent process is still running
 * @throws PostmasterStuckError if PostgreSQL does not stop
 */
export async function clearLeftovers(dataDirectory: string, log: (message: string) => void): Promise<void> {
  const pid = Number((await readLockFile(dataDirectory))[0]);
  if (!pid) return;
  const entry = await readProcess(pid);
  if (!`${entry?.command} `.includes(` -D ${dataDirectory} `)) {
    log(`Removing the lock file that PostgreSQL, process ${pid}, left when it was killed.`);
    return rm(lockFile(dataDirectory), { force: true });
  }
  const owner = Number(await readFile(ownerFile(dataDirectory), 'utf8').catch(() => '0'));
  // The parent of an orphan is the init process or a session manager, not the process that started it.
  if (owner === entry?.parent) throw new DataDirectoryInUseError(dataDirectory, owner);
  log(`Stopping PostgreSQL, process ${pid}, which outlived the process that started it.`);
  await stopPostmaster(pid);
}

/** Stops a PostgreSQL: disconnects its clients, rolls their transactions back, and flushes all data. */
export async function stopPostmaster(pid: number): Promise<void> {
  if (await endWith(pid, 'SIGINT', FAST_SHUTDOWN_MS)) return;
  if (await endWith(pid, 'SIGQUIT', IMMEDIATE_SHUTDOWN_MS)) return;
  throw new PostmasterStuckError(pid);
}

async function endWith(pid: number, signal: NodeJS.Signals, patienceMs: number): Promise<boolean> {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return true;
    throw error;
  }
  for (const end = Date.now() + patienceMs; Date.now() < end; await pause(20)) {
    if (!(await readProcess(pid))) return true;
  }
  return false;
}
