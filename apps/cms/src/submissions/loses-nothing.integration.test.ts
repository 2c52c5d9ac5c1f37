import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import { sampleForm } from '@keelstone/model/samples';
import { migrate } from '@keelstone/outbox/migrate';
import { startTestDatabase, type TestDatabase } from '@keelstone/postgres/test-database';
import { publish } from '@keelstone/read-model';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Receiver } from './receiver.fixture.ts';
import { SiteProcess } from './site-process.fixture.ts';

const PATIENCE = { timeout: 90_000, interval: 100 };
/** Nothing listens on it until the receiver is back. */
let port: number;

let database: TestDatabase;
let urls: Awaited<ReturnType<TestDatabase['createDatabase']>>;
let cms: pg.Pool;
let admin: pg.Pool;
let submissions: string;
let site: SiteProcess;
let forwarders: ChildProcess[] = [];
let receiver: Receiver | undefined;

const quiet = (pool: pg.Pool) => pool.on('error', () => {});

beforeAll(async () => {
  database = await startTestDatabase(migrate);
  urls = await database.createDatabase();
  cms = quiet(new pg.Pool({ connectionString: urls.cmsUrl, max: 4 }));
  admin = quiet(new pg.Pool({ connectionString: database.adminUrl, max: 1 }));
  const node = sampleNode('landing_page', {
    path: '/contact',
    form: sampleForm({ id: 7, hiddenFields: [] }),
  });
  await publish(cms, { node, dependencies: [] });
});
beforeEach(async () => {
  const free = await Receiver.open();
  port = Number(new URL(free.endpoint).port);
  await free.close();
  submissions = await mkdtemp(join(tmpdir(), 'keelstone-submissions-'));
  site = new SiteProcess({
    SITE_DATABASE_URL: urls.siteUrl,
    SUBMISSIONS_DIR: submissions,
    FORMS_PER_ADDRESS: '1000000',
  });
  await site.start();
});
afterEach(async () => {
  await site.kill();
  for (const child of forwarders) {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }
  forwarders = [];
  await receiver?.close();
  receiver = undefined;
  await rm(submissions, { recursive: true, force: true });
  await cms.query('truncate submissions.form_submissions cascade');
});
afterAll(async () => {
  await cms?.end();
  await admin?.end();
  await database?.stop();
});

async function startForwarder(): Promise<void> {
  const child = fork(join(import.meta.dirname, 'forwarder.fixture.ts'), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: {
      NODE_ENV: 'test',
      PATH: process.env.PATH,
      DATABASE_URL: urls.cmsUrl,
      MARKETING_ENDPOINT: `http://127.0.0.1:${port}/submissions`,
    },
  });
  forwarders.push(child);
  await once(child, 'message');
}

/** A visitor who has filled in one form; each press of the button sends the same. */
type Visitor = { name: string; key: string; hasScript: boolean };
const visitors = (count: number): Visitor[] =>
  Array.from({ length: count }, (_, number) => ({
    name: `Visitor ${number}`,
    key: randomUUID(),
    // Without script, only the same process recognizes a repeat, so those visitors press just once here.
    hasScript: number % 2 === 0,
  }));

function bodyOf({ name, key, hasScript }: Visitor): { type: string; body: string } {
  const fields = { name, email: 'visitor@example.org', _page: '/contact', _view: 'page', _language: 'en' };
  if (!hasScript) {
    return { type: 'application/x-www-form-urlencoded', body: new URLSearchParams(fields).toString() };
  }
  const pageState = { path: '/contact', language: 'en', assets: [] };
  const body = { fields: { ...fields, _key: key, _elapsed: '5000' }, pageState };
  return { type: 'application/json', body: JSON.stringify(body) };
}

/** Presses the button. @returns whether the visitor was told that it was received */
async function press(visitor: Visitor): Promise<boolean> {
  const { type, body } = bodyOf(visitor);
  const init = { method: 'POST', headers: { 'content-type': type }, body, redirect: 'manual' as const };
  const response = await fetch(`${site.url}/forms/7`, init).catch(() => null);
  return response?.status === (visitor.hasScript ? 200 : 303);
}

/** How often each visitor's name reached the receiver. */
function arrivals(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { fields } of receiver?.taken.values() ?? []) {
    const name = String(fields.name);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

/** The receiver comes back, and the next attempts become due. */
async function receiverComesBack(): Promise<void> {
  receiver = await Receiver.open(port);
  await cms.query(`update submissions.form_submissions set next_attempt_at = now() where state = 'waiting'`);
}

const countKept = async () =>
  Number((await cms.query('select count(*) from submissions.form_submissions')).rows[0].count);

describe('forms lose nothing', () => {
  it('C-8 the receiver is down all the time and the site killed right after its responses: every one arrives, once', async () => {
    await startForwarder();
    const all = visitors(48);
    const told = new Set<string>();
    for (let round = 0; round < 4; round += 1) {
      const pressing = all.slice(round * 12, round * 12 + 12).map(async (visitor) => {
        if (await press(visitor)) told.add(visitor.name);
        // Right after a response, so that other requests are cut off.
        await site.kill();
      });
      await Promise.all(pressing);
      await site.start();
    }
    expect(told.size).toBeGreaterThanOrEqual(4);
    // Visitors without a response press again once the site is back.
    for (const visitor of all.filter(({ name, hasScript }) => hasScript && !told.has(name))) {
      if (await press(visitor)) told.add(visitor.name);
    }
    expect(told.size).toBeGreaterThanOrEqual(24);
    await receiverComesBack();
    await vi.waitFor(() => {
      const arrived = arrivals();
      for (const name of told) expect([name, arrived.get(name)]).toEqual([name, 1]);
    }, PATIENCE);
    await pause(1000);
    expect([...arrivals().values()].filter((count) => count > 1)).toEqual([]);
    expect(receiver?.contradictions).toEqual([]);
  });

  it('C-8 the database is down and the site killed right after its responses: every one arrives, once', async () => {
    await startForwarder();
    await admin.query('alter role site nologin');
    await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'site'`);
    const all = visitors(20);
    const told = await Promise.all(all.map(press));
    expect(told.every(Boolean)).toBe(true);
    await site.kill();
    expect(await countKept()).toBe(0);
    expect(await readdir(submissions)).not.toEqual([]);
    await admin.query('alter role site login');
    await site.start();
    await receiverComesBack();
    await vi.waitFor(() => expect(arrivals().size).toBe(20), PATIENCE);
    expect([...arrivals().values()].every((count) => count === 1)).toBe(true);
    await vi.waitFor(async () => expect(await readdir(submissions)).toEqual([]), PATIENCE);
    expect(site.log).not.toMatch(/Visitor|visitor@/);
  });

  it('C-8 the database is stopped and started again while visitors send: every one arrives, once, and nothing is restarted', async () => {
    receiver = await Receiver.open(port);
    await startForwarder();
    const all = visitors(60);
    const told = new Set<string>();
    const pressEach = async (some: Visitor[]) => {
      for (const visitor of some) if (await press(visitor)) told.add(visitor.name);
    };
    await pressEach(all.slice(0, 20));
    const pressing = pressEach(all.slice(20, 40));
    await database.halt();
    await pressing;
    await pressEach(all.slice(40));
    expect(await readdir(submissions)).not.toEqual([]);
    expect(told.size).toBe(60);
    await database.resume();
    await vi.waitFor(() => expect(arrivals().size).toBe(60), PATIENCE);
    await vi.waitFor(async () => expect(await readdir(submissions)).toEqual([]), PATIENCE);
    expect([...arrivals().values()].every((count) => count === 1)).toBe(true);
    expect(receiver.contradictions).toEqual([]);
    expect(await countKept()).toBe(60);
  });

  it('C-8 1,000 submissions, 50 at a time: none is lost, none is doubled', async () => {
    receiver = await Receiver.open(port);
    await Promise.all([startForwarder(), startForwarder()]);
    const waiting = visitors(1000);
    let told = 0;
    const pressers = Array.from({ length: 50 }, async () => {
      for (let visitor = waiting.pop(); visitor; visitor = waiting.pop()) {
        if (await press(visitor)) told += 1;
      }
    });
    await Promise.all(pressers);
    expect(told).toBe(1000);
    expect(await countKept()).toBe(1000);
    await vi.waitFor(() => expect(arrivals().size).toBe(1000), PATIENCE);
    expect([...arrivals().values()].filter((count) => count > 1)).toEqual([]);
    expect(receiver.taken.size).toBe(1000);
    expect(receiver.contradictions).toEqual([]);
  });
});
