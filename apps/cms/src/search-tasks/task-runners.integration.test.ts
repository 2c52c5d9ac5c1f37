import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { startCms } from '../test-cms.ts';
import {
  countReindexes,
  createPages,
  everythingPublished,
  forgeTitles,
  holdRow,
  isSomebodyWaiting,
  readTask,
} from './search-task.fixture.ts';

const PAGES = 40;
const PATIENCE = { timeout: 60_000, interval: 100 };

let runners: ChildProcess[] = [];

const cms = await startCms();
const { startTask } = await import('./start-task.ts');
const { rebuildReadModel } = await import('./rebuild-read-model.ts');
const pages = await createPages(cms, PAGES);
afterEach(async () => {
  for (const child of runners) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  runners = [];
});
afterAll(() => cms.stop());

/** Names what it waited for before the test's own time limit strikes, which does not. */
async function hear(child: ChildProcess, event: 'message' | 'exit', what: string): Promise<void> {
  await once(child, event, { signal: AbortSignal.timeout(60_000) }).catch((error: unknown) => {
    throw new Error(`The process was never heard of: ${what}`, { cause: error });
  });
}

/** A separate process on the same database, like a second CMS. */
async function startRunner(): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, 'runner.fixture.ts'), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  runners.push(child);
  await hear(child, 'message', 'that it is ready');
  return child;
}

const nids = () => pages.map(({ nid }) => nid);
const stateOf = async (id: number) => (await readTask(cms, id)).state;
const untilDone = (id: number) => vi.waitFor(async () => expect(await stateOf(id)).toBe('done'), PATIENCE);

/** Per node, the number of changes in the log after a given one. */
async function timesTold(after: number) {
  const rows = await cms.query<{ nid: number; times: string }>(
    "select nid, count(*) as times from published.change_log where kind = 'node' and number > $1 group by nid",
    [after],
  );
  return rows.map(({ times }) => Number(times));
}
const lastChange = async () =>
  Number((await cms.query<{ max: string }>('select max(number) from published.change_log'))[0]?.max);

describe('search tasks with two processes', () => {
  it('A-4 each page is compared once, and the indexes are built anew once', async () => {
    const isWell = await everythingPublished(cms);
    const [before, reindexes] = [await lastChange(), await countReindexes(cms)];
    await forgeTitles(cms, nids());
    await Promise.all([startRunner(), startRunner()]);
    const id = await startTask(cms.payload, null);
    await untilDone(id);
    expect(await readTask(cms, id)).toMatchObject({ done: PAGES, total: PAGES, written: PAGES, removed: 0 });
    expect(await everythingPublished(cms)).toEqual(isWell);
    expect(await timesTold(before)).toEqual(Array(PAGES).fill(1));
    expect(await countReindexes(cms)).toBe(reindexes + 1);
  });

  it('A-4 what a killed process was doing is gone on with by another, from where it was', async () => {
    const isWell = await everythingPublished(cms);
    const before = await lastChange();
    await forgeTitles(cms, nids());
    const letGo = await holdRow(pages[25]?.nid);
    const id = await startTask(cms.payload, null);
    const first = await startRunner();
    await vi.waitFor(async () => expect(await isSomebodyWaiting(cms)).toBe(true), PATIENCE);
    expect(await readTask(cms, id)).toMatchObject({ state: 'running', done: 20, written: 20 });
    first.kill('SIGKILL');
    await once(first, 'exit');
    await letGo();
    expect(await readTask(cms, id)).toMatchObject({ state: 'running', done: 20, cursor: pages[19]?.nid });
    // Finished nodes are not processed again: otherwise this forged title would be repaired.
    await forgeTitles(cms, [pages[0]?.nid ?? 0]);
    expect(await rebuildReadModel(cms.payload)).toMatchObject({
      id,
      state: 'done',
      done: PAGES,
      total: PAGES,
      written: PAGES,
    });
    expect(await timesTold(before)).toEqual(Array(PAGES).fill(1));
    expect((await cms.publishedNodes(pages[0]?.nid)).map(({ node }) => node.title)).toEqual(['Forged']);
    await rebuildReadModel(cms.payload);
    expect(await everythingPublished(cms)).toEqual(isWell);
  });

  it('A-4 a process that is asked to stop finishes its share, and leaves the task to the next one', async () => {
    await forgeTitles(cms, nids());
    const letGo = await holdRow(pages[15]?.nid);
    const id = await startTask(cms.payload, null);
    const first = await startRunner();
    await vi.waitFor(async () => expect(await isSomebodyWaiting(cms)).toBe(true), PATIENCE);
    first.kill('SIGTERM');
    await hear(first, 'message', 'that it stops');
    await letGo();
    await hear(first, 'exit', 'its end');
    expect(await readTask(cms, id)).toMatchObject({ state: 'running', done: 20, written: 20 });
    expect(await rebuildReadModel(cms.payload)).toMatchObject({ id, done: PAGES, written: PAGES });
  });
});
