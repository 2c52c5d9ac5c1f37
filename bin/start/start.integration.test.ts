import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_LANGUAGE } from '@keelstone/model';
import { findFreePort } from '@keelstone/postgres';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { descendantsOf } from './process-tree.fixture.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const PATIENCE = { timeout: 60_000, interval: 100 };

/** In the operator's environment, and not for any process. */
const STRAY = 'a-key-that-no-process-has-to-know';
const PASSWORD = 'the password of the first administrator';

let place: string;
let data: string;
let environment: NodeJS.ProcessEnv;
let site: string;
let first: Started;

type Started = { child: ChildProcess; output: () => string; ended: Promise<unknown[]> };

/**
 * Starts it like an operator, but without the CMS, which would have to be built and is tested in
 * e2e/start-and-stop.e2e.ts.
 */
function start(more: NodeJS.ProcessEnv = {}): Started {
  const child = spawn(process.execPath, ['bin/start.mjs', '--no-cms', '--no-demo'], {
    cwd: ROOT,
    env: { ...environment, ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  }
  return { child, output: () => output, ended: once(child, 'exit') };
}

beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'keelstone-start-'));
  // As root, PostgreSQL runs as another account, which has to traverse this directory.
  chmodSync(place, 0o711);
  data = join(place, 'data');
  // Each Node.js process records its environment, including short-lived ones. Threads have the same process id.
  const note = join(place, 'note.cjs');
  const recorded = `{ command: process.argv.slice(1).join(' '), environment: process.env }`;
  writeFileSync(
    note,
    `if (require('node:worker_threads').isMainThread) require('node:fs').writeFileSync(${JSON.stringify(place)} + '/told-' + process.pid + '.json', JSON.stringify(${recorded}))`,
  );
  const [sitePort, cmsPort, databasePort] = [
    await findFreePort(),
    await findFreePort(),
    await findFreePort(),
  ];
  site = `http://127.0.0.1:${sitePort}`;
  environment = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    NODE_OPTIONS: `--require ${note}`,
    KEELSTONE_DATA: data,
    SITE_PORT: String(sitePort),
    CMS_PORT: String(cmsPort),
    DATABASE_PORT: String(databasePort),
    SITE_PROCESSES: '2',
    ADMIN_PASSWORD: PASSWORD,
    AWS_SECRET_ACCESS_KEY: STRAY,
  };
  first = start();
  await vi.waitFor(() => expect(first.output()).toContain('Ctrl-C stops everything'), {
    timeout: 600_000,
    interval: 100,
  });
}, 600_000);
afterAll(async () => {
  first.child.kill('SIGTERM');
  await first.ended;
  rmSync(place, { recursive: true, force: true });
}, 60_000);

const health = async () => (await fetch(`${site}/health`)).json();
const processNamed = (name: string) =>
  descendantsOf(first.child.pid ?? 0).filter(({ command }) => command.includes(name));

/** Scripts of the processes whose environment contains this text. */
function whoKnows(text: string): string[] {
  const ended = readdirSync(place)
    .filter((name) => name.startsWith('told-'))
    .map((name) => JSON.parse(readFileSync(join(place, name), 'utf8')))
    .map(({ command, environment: told }) => ({ command, environment: JSON.stringify(told) }));
  const all = [...ended, ...descendantsOf(first.child.pid ?? 0)];
  const isApart = ({ command }: { command: string }) => !command.includes('bin/start.mjs');
  const known = all.filter((each) => each.environment.includes(text) && isApart(each));
  const scripts = known.map(({ command }) => /[\w-]+\/[\w-]+\.(?:ts|js|mjs)/.exec(command)?.[0] ?? command);
  return [...new Set(scripts)].toSorted();
}

it.runIf(process.platform === 'linux')('O-1 each process knows its own secrets and no other', () => {
  const [database, migrate, server] = ['server/main.ts', 'src/migrate.ts', 'server/server.js'];
  const secrets = JSON.parse(readFileSync(join(data, 'secrets.json'), 'utf8'));
  expect(processNamed(server)).toHaveLength(3);
  // A variable that all have proves that they were checked.
  expect(whoKnows(`--require ${place}`)).toEqual(expect.arrayContaining([database, migrate, server]));
  expect(whoKnows(STRAY)).toEqual([]);
  expect(whoKnows(PASSWORD)).toEqual([]);
  expect(whoKnows(secrets.administrator)).toEqual([]);
  expect(whoKnows(secrets.databaseAdmin)).toEqual([database]);
  expect(whoKnows(secrets.databaseCms)).toEqual([database, migrate]);
  expect(whoKnows(secrets.databaseSite)).toEqual([database, server]);
  expect(whoKnows(secrets.payload)).toEqual([migrate]);
  expect(whoKnows(secrets.preview)).toEqual([server, migrate].toSorted());
});

it('S-28 has the thesaurus of the field without any demo', async () => {
  const { databaseSite } = JSON.parse(readFileSync(join(data, 'secrets.json'), 'utf8'));
  const url = `postgres://keelstone_site:${databaseSite}@127.0.0.1:${environment.DATABASE_PORT}/keelstone`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    "select jsonb_array_length(value->'synonyms') as groups from published.settings where key = 'search_rules' and language = $1",
    [DEFAULT_LANGUAGE],
  );
  await client.end();
  expect(rows[0]?.groups).toBeGreaterThan(400);
});

it('O-1 logs are read by their owner only', () => {
  const logs = join(data, 'logs');
  expect(readdirSync(logs)).toEqual(expect.arrayContaining(['database.log', 'migrate.log', 'site.log']));
  for (const name of readdirSync(logs)) expect(statSync(join(logs, name)).mode & 0o077).toBe(0);
});

it('C-8 O-1 makes the folders without which there is no backup', () => {
  expect(readdirSync(data)).toEqual(expect.arrayContaining(['media', 'submissions']));
  expect(statSync(join(data, 'submissions')).mode & 0o777).toBe(0o700);
});

it('O-1 a second start in the same folder is refused before it touches anything', async () => {
  const look = () => {
    const names = readdirSync(data, { recursive: true, encoding: 'utf8' });
    return names
      .filter((name) => !name.startsWith('postgres'))
      .map((name) => {
        const { ino, mtimeMs, size } = statSync(join(data, name));
        return [name, ino, mtimeMs, size];
      });
  };
  const before = look();
  const second = start();
  expect(await second.ended).toEqual([1, null]);
  // On another release of Node.js, it is a child of `first`.
  expect(second.output()).toMatch(/in use by process \d+/);
  expect(second.output()).not.toContain('Starting');
  expect(look()).toEqual(before);
});

it('O-1 R-5 what a process would refuse of the environment is refused before there is a database', async () => {
  const ports = { SITE_PORT: String(await findFreePort()), CMS_PORT: String(await findFreePort()) };
  const elsewhere = join(place, 'never-started');
  const wrong = { SITE_PROCESSES: 'abc', TRUSTED_PROXIES: '0.0.0.0/0', PREVIEW_SECRET: 'secret' };
  const refused = start({ ...ports, ...wrong, BRAND: 'no-such-brand', KEELSTONE_DATA: elsewhere });
  expect(await refused.ended).toEqual([1, null]);
  for (const name of Object.keys(wrong)) expect(refused.output()).toContain(`  - ${name}`);
  expect(refused.output()).toContain('  - brand/no-such-brand/brand.json: there is no such file');
  expect(readdirSync(elsewhere)).not.toContain('postgres');
});

it.runIf(process.platform === 'linux')(
  'O-1 R-5 a killed PostgreSQL is started again, and the site serves all the while',
  async () => {
    const pids = (name: string) =>
      processNamed(name)
        .map(({ pid }) => pid)
        .toSorted();
    const servers = pids('server/server.js');
    for (const round of [1, 2]) {
      const [postmaster] = processNamed('-D ');
      process.kill(postmaster?.pid ?? 0, 'SIGKILL');
      await vi.waitFor(
        async () => expect(await health()).toMatchObject({ follower: 'disconnected' }),
        PATIENCE,
      );
      expect((await fetch(site)).status).toBeLessThan(500);
      await vi.waitFor(async () => {
        expect(await health()).toMatchObject({ follower: 'following' });
        // The site may follow again before the launcher has seen that the database responds.
        expect(first.output().match(/database runs again/g)).toHaveLength(round);
      }, PATIENCE);
    }
    expect(pids('server/server.js')).toEqual(servers);
    const log = readFileSync(join(data, 'logs', 'database.log'), 'utf8');
    expect(log.match(/^-----/gm)).toHaveLength(3);
    expect(log.match(/PostgreSQL ended by itself/g)).toHaveLength(2);
  },
  180_000,
);
