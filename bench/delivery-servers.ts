import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '../packages/content-store/src/embedded/port.ts';

/** One core for what is measured, another for who asks. */
export const SERVER_CORE = '0';
export const CLIENT_CORE = '1';

const SITE = join(import.meta.dirname, '../apps/site/dist/server/server.js');

export type Server = { url: string; pid: number; stop(): Promise<void> };

const onServerCore = (command: string[]) => ['taskset', '--cpu-list', SERVER_CORE, ...command];

function stopper(child: ChildProcess) {
  return async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
}

/** A server in Node.js that tells by message where it answers. */
async function startNode(
  command: string[],
  environment: NodeJS.ProcessEnv,
  place = onServerCore,
): Promise<Server> {
  const [program = '', ...args] = place([process.execPath, ...command]);
  const child = spawn(program, args, { env: environment, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const [message] = (await once(child, 'message')) as [{ url: string }];
  return { url: message.url, pid: child.pid ?? 0, stop: stopper(child) };
}

const environmentOfSite = (siteUrl: string, environment: Record<string, string>) => ({
  PATH: process.env.PATH,
  NODE_ENV: 'production',
  SITE_DATABASE_URL: siteUrl,
  SITE_PORT: '0',
  PREVIEW_SECRET: 'known-to-the-benchmark-only-0123456789',
  LOG_LEVEL: 'error',
  ...environment,
});

/** The built site as one process, on a database that holds the content. */
export const startBuiltSite = (siteUrl: string, environment: Record<string, string>): Promise<Server> =>
  startNode([SITE], environmentOfSite(siteUrl, environment));

/** The same on whatever cores there are, for several processes. */
export const startUnpinnedSite = (siteUrl: string, environment: Record<string, string>): Promise<Server> =>
  startNode([SITE], environmentOfSite(siteUrl, environment), (command) => command);

/** Nothing but Node.js's own server around the bytes of a file. */
export const startBareServer = (file: string): Promise<Server> =>
  startNode([join(import.meta.dirname, 'bare-server.mjs'), file], { PATH: process.env.PATH });

/** nginx as one process, set up for nothing but this file: its gzipped bytes lie beside it. */
export async function startNginx(directory: string, path: string, gzipped: Buffer): Promise<Server> {
  const file = join(directory, 'html', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
  writeFileSync(`${file}.gz`, gzipped);
  const port = await findFreePort();
  const configuration = join(directory, 'nginx.conf');
  writeFileSync(
    configuration,
    `master_process off; pid ${directory}/nginx.pid; error_log stderr warn; daemon off;
     ${process.getuid?.() === 0 ? 'user root;' : ''}
     events { worker_connections 1024; }
     http {
       access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; default_type text/html;
       open_file_cache max=100 inactive=600s; open_file_cache_valid 600s;
       client_body_temp_path ${directory}/b; proxy_temp_path ${directory}/p; fastcgi_temp_path ${directory}/f;
       uwsgi_temp_path ${directory}/u; scgi_temp_path ${directory}/s;
       server { listen 127.0.0.1:${port}; root ${directory}/html; gzip_static always; }
     }`,
  );
  const [program = '', ...args] = onServerCore(['nginx', '-c', configuration, '-p', directory]);
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    if (await fetch(`${url}/${path}`).catch(() => null)) break;
    await pause(50);
  }
  return { url, pid: child.pid ?? 0, stop: stopper(child) };
}

/** Processor time that a process has used, in seconds; other work on the machine does not count into it. */
export function processorSeconds(pid: number): number {
  const facts = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  const ticksPerSecond = 100;
  return (Number(facts[11]) + Number(facts[12])) / ticksPerSecond;
}

/** What is missing of the programs that the benchmark needs. */
export function missingPrograms(): string[] {
  const programs = { nginx: '-v', wrk: '-v', taskset: '-V' };
  return Object.entries(programs)
    .filter(([name, flag]) => spawnSync(name, [flag]).error)
    .map(([name]) => name);
}
