import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** The delay before each restart in milliseconds; the test does not wait. */
const pauses = vi.hoisted(() => []);
vi.mock('node:timers/promises', () => ({
  setTimeout: (ms) => {
    pauses.push(ms);
    return new Promise((resolve) => setImmediate(resolve));
  },
}));

const { Supervisor } = await import('./supervisor.mjs');
const { run } = await import('./processes.mjs');

let stopped;
let exit;
beforeEach(() => {
  pauses.length = 0;
  stopped = [];
  exit = vi.spyOn(process, 'exit').mockImplementation(() => {});
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

/** A service that ends on demand; its starts are counted. */
function createService(name) {
  const service = { starts: 0, end: () => {}, fails: false };
  service.start = async () => {
    service.starts += 1;
    if (service.fails) throw new Error(`${name} does not start`);
    return {
      stop: async () => void stopped.push(name),
      onExit: (listener) => {
        service.end = () => listener(`${name} ended`);
      },
    };
  };
  return service;
}

it('O-1 a database that keeps ending is tried again and again, with growing pauses, and stops nothing else', async () => {
  const supervisor = new Supervisor();
  const [database, site, cms] = ['database', 'site', 'cms'].map(createService);
  await supervisor.keepRunning('database', database.start);
  await supervisor.keepRunning('site', site.start);
  await supervisor.keepRunning('cms', cms.start);
  for (let starts = 2; starts <= 8; starts += 1) {
    database.end();
    await vi.waitFor(() => expect(database.starts).toBe(starts));
  }
  expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 60_000, 60_000]);
  expect([stopped, exit.mock.calls]).toEqual([[], []]);
  await supervisor.stop();
  expect(stopped).toEqual(['cms', 'site', 'database']);
});

it('O-1 a database that does not start any more is tried once a minute, until it does', async () => {
  const supervisor = new Supervisor();
  const database = createService('database');
  await supervisor.keepRunning('database', database.start);
  database.fails = true;
  database.end();
  await vi.waitFor(() => expect(pauses.filter((ms) => ms === 60_000).length).toBeGreaterThan(2));
  database.fails = false;
  await vi.waitFor(() =>
    expect(console.log).toHaveBeenCalledWith(expect.stringContaining('database runs again')),
  );
  expect(exit).not.toHaveBeenCalled();
  await supervisor.stop();
});

it('O-1 what is in progress is ended before the services that it needs', async () => {
  const supervisor = new Supervisor();
  const pid = await new Promise((resolve) => {
    const program = 'console.log(process.pid); setInterval(() => {}, 1000)';
    run('copy-files', [process.execPath, '-e', program], { onLine: resolve }).catch(() => {});
  });
  const stop = vi.fn(async () => {
    // Nobody has this number any more.
    expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH');
  });
  await supervisor.keepRunning('database', async () => ({ stop, onExit() {} }));
  await supervisor.stop();
  expect(stop).toHaveBeenCalledOnce();
});

it('O-1 nothing follows a service that is ready only after it was asked to stop', async () => {
  const supervisor = new Supervisor();
  const database = createService('database');
  const late = supervisor.keepRunning('database', async () => {
    await supervisor.stop();
    return database.start();
  });
  await expect(late).rejects.toThrow('database was stopped while it started');
});

it('O-1 a site that keeps ending ends everything: there is nothing to go on for', async () => {
  const supervisor = new Supervisor();
  const [database, site] = ['database', 'site'].map(createService);
  await supervisor.keepRunning('database', database.start);
  await supervisor.keepRunning('site', site.start);
  for (let starts = 2; starts <= 6; starts += 1) {
    site.end();
    await vi.waitFor(() => expect(site.starts).toBe(starts));
  }
  site.end();
  await vi.waitFor(() => expect(exit).toHaveBeenCalledWith(1));
  expect(stopped).toEqual(['site', 'database']);
});
