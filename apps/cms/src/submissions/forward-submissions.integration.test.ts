import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { readSubmissionsById, type StoredSubmission, storeSubmission } from '@keelstone/outbox';
import { migrate } from '@keelstone/outbox/migrate';
import { startTestDatabase, type TestDatabase } from '@keelstone/postgres/test-database';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Runner } from '../database/poll.ts';
import { forwardSubmissions } from './forward-submissions.ts';
import { Receiver } from './receiver.fixture.ts';

const PATIENCE = { timeout: 60_000, interval: 50 };

let database: TestDatabase;
let pool: pg.Pool;
let databaseUrl: string;
let receiver: Receiver;
let forwarder: Runner | undefined;
let children: ChildProcess[] = [];
const logged: string[] = [];

beforeAll(async () => {
  database = await startTestDatabase(migrate);
  databaseUrl = (await database.createDatabase()).cmsUrl;
  pool = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  // The server stops before the last connection is closed, which is no test failure.
  pool.on('error', () => {});
});
beforeEach(async () => {
  receiver = await Receiver.open();
});
afterEach(async () => {
  await forwarder?.stop();
  forwarder = undefined;
  for (const child of children) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  children = [];
  await receiver.close();
  await pool.query('truncate submissions.form_submissions cascade');
});
afterAll(async () => {
  await pool.end();
  await database.stop();
});

async function store(name = 'Ada'): Promise<string> {
  const id = randomUUID();
  await storeSubmission(pool, {
    id,
    formId: 1,
    formTitle: 'Ask',
    language: 'en',
    pagePath: '/contact',
    fields: { name },
    receivedAt: new Date(),
  });
  return id;
}
const read = async (id: string) => (await readSubmissionsById(pool, [id]))[0] as StoredSubmission;
const becomes = (id: string, state: StoredSubmission['state']) =>
  vi.waitFor(async () => expect((await read(id)).state).toBe(state), PATIENCE);
const fails = (id: string) =>
  vi.waitFor(
    async () => expect(await read(id)).toMatchObject({ state: 'waiting', lastError: expect.any(String) }),
    PATIENCE,
  );
/** Makes all submissions due. */
const makeDue = () => pool.query('update submissions.form_submissions set next_attempt_at = now()');

const say = (details: object, message: string) => void logged.push(message + JSON.stringify(details));
function start(timeoutMs = 5000) {
  forwarder = forwardSubmissions({
    executor: pool,
    receiver: { endpoint: receiver.endpoint, timeoutMs },
    logger: { warn: say, error: say },
  });
}

async function startProcess(environment: Record<string, string> = {}): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, 'forwarder.fixture.ts'), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: {
      NODE_ENV: 'test',
      PATH: process.env.PATH,
      DATABASE_URL: databaseUrl,
      MARKETING_ENDPOINT: receiver.endpoint,
      ...environment,
    },
  });
  children.push(child);
  await once(child, 'message');
  return child;
}

describe('forwarding', () => {
  it('C-8 sends what was stored, what comes later, and each once', async () => {
    const first = await store();
    start();
    await becomes(first, 'sent');
    const second = await store();
    await becomes(second, 'sent');
    expect([...receiver.taken.keys()]).toEqual([first, second]);
    expect(receiver.requests).toHaveLength(2);
    expect((await read(first)).forwardedAt).toBeInstanceOf(Date);
  });

  it.each([
    ['a fault', { kind: 'answer', status: 500 }],
    ['too much at once', { kind: 'answer', status: 429, headers: { 'retry-after': '60' } }],
    ['a connection that breaks', { kind: 'reset' }],
    ['no answer', { kind: 'hang' }],
    ['an answer that gets lost', { kind: 'take_and_reset' }],
  ] as const)('C-8 bears %s, and sends again under the same key', async (_, manner) => {
    receiver.next.push(manner as never);
    const id = await store();
    // Long enough for the second attempt on a busy machine, and the wait where the receiver never responds.
    start(2000);
    await fails(id);
    expect((await read(id)).nextAttemptAt.getTime()).toBeGreaterThan(Date.now() + 3000);
    await makeDue();
    await becomes(id, 'sent');
    expect([...receiver.taken.keys()]).toEqual([id]);
    expect(receiver.requests.map(({ key }) => key)).toEqual([id, id]);
    expect(receiver.contradictions).toEqual([]);
  });

  it('C-8 waits as long as the receiver asks', async () => {
    receiver.manner = { kind: 'answer', status: 503, headers: { 'retry-after': '3600' } };
    const id = await store();
    start();
    await fails(id);
    expect((await read(id)).nextAttemptAt.getTime()).toBeGreaterThan(Date.now() + 3_500_000);
  });

  it('C-8 gives up at once what the receiver will never take', async () => {
    receiver.manner = { kind: 'answer', status: 400, text: 'no such list' };
    const id = await store();
    start();
    await becomes(id, 'dead');
    expect((await read(id)).lastError).toBe('The receiver answers 400: no such list');
    expect(receiver.requests).toHaveLength(1);
  });

  it('C-8 a slow receiver does not hold up what comes after', async () => {
    receiver.next.push({ kind: 'slow', ms: 3000 });
    const slow = await store('slow');
    start();
    await vi.waitFor(() => expect(receiver.requests).toHaveLength(1), PATIENCE);
    const quick = await store('quick');
    await becomes(quick, 'sent');
    expect((await read(slow)).state).toBe('sending');
    await becomes(slow, 'sent');
  });

  it('C-8 puts back what it was sending when it is asked to stop', async () => {
    receiver.manner = { kind: 'hang' };
    const id = await store();
    start();
    await vi.waitFor(() => expect(receiver.requests).toHaveLength(1), PATIENCE);
    await forwarder?.stop();
    expect(await read(id)).toMatchObject({ state: 'waiting', attempts: 0 });
    receiver.manner = { kind: 'take' };
    start();
    await becomes(id, 'sent');
  });

  it('C-8 tells the log nothing of a visitor', async () => {
    receiver.next.push({ kind: 'answer', status: 400, text: 'Ada Lovelace is unknown' });
    const id = await store('Ada Lovelace');
    start();
    await becomes(id, 'dead');
    expect(logged.join()).toContain(id);
    expect(logged.join()).not.toContain('Ada');
  });
});

describe('forwarding by several processes', () => {
  it('C-8 each submission is sent by one of them', async () => {
    const ids: string[] = [];
    for (let number = 0; number < 60; number += 1) ids.push(await store(`Visitor ${number}`));
    await Promise.all([startProcess(), startProcess()]);
    await vi.waitFor(() => expect(receiver.taken.size).toBe(60), PATIENCE);
    await vi.waitFor(async () => {
      for (const id of ids) expect((await read(id)).state).toBe('sent');
    }, PATIENCE);
    expect(receiver.requests).toHaveLength(60);
  });

  it('C-8 what a killed process was sending is sent by another, under the same key', async () => {
    receiver.next.push({ kind: 'slow', ms: 60_000 });
    const id = await store();
    const first = await startProcess({ LEASE_MS: '1500' });
    await vi.waitFor(() => expect(receiver.taken.size).toBe(1), PATIENCE);
    first.kill('SIGKILL');
    await once(first, 'exit');
    expect((await read(id)).state).toBe('sending');
    await startProcess({ LEASE_MS: '1500' });
    await becomes(id, 'sent');
    expect(receiver.requests.map(({ key }) => key)).toEqual([id, id]);
    expect([receiver.taken.size, receiver.contradictions]).toEqual([1, []]);
  });
});
