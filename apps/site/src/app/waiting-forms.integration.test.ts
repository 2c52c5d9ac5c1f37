import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import { sampleForm } from '@keelstone/model/samples';
import { publish } from '@keelstone/read-model';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { isTold, type Sender, send, sendersNamed } from '../forms/server/form-senders.fixture.ts';
import { pageWithForm } from '../forms/server/form-site.fixture.ts';
import { startVisitors } from '../http/processes/steady-load.fixture.ts';
import { openBuiltSite } from './built-site.fixture.ts';

const PATIENCE = { timeout: 30_000, interval: 50 };
const article = sampleNode('article', { nid: 10, path: '/articles/a', title: 'The first hour' });

let built: Awaited<ReturnType<typeof openBuiltSite>>;
/** The directory where forms wait while the database is unavailable. */
let waiting: string;
let search: string;

beforeAll(async () => {
  built = await openBuiltSite();
  await built.asCms(async (client) => {
    await publish(client, { node: article, dependencies: [] });
    await publish(client, { node: pageWithForm(sampleForm()), dependencies: [] });
  });
});
beforeEach(async () => {
  waiting = await mkdtemp(join(tmpdir(), 'keelstone-waiting-'));
  search = await mkdtemp(join(tmpdir(), 'keelstone-search-'));
});
afterEach(async () => {
  await built.endServers();
  for (const directory of [waiting, search]) await rm(directory, { recursive: true, force: true });
});
afterAll(() => built.stop());

const environment = () => ({
  FORMS_PER_ADDRESS: '100000',
  LOG_LEVEL: 'info',
  SUBMISSIONS_DIR: waiting,
  SEARCH_SNAPSHOT_DIR: search,
});

const storedNames = () =>
  built.asCms(async (client) => {
    const { rows } = await client.query(`select fields->>'name' as name from submissions.form_submissions`);
    return rows.map(({ name }) => name as string);
  });

describe('a site that is killed', () => {
  const ROUNDS = 5;

  /**
   * Several visitors submit at the same time; after some responses the process is killed while it writes the
   * other submissions, and others are just being sent.
   */
  async function killWhileSending(round: number): Promise<{ told: Sender[]; others: Sender[] }> {
    const { child, url } = await built.startServer(environment());
    const ended = once(child, 'exit');
    await built.database.halt();
    const visitors = startVisitors(`${url}${article.path}`, 2);
    const told: Sender[] = [];
    const senders = sendersNamed(`Round ${round} visitor`, 20);
    const sendOne = async (sender: Sender) => {
      if (isTold(await send(url, sender), sender)) told.push(sender);
    };
    let late: Promise<void>[] = [];
    const first = senders.slice(0, 15).map(async (sender) => {
      await sendOne(sender);
      if (late.length > 0 || told.length < Math.min(round * 3, 12)) return;
      // On a busy machine, this process may see the responses to all others at once.
      late = senders.slice(15).map(sendOne);
      child.kill('SIGKILL');
    });
    await Promise.all(first);
    await Promise.all(late);
    await ended;
    await visitors.stop();
    await built.database.resume();
    return { told, others: senders.filter((sender) => !told.includes(sender)) };
  }

  it('C-8 while it serves and forms are being queued loses none that it took', async () => {
    const told: Sender[] = [];
    const others: Sender[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const outcome = await killWhileSending(round);
      told.push(...outcome.told);
      others.push(...outcome.others);
    }
    expect(told.length).toBeGreaterThanOrEqual(ROUNDS * 3);
    expect(others.length).toBeGreaterThan(0);
    const { url, log } = await built.startServer(environment());
    await vi.waitFor(async () => expect(await readdir(waiting)).toEqual([]), PATIENCE);
    const names = await storedNames();
    expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
    expect(told.filter(({ name }) => !names.includes(name))).toEqual([]);
    // Visitors without a response submit again: each submission is stored once, whether it was before or not.
    for (const sender of others.filter(({ hasScript }) => hasScript)) {
      expect(isTold(await send(url, sender), sender)).toBe(true);
      expect((await storedNames()).filter((name) => name === sender.name)).toHaveLength(1);
    }
    expect(log()).not.toContain('refused.jsonl');
  });

  it('S-20 while it starts and writes what it searches in leaves no torn file', async () => {
    const begun = performance.now();
    const { child } = await built.startServer(environment());
    const startMs = performance.now() - begun;
    child.kill('SIGKILL');
    for (let round = 1; round <= ROUNDS; round += 1) {
      const { child: killed } = built.forkServer(environment());
      await pause(startMs * (0.5 + round / (2 * ROUNDS)));
      killed.kill('SIGKILL');
    }
    const { url, log } = await built.startServer(environment());
    expect(log()).not.toMatch(/torn|too short/);
    expect(await (await fetch(`${url}/search?keyword=hour`)).text()).toContain(article.path);
  });
});

/** Runs the process with a separate, very small disk, which is removed with it. */
const SMALL_DISK = [
  'unshare',
  '--mount',
  'sh',
  '-c',
  'mount -t tmpfs -o size=64k,mode=700 tmpfs "$SMALL" && exec "$@"',
  'sh',
];
const USER = process.getuid?.() === 0 ? [] : ['--user', '--map-root-user'];
const LAUNCHER = [SMALL_DISK[0] ?? '', ...USER, ...SMALL_DISK.slice(1)];
const canMount =
  spawnSync(LAUNCHER[0] ?? '', [...LAUNCHER.slice(1), 'true'], { env: { ...process.env, SMALL: tmpdir() } })
    .status === 0;
const WHY = canMount ? '' : ' (skipped: this machine lets nobody mount a small disk by unshare)';

describe.skipIf(!canMount)(`a disk that is full${WHY}`, () => {
  /** The path of the disk as seen by the process. */
  let disk: string;

  /** Fills the disk, except for this many bytes. */
  async function fill(left: number): Promise<void> {
    const { bavail, bsize } = await statfs(disk);
    await writeFile(join(disk, 'filler'), Buffer.alloc(bavail * bsize - left));
  }

  /** The names in all waiting submissions, complete lines only. */
  async function waitingNames(): Promise<string[]> {
    // A file that is complete gets another name: then all are read again.
    const texts = await vi.waitFor(async () => {
      const files = (await readdir(disk)).filter((name) => name.endsWith('.jsonl'));
      return Promise.all(files.map((name) => readFile(join(disk, name), 'utf8')));
    }, PATIENCE);
    expect(texts.every((text) => text === '' || text.endsWith('\n'))).toBe(true);
    return texts.flatMap((text) =>
      text
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line).fields.name),
    );
  }

  it('C-8 is told to visitors, who keep what they typed; nothing is written by half, and all goes on when there is room', async () => {
    const { child, url } = await built.startServer(
      { ...environment(), SMALL: waiting },
      { launcher: LAUNCHER },
    );
    disk = join(`/proc/${child.pid}/root`, waiting);
    await built.database.halt();
    await mkdir(disk, { recursive: true });
    await fill(8192);
    const told: string[] = [];
    const refused: { sender: Sender; text: string }[] = [];
    for (const sender of sendersNamed('Patient', 60)) {
      const response = await send(url, sender);
      if (isTold(response, sender)) told.push(sender.name);
      else if (response?.status === 503) refused.push({ sender, text: response.text });
    }
    expect(told.length).toBeGreaterThan(0);
    expect(told.length + refused.length).toBe(60);
    const names = await waitingNames();
    expect(told.filter((name) => !names.includes(name))).toEqual([]);
    // Where the database was tried in the moment of the last write, that one is kept although it was refused.
    expect(names.length - told.length).toBeLessThanOrEqual(1);
    const withoutScript = refused.find(({ sender }) => !sender.hasScript);
    const withScript = refused.find(({ sender }) => sender.hasScript);
    expect(withoutScript?.text).toContain(`value="${withoutScript?.sender.name}"`);
    for (const each of [withoutScript, withScript])
      expect(each?.text).toContain('We could not keep what you sent');
    expect((await fetch(`${url}${article.path}`)).status).toBe(200);

    await rm(join(disk, 'filler'));
    for (const { sender } of refused) {
      expect(isTold(await send(url, sender), sender)).toBe(true);
      told.push(sender.name);
    }
    await built.database.resume();
    await vi.waitFor(async () => {
      const names = (await storedNames()).filter((name) => name.startsWith('Patient'));
      expect(names.toSorted()).toEqual(told.toSorted());
    }, PATIENCE);
    expect(told).toHaveLength(60);
  });
});
