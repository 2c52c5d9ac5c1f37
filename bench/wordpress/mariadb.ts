import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Cores, onCores, type Server, startProgram, stopper } from '../delivery/server.ts';

const isRoot = process.getuid?.() === 0;
/** MariaDB refuses to run as root. */
const AS_USER = isRoot ? ['--user=mysql'] : [];

export type MariaDb = Omit<Server, 'url'> & { socket: string; query(sql: string): void };

const userId = (name: string) => Number(execFileSync('id', ['-u', name]).toString());

function initialise(data: string): void {
  mkdirSync(data, { recursive: true });
  if (isRoot) chownSync(data, userId('mysql'), userId('mysql'));
  execFileSync(
    'mariadb-install-db',
    [
      '--no-defaults',
      `--datadir=${data}`,
      '--auth-root-authentication-method=socket',
      '--skip-test-db',
      ...AS_USER,
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
}

/** Starts MariaDB on its own folder, on a socket only, with enough memory for all data. */
export async function startMariaDb(directory: string, cores: Cores): Promise<MariaDb> {
  const data = join(directory, 'mariadb');
  if (!existsSync(join(data, 'mysql'))) initialise(data);
  const socket = join(data, 'mariadb.sock');
  const child = startProgram(
    onCores(cores, [
      'mariadbd',
      '--no-defaults',
      `--datadir=${data}`,
      `--socket=${socket}`,
      `--pid-file=${join(data, 'mariadb.pid')}`,
      '--skip-networking',
      '--innodb-buffer-pool-size=256M',
      '--innodb-flush-log-at-trx-commit=2',
      '--skip-log-bin',
      `--log-error=${join(data, 'mariadb.log')}`,
      ...AS_USER,
    ]),
  );
  const query = (sql: string) =>
    void execFileSync('mariadb', ['--no-defaults', `--socket=${socket}`, '-e', sql], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  for (let tries = 1; ; tries += 1) {
    try {
      query('select 1');
      break;
    } catch (error) {
      if (tries === 100) throw error;
      await pause(100);
    }
  }
  return { socket, query, pids: [child.pid ?? 0], stop: stopper(child) };
}
