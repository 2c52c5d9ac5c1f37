import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { onCores, type Place, type Server, startProgram, stopper } from '../delivery/server.ts';

/** Debian's binary has the version in its name. */
export const findPhpFpm = (): string | undefined =>
  readdirSync('/usr/sbin').find((name) => /^php-fpm\d+\.\d+$/.test(name));

/** php-fpm's settings. */
const SETTINGS = {
  'opcache.enable': '1',
  'opcache.memory_consumption': '256',
  'opcache.interned_strings_buffer': '32',
  'opcache.max_accelerated_files': '20000',
  'opcache.validate_timestamps': '0',
  'opcache.jit': 'tracing',
  'opcache.jit_buffer_size': '64M',
  realpath_cache_size: '8M',
  realpath_cache_ttl: '3600',
};

/** Workers per core: one waits for the database while another works. */
const CHILDREN_PER_PROCESS = 2;

/** Starts php-fpm with a fixed number of workers, and an opcode cache that does not check files for changes. */
export async function startPhpFpm(
  directory: string,
  { processes, cores }: Place,
): Promise<Omit<Server, 'url'> & { socket: string }> {
  const socket = join(directory, 'php.sock');
  const configuration = join(directory, 'php-fpm.conf');
  const isRoot = process.getuid?.() === 0;
  writeFileSync(
    configuration,
    `[global]
pid = ${directory}/php-fpm.pid
error_log = ${directory}/php-fpm.log
daemonize = no
[www]
${isRoot ? 'user = www-data\ngroup = www-data\nlisten.owner = www-data' : ''}
listen = ${socket}
listen.backlog = 1024
pm = static
pm.max_children = ${CHILDREN_PER_PROCESS * processes}
php_admin_value[memory_limit] = 256M
php_admin_value[zlib.output_compression] = On
php_admin_value[zlib.output_compression_level] = 6
`,
  );
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-d', `${name}=${value}`]);
  const command = [`/usr/sbin/${findPhpFpm()}`, '--nodaemonize', '--fpm-config', configuration, ...settings];
  const child = startProgram(onCores(cores, command));
  for (let tries = 0; !existsSync(socket); tries += 1) {
    if (tries === 100) throw new Error(`php-fpm does not listen; see ${directory}/php-fpm.log.`);
    await pause(50);
  }
  return { socket, pids: [child.pid ?? 0], stop: stopper(child) };
}

export const phpVersion = (): string =>
  /PHP (\S+)/.exec(execFileSync(`/usr/sbin/${findPhpFpm()}`, ['-v']).toString())?.[1] ?? 'of unknown version';
