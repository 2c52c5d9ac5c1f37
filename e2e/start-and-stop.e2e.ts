import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import pg from 'pg';
import { descendantsOf, processTree } from '../bin/start/process-tree.fixture.ts';

const root = join(import.meta.dirname, '..');
const PORTS = { SITE_PORT: '3110', CMS_PORT: '3111', DATABASE_PORT: '54341' };
const SITE = `http://localhost:${PORTS.SITE_PORT}`;
const CMS = `http://localhost:${PORTS.CMS_PORT}`;

/** What the command lines of the processes contain. */
const PROGRAMS = { cms: 'cms/src/serve.ts', site: 'server/server.js', database: 'src/server/main.ts' };

const runs: Run[] = [];

type Run = { child: ChildProcess; output: () => string; ended: Promise<number | null> };

/** Runs `npm start` like a person, with its own data and ports and without the demo. */
function start(data: string, environment: Record<string, string> = {}): Run {
  const child = spawn('npm', ['start', '--', '--no-demo'], {
    cwd: root,
    env: { ...process.env, ...PORTS, KEELSTONE_DATA: data, ...environment },
    detached: true,
  });
  let output = '';
  child.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    output += chunk;
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const run = { child, output: () => output, ended };
  runs.push(run);
  return run;
}

const answers = (run: Run) =>
  expect.poll(run.output, { timeout: 120_000, intervals: [250] }).toContain('Ctrl-C stops everything');

/**
 * Ctrl-C in a terminal signals the whole foreground group; npm itself is then killed by that signal, without an
 * exit status.
 */
async function pressControlC({ child, ended, output }: Run): Promise<void> {
  process.kill(-(child.pid as number), 'SIGINT');
  await ended;
  for (const part of ['cms', 'site', 'database']) expect(output()).toContain(`${part} stopped`);
}

/** Command lines of processes that use this data directory or listen on these ports. */
function processesOf(data: string): string[] {
  return execFileSync('ps', ['-eo', 'pid=,args='])
    .toString()
    .split('\n')
    .filter((line) => line.includes(data) && !line.includes('ps -eo'));
}

test.describe.configure({ mode: 'serial' });
test.setTimeout(240_000);

let data: string;
test.beforeAll(() => {
  data = mkdtempSync(join(tmpdir(), 'keelstone-start-'));
});
// A failing test must not leave ports in use.
test.afterEach(async () => {
  for (const { child, ended } of runs.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) process.kill(-(child.pid as number), 'SIGTERM');
    await ended;
  }
});
test.afterAll(() => rmSync(data, { recursive: true, force: true }));

/** Who knows a text, by its environment. */
function whoKnows(run: Run, text: string): string[] {
  const processes = descendantsOf(run.child.pid as number);
  const knows = (name: string) =>
    processes.some(({ command, environment }) => command.includes(name) && environment.includes(text));
  return [PROGRAMS.cms, PROGRAMS.site, PROGRAMS.database].filter(knows);
}

/** Makes the next save of a page wait until the connection ends. */
async function holdSaves(id: number): Promise<pg.Client> {
  const { databaseAdmin } = JSON.parse(readFileSync(join(data, 'secrets.json'), 'utf8'));
  const connectionString = `postgres://postgres:${encodeURIComponent(databaseAdmin)}@127.0.0.1:${PORTS.DATABASE_PORT}/keelstone`;
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [`save page ${id}`]);
  return client;
}

test('O-1 C-14 npm start serves site and CMS, which know their own secrets only and lose nothing when PostgreSQL or the CMS is killed, and Ctrl-C leaves no process', async ({
  page,
  request,
}) => {
  const stray = 'a-key-that-no-process-has-to-know';
  const run = start(data, { AWS_SECRET_ACCESS_KEY: stray });
  await answers(run);
  expect((await request.get(`${SITE}/health`)).status()).toBe(200);
  expect((await request.get(`${CMS}/admin/login`)).status()).toBe(200);
  const [, email = '', password = ''] = /log in as (\S+), password (\S+)/.exec(run.output()) ?? [];
  const { cms, site, database } = PROGRAMS;
  const named = (name: string) =>
    descendantsOf(run.child.pid as number).filter(({ command }) => command.includes(name));

  await test.step('CMS and site know their own secrets only', () => {
    const secrets = JSON.parse(readFileSync(join(data, 'secrets.json'), 'utf8'));
    expect(whoKnows(run, stray)).toEqual([]);
    expect(whoKnows(run, password)).toEqual([cms]);
    expect(whoKnows(run, secrets.payload)).toEqual([cms]);
    expect(whoKnows(run, secrets.preview)).toEqual([cms, site]);
    expect(whoKnows(run, secrets.databaseAdmin)).toEqual([database]);
    expect(whoKnows(run, secrets.databaseCms)).toEqual([cms, database]);
    expect(whoKnows(run, secrets.databaseSite)).toEqual([site, database]);
  });

  await test.step('both outlast a killed PostgreSQL', async () => {
    const pids = () => [cms, site].map((name) => named(name).map(({ pid }) => pid));
    const before = pids();
    process.kill(named('-D ')[0]?.pid as number, 'SIGKILL');
    await expect.poll(run.output, { timeout: 60_000 }).toContain('database runs again');
    const follower = async () => (await (await request.get(`${SITE}/health`)).json()).follower;
    await expect.poll(follower, { timeout: 30_000 }).toBe('following');
    const initialised = async () => (await request.get(`${CMS}/api/users/init`)).status();
    await expect.poll(initialised, { timeout: 30_000 }).toBe(200);
    expect(pids()).toEqual(before);
  });

  await test.step('a CMS that is killed in the middle of a save loses nothing that was typed', async () => {
    const login = await page.request.post(`${CMS}/api/users/login`, { data: { email, password } });
    expect(login.status()).toBe(200);
    const draft = { title: 'As it was', moderation: 'draft' };
    const headers = { Origin: CMS };
    const made = await page.request.post(`${CMS}/api/page?draft=true`, { data: draft, headers });
    const { id } = ((await made.json()) as { doc: { id: number } }).doc;
    await page.goto(`${CMS}/admin/collections/page/${id}`);
    await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible();
    await page.locator('#field-title').fill('As it was typed');

    const held = await holdSaves(id);
    const isSent = page.waitForRequest((sent) => sent.method() === 'PATCH');
    await page.locator('#action-save-draft').click();
    await isSent;
    const waiting = "select 1 from pg_locks where locktype = 'advisory' and not granted";
    await expect.poll(async () => (await held.query(waiting)).rowCount).toBe(1);
    process.kill(named(cms)[0]?.pid as number, 'SIGKILL');
    await expect(page.getByText('The CMS could not be reached.')).toBeVisible();
    await held.end();
    await expect(page.locator('#field-title')).toHaveValue('As it was typed');

    // While the CMS starts, it answers 503, and the save waits for it.
    const status = async () =>
      (await page.request.get(`${CMS}/api/users/init`).catch(() => null))?.status() ?? 0;
    await expect.poll(status, { timeout: 60_000, intervals: [100] }).toBeGreaterThan(0);
    await page.locator('#action-save-draft').click();
    await expect(page.getByText('Saved as a draft')).toBeVisible({ timeout: 90_000 });
    const saved = await page.request.get(`${CMS}/api/page/${id}?draft=true`, { headers });
    expect(await saved.json()).toMatchObject({ title: 'As it was typed' });
  });

  await test.step('a CMS that is asked to stop finishes the saves that it has begun', async () => {
    const headers = { Origin: CMS };
    const made = await page.request.post(`${CMS}/api/page?draft=true`, {
      data: { title: 'Before' },
      headers,
    });
    const { id, updatedAt } = ((await made.json()) as { doc: { id: number; updatedAt: string } }).doc;
    const held = await holdSaves(id);
    const data = { title: 'At the very end', updatedAt };
    const save = page.request.patch(`${CMS}/api/page/${id}?draft=true`, { data, headers });
    const waiting = "select 1 from pg_locks where locktype = 'advisory' and not granted";
    await expect.poll(async () => (await held.query(waiting)).rowCount).toBe(1);
    process.kill(named(cms)[0]?.pid as number, 'SIGTERM');
    const isRefusing = () =>
      page.request.get(`${CMS}/api/users/init`).then(
        () => false,
        () => true,
      );
    await expect.poll(isRefusing).toBe(true);
    await held.end();
    expect((await save).status()).toBe(200);
  });

  await pressControlC(run);
  expect(processesOf(data)).toEqual([]);
});

test('a second npm start finds its data again, and leaves nothing that blocks the next one when it is killed', async ({
  request,
}) => {
  const killed = start(data);
  await answers(killed);
  expect(killed.output()).toContain('log in as before: if the first start named nobody else');
  expect(killed.output()).not.toContain('Building');
  const left = descendantsOf(killed.child.pid as number);
  process.kill(-(killed.child.pid as number), 'SIGKILL');
  await killed.ended;

  // At once, as a person would: it waits for what is still ending.
  const next = start(data);
  await answers(next);
  expect((await request.get(`${SITE}/health`)).status()).toBe(200);
  const isAlive = ({ pid, command }: (typeof left)[number]) => processTree(pid)[0]?.command === command;
  await expect.poll(() => left.filter(isAlive).map(({ command }) => command)).toEqual([]);
  await pressControlC(next);
  expect(processesOf(data)).toEqual([]);
});

test('a taken port is named, with what to do', async () => {
  const squatter = createServer().listen(Number(PORTS.SITE_PORT), '127.0.0.1');
  try {
    const run = start(data);
    expect(await run.ended).toBe(1);
    expect(run.output()).toContain('Port 3110, which the site needs, is taken');
    expect(run.output()).toContain('SITE_PORT=3210 npm start');
    expect(run.output()).not.toMatch(/\n\s+at /);
  } finally {
    squatter.close();
  }
});
