import { openPool, startTestDatabase } from '@keelstone/postgres/test-database';
import { publishRedirects } from '@keelstone/read-model';
import pg from 'pg';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { migrate } from '../migrate/migrate.ts';
import { RedirectCounter } from './redirect-counter.ts';
import { deleteRedirectHits, readRedirectHits } from './redirect-hits.ts';

const server = await startTestDatabase(migrate);
const urls = await server.createDatabase();
const cms = openPool(urls.cmsUrl);
const paths = Array.from({ length: 30 }, (_, number) => `/old-${number}`);
await publishRedirects(
  cms,
  paths.map((from) => ({ from, to: '/new', status: 301 as const })),
);
afterEach(async () => {
  await cms.query('delete from visits.redirect_hits');
});
afterAll(async () => {
  await cms.end();
  await server.stop();
});

const warn = vi.fn();
function startCounter(writeAfterMs = 20, connectionString = urls.siteUrl) {
  const counter = new RedirectCounter({ connectionString, logger: { warn }, writeAfterMs });
  return counter;
}
const hitsOf = async (from: string) => (await readRedirectHits(cms, [from])).get(from)?.hits;

describe('RedirectCounter', () => {
  it('C-6 writes what it counted, by itself and when it stops', async () => {
    const counter = startCounter();
    for (let visit = 0; visit < 3; visit += 1) counter.count('/old-1');
    counter.count('/old-2');
    await vi.waitFor(async () => expect(await hitsOf('/old-1')).toBe(3), { timeout: 10_000 });
    counter.count('/old-1');
    await counter.stop();
    expect([await hitsOf('/old-1'), await hitsOf('/old-2')]).toEqual([4, 1]);
  });

  it('C-6 adds up over processes', async () => {
    const several = [startCounter(), startCounter(), startCounter()];
    for (const counter of several) {
      for (let number = 0; number < 30; number += 1) counter.count(`/old-${number}`);
    }
    await Promise.all(several.map((counter) => counter.stop()));
    for (let number = 0; number < 30; number += 1) expect(await hitsOf(`/old-${number}`)).toBe(3);
  });

  it('C-6 counts no path without a redirect, so that nobody fills the table', async () => {
    const counter = startCounter();
    counter.count('/made-up');
    await counter.stop();
    expect(await hitsOf('/made-up')).toBeUndefined();
  });

  it('C-6 keeps its counts while the database is away', async () => {
    await cms.query('alter function visits.count_redirects(text[], integer[]) rename to away');
    const counter = startCounter();
    counter.count('/old-3');
    await vi.waitFor(() => expect(warn).toHaveBeenCalled(), { timeout: 10_000 });
    counter.count('/old-3');
    await cms.query('alter function visits.away(text[], integer[]) rename to count_redirects');
    await vi.waitFor(async () => expect(await hitsOf('/old-3')).toBe(2), { timeout: 10_000 });
    await counter.stop();
  });

  it('C-6 stops also when nothing can be written', async () => {
    const unreachable = new URL(urls.siteUrl);
    unreachable.port = '1';
    const counter = startCounter(60_000, unreachable.href);
    counter.count('/old-4');
    await counter.stop();
    expect(warn).toHaveBeenCalledWith(expect.anything(), expect.stringContaining('lost'));
  });

  it('C-6 knows when the last visitor came, and deletes what is gone', async () => {
    const counter = startCounter();
    counter.count('/old-5');
    await counter.stop();
    const hits = (await readRedirectHits(cms, ['/old-5'])).get('/old-5');
    expect(hits?.lastHit).toBeInstanceOf(Date);
    await deleteRedirectHits(cms, '/old-5');
    expect(await hitsOf('/old-5')).toBeUndefined();
  });
});

it('C-9 the site role may count, and read nothing of it', async () => {
  const site = new pg.Client({ connectionString: urls.siteUrl });
  await site.connect();
  await site.query(`select visits.count_redirects('{/old-1}', '{2}')`);
  await expect(site.query('select * from visits.redirect_hits')).rejects.toMatchObject({ code: '42501' });
  await site.end();
  expect(await hitsOf('/old-1')).toBe(2);
});
