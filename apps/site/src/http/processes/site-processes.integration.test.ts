import cluster from 'node:cluster';
import { rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProcessNotReadyError, SiteProcesses } from './site-processes.ts';
import { startVisitors } from './steady-load.fixture.ts';

const FAILURE_FILE = join(tmpdir(), `keelstone-tiny-site-${process.pid}`);
const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

let processes: SiteProcesses;

beforeEach(() => {
  process.env.TINY_SITE_FAULT = FAILURE_FILE;
  cluster.setupPrimary({
    exec: join(import.meta.dirname, 'tiny-site.fixture.ts'),
    silent: true,
  });
  processes = new SiteProcesses({ count: 2, logger });
});
afterEach(async () => {
  await rm(FAILURE_FILE, { force: true });
  await processes.stop();
});

const start = async () => (await processes.start()) ?? expect.fail('stopped before it served');

/** The processes that run. node:cluster lists one that exited until its channel is closed, too. */
const pids = () =>
  Object.values(cluster.workers ?? {})
    .filter((worker) => !worker?.isDead())
    .map((worker) => worker?.process.pid);
const breakStart = () => writeFile(FAILURE_FILE, '');

/** Sends a request on a new connection, which any process may accept. */
function askAnew(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent: false }, async (response) => resolve(Number(await text(response)))).on('error', reject);
  });
}

/** The processes that respond to twenty requests. */
const answering = async (url: string) =>
  new Set(await Promise.all(Array.from({ length: 20 }, () => askAnew(url))));

describe('SiteProcesses', () => {
  it('R-5 answers by several processes on one port', async () => {
    const url = await start();
    expect(await answering(url)).toEqual(new Set(pids()));
    expect(pids()).toHaveLength(2);
  });

  it('R-5 ends without an error when it is stopped while its processes start', async () => {
    const starting = processes.start();
    await processes.stop();
    expect(await starting).toBeNull();
    expect(pids()).toEqual([]);
  });

  it('R-5 replaces all of them while visitors ask, and loses no request', async () => {
    const url = await start();
    const before = pids();
    const visitors = startVisitors(url, 8);
    await vi.waitFor(() => expect(visitors.responses).toBeGreaterThan(50), 10_000);
    await processes.restart();
    const answered = visitors.responses;
    await vi.waitFor(() => expect(visitors.responses).toBeGreaterThan(answered + 50), 10_000);
    expect(await visitors.stop()).toEqual([]);
    expect(pids()).toHaveLength(2);
    expect(pids().filter((pid) => before.includes(pid))).toEqual([]);
  });

  it('R-5 leaves those that serve when a new one does not come to serve', async () => {
    const url = await start();
    const before = pids();
    await breakStart();
    await expect(processes.restart()).rejects.toThrow(ProcessNotReadyError);
    expect(await answering(url)).toEqual(new Set(before));
    await rm(FAILURE_FILE);
    await processes.restart();
    expect(pids().filter((pid) => before.includes(pid))).toEqual([]);
  });

  it('R-5 starts another process when one is lost, also after several tries', async () => {
    const url = await start();
    await breakStart();
    await askAnew(`${url}/crash`).catch(() => {
      // The process exited instead of responding.
    });
    await vi.waitFor(
      () => expect(logger.error.mock.calls.at(-1)?.[1]).toContain('could not be started'),
      20_000,
    );
    await rm(FAILURE_FILE);
    await vi.waitFor(async () => expect((await answering(url)).size).toBe(2), 20_000);
  });

  it('R-5 says when none comes to serve', async () => {
    await breakStart();
    await expect(processes.start()).rejects.toThrow('exit status 3');
  });
});
