import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findFreePort, startEmbeddedPostgres } from '../index.ts';
import { startTestDatabase } from '../testing/test-database.ts';
import { readLockFile } from './leftover-postmaster.ts';
import { readProcess } from './process-table.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

let directory: string;
let data: string;
let port: number;
let children: ChildProcess[] = [];
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'keelstone-main-'));
  await chmod(directory, 0o711);
  data = path.join(directory, 'data');
  port = await findFreePort();
});
afterEach(async () => {
  for (const child of children) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  children = [];
  await rm(directory, { recursive: true, force: true });
});

function forkMain(overrides: object = {}) {
  const config = {
    dataDirectory: data,
    port,
    adminPassword: 'admin',
    cms: { role: 'cms', password: 'c' },
    site: { role: 'site', password: 's' },
    database: 'content',
    ...overrides,
  };
  const child = fork(MAIN, {
    env: { ...process.env, KEELSTONE_DATABASE: JSON.stringify(config) },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  children.push(child);
  let output = '';
  child.stderr?.on('data', (chunk) => {
    output += chunk;
  });
  return { child, output: () => output };
}

async function startMain() {
  const { child } = forkMain();
  const [message] = await once(child, 'message');
  return { child, message: message as { ready: true; cmsUrl: string; siteUrl: string } };
}

const postmaster = async () => Number((await readLockFile(data))[0]);

async function whoAmI(connectionString: string): Promise<unknown> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query('select current_user as me');
  await client.end();
  return rows[0].me;
}

describe('the database process', () => {
  it('says when it is ready and how its two roles connect', async () => {
    const { message } = await startMain();
    expect(message.ready).toBe(true);
    expect([await whoAmI(message.cmsUrl), await whoAmI(message.siteUrl)]).toEqual(['cms', 'site']);
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('stops PostgreSQL on %s', async (signal) => {
    const { child } = await startMain();
    const pid = await postmaster();
    child.kill(signal);
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(await readProcess(pid)).toBeNull();
    expect(existsSync(path.join(data, 'postmaster.pid'))).toBe(false);
  });

  it('stops PostgreSQL when its parent goes away', async () => {
    const { child } = await startMain();
    const pid = await postmaster();
    child.disconnect();
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(await readProcess(pid)).toBeNull();
  });

  it('fails when PostgreSQL ends by itself, so that whoever supervises it can start it again', async () => {
    const { child } = await startMain();
    process.kill(await postmaster(), 'SIGQUIT');
    expect(await once(child, 'exit')).toEqual([1, null]);
  });

  it('leaves a PostgreSQL behind when it is killed, and the next start takes its place', async () => {
    const { child, message } = await startMain();
    const orphan = await postmaster();
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await readProcess(orphan)).not.toBeNull();
    const log: string[] = [];
    const next = await startEmbeddedPostgres({
      dataDirectory: data,
      port,
      password: 'admin',
      log: (line) => log.push(line),
    });
    expect(log).toContainEqual(expect.stringContaining('outlived the process that started it'));
    expect(await readProcess(orphan)).toBeNull();
    expect(await whoAmI(message.cmsUrl)).toBe('cms');
    await next.stop();
  });

  it('O-1 makes no empty database where one has been, and says what is missing and what to do', async () => {
    const { child, output } = forkMain({ mayBeMade: false });
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(output()).toContain(`The database is missing: there is none in ${data}`);
    expect(output()).toMatch(/Mount its disk.*DATABASE_URL.*npm run restore.*begin anew/);
    expect(output()).not.toMatch(/\n\s+at /);
    expect(existsSync(data)).toBe(false);
  });

  it('says which fields of its configuration are wrong, and no password', async () => {
    const { child, output } = forkMain({ port: 'x', cms: { role: 'cms', password: ['hush'] } });
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(output()).toMatch(/KEELSTONE_DATABASE.*port, cms\.password/);
    expect(output()).not.toContain('hush');
  });
});

describe('a test database', () => {
  it('leaves no process and no file behind when it is stopped', async () => {
    const server = await startTestDatabase();
    const { cmsUrl } = await server.createDatabase();
    expect(await whoAmI(cmsUrl)).toBe('cms');
    await server.stop();
    await expect(whoAmI(cmsUrl)).rejects.toThrow('ECONNREFUSED');
  });

  it('goes away with a process that is killed', async () => {
    const code = `
      import { startTestDatabase } from ${JSON.stringify(new URL('../testing/test-database.ts', import.meta.url).href)};
      startTestDatabase().then(async ({ adminUrl }) => {
        const { default: pg } = await import(${JSON.stringify(import.meta.resolve('pg'))});
        const client = new pg.Client({ connectionString: adminUrl });
        await client.connect();
        process.send((await client.query('show data_directory')).rows[0].data_directory);
      });`;
    const child = fork('-', {
      execArgv: ['--input-type=module', '-e', code],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    children.push(child);
    const [place] = (await once(child, 'message')) as [string];
    expect(existsSync(place)).toBe(true);
    child.kill('SIGKILL');
    await expect.poll(() => existsSync(path.dirname(place))).toBe(false);
  });
});
