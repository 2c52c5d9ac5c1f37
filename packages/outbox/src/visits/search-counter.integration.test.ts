import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import type { DatabaseUrls } from '@keelstone/postgres';
import { openPool, startTestDatabase, type TestDatabase } from '@keelstone/postgres/test-database';
import { publish } from '@keelstone/read-model';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { migrate } from '../migrate/migrate.ts';
import { readCommonSearches } from './common-searches.ts';
import { SearchCounter } from './search-counter.ts';
import { readSearchStatistics } from './search-statistics.ts';

const DAY_MS = 86_400_000;

let server: TestDatabase;
let urls: DatabaseUrls;
let cms: pg.Pool;

beforeAll(async () => {
  server = await startTestDatabase(migrate);
  urls = await server.createDatabase();
  cms = openPool(urls.cmsUrl);
  for (const nid of [1, 2]) {
    const node = sampleNode('page', { nid, title: `Page ${nid}`, path: `/page-${nid}` });
    await publish(cms, { node, shows: [] });
  }
});
afterEach(async () => {
  await cms.query('truncate visits.search_queries, visits.search_clicks, visits.common_searches');
});
afterAll(async () => {
  await cms.end();
  await server.stop();
});

const warn = vi.fn();
const startCounter = (more: { now?: () => number; writeAfterMs?: number; connectionString?: string } = {}) =>
  new SearchCounter({ connectionString: urls.siteUrl, logger: { warn }, writeAfterMs: 60_000, ...more });
const search = (counter: SearchCounter, keyword: string, times: number, hasResults = true) => {
  for (let time = 0; time < times; time += 1)
    counter.count({ language: 'en', keyword, hasResults }, '192.0.2.1');
};
const stored = async () => {
  const { rows } = await cms.query(
    'select day, keyword, has_results, queries from visits.search_queries order by day, keyword, has_results',
  );
  return rows.map(({ keyword, has_results, queries }) => `${keyword || '(other)'} ${has_results} ${queries}`);
};
const statistics = (days = 7, language: 'en' | 'de' = 'en') =>
  readSearchStatistics(cms, { language, days, limit: 20 });

describe('SearchCounter', () => {
  it('S-26 keeps words that were asked for three times on a day, and of others only how many there were', async () => {
    const counter = startCounter();
    search(counter, 'Risk register', 2);
    search(counter, 'risk REGISTER', 2, false);
    search(counter, 'my own name', 2);
    search(counter, 'ada@example.com', 5, false);
    await counter.stop();
    expect(await stored()).toEqual([
      '(other) false 5',
      '(other) true 2',
      'risk register false 2',
      'risk register true 2',
    ]);
  });

  it('S-26 keeps no rare words of a day that ended, and begins to count anew', async () => {
    let now = Date.now() - DAY_MS;
    const counter = startCounter({ now: () => now });
    search(counter, 'audit', 2);
    now += DAY_MS;
    search(counter, 'audit', 2);
    await counter.stop();
    expect(await stored()).toEqual(['(other) true 2', '(other) true 2']);
  });

  it('S-26 writes by itself, and adds up over processes', async () => {
    const several = [startCounter({ writeAfterMs: 20 }), startCounter({ writeAfterMs: 20 })];
    for (const counter of several) search(counter, 'audit', 5);
    await vi.waitFor(async () => expect(await stored()).toEqual(['audit true 10']), { timeout: 10_000 });
    await Promise.all(several.map((counter) => counter.stop()));
    expect(await stored()).toEqual(['audit true 10']);
  });

  it('S-26 counts results that were chosen, of pages there are', async () => {
    const counter = startCounter();
    for (const nid of [1, 2, 2, 99]) counter.countClick(nid, 'en');
    counter.countClick(1, 'de');
    await counter.stop();
    const { clicked, days } = await statistics();
    expect(clicked).toEqual([
      { nid: 2, title: 'Page 2', path: '/page-2', clicks: 2 },
      { nid: 1, title: 'Page 1', path: '/page-1', clicks: 1 },
    ]);
    expect(days.map(({ clicks }) => clicks)).toEqual([0, 0, 0, 0, 0, 0, 3]);
    expect((await statistics(7, 'de')).clicked).toEqual([]);
  });

  it('S-26 keeps its counts while the database is away', async () => {
    const signature = '(date[], text[], text[], boolean[], integer[])';
    await cms.query(`alter function visits.count_searches${signature} rename to away`);
    const counter = startCounter({ writeAfterMs: 20 });
    search(counter, 'audit', 3);
    await vi.waitFor(() => expect(warn).toHaveBeenCalled(), { timeout: 10_000 });
    await cms.query(`alter function visits.away${signature} rename to count_searches`);
    await counter.stop();
    expect(await stored()).toEqual(['audit true 3']);
  });

  it('S-26 writing deletes what is older than 400 days', async () => {
    await cms.query(`
      insert into visits.search_queries select current_date - age, 'en', 'old', true, 1
      from unnest('{400, 401}'::integer[]) as each (age)`);
    await cms.query(`
      insert into visits.search_clicks select current_date - age, 'en', 1, 1
      from unnest('{400, 401}'::integer[]) as each (age)`);
    const counter = startCounter();
    search(counter, 'new', 3);
    counter.countClick(1, 'en');
    await counter.stop();
    expect(await stored()).toEqual(['old true 1', 'new true 3']);
    const { rows } = await cms.query('select current_date - day as age from visits.search_clicks order by 1');
    expect(rows.map(({ age }) => age)).toEqual([0, 400]);
  });
});

describe('readCommonSearches', () => {
  const visit = (counter: SearchCounter, keyword: string, networks: number) => {
    for (let network = 1; network <= networks; network += 1)
      counter.count({ language: 'en', keyword, hasResults: true }, `192.0.2.${network}`);
  };
  const common = (days = 7, language: 'en' | 'de' = 'en') =>
    readCommonSearches(cms, { language, days, limit: 10 });

  it('S-5 knows what at least five networks searched for on a day, most popular first', async () => {
    const counter = startCounter();
    visit(counter, 'Audit', 5);
    visit(counter, 'risk register', 7);
    visit(counter, 'rare', 4);
    search(counter, 'forged', 500);
    await counter.stop();
    expect(await common()).toEqual(['risk register', 'audit']);
    expect(await common(7, 'de')).toEqual([]);
  });

  it('S-5 does not add up processes, which may have seen the same networks', async () => {
    const several = [startCounter(), startCounter()];
    for (const counter of several) visit(counter, 'audit', 5);
    for (const counter of several) visit(counter, 'rare', 4);
    await Promise.all(several.map((counter) => counter.stop()));
    const { rows } = await cms.query('select keyword, networks from visits.common_searches');
    expect(rows).toEqual([{ keyword: 'audit', networks: 5 }]);
  });

  it('S-5 forgets: a week is popular for a week, and after 90 days the row is deleted', async () => {
    await cms.query(`
      insert into visits.common_searches select current_date - age, 'en', 'old ' || age, 9
      from unnest('{6, 8, 90, 91}'::integer[]) as each (age)`);
    expect(await common(7)).toEqual(['old 6']);
    const counter = startCounter();
    visit(counter, 'audit', 5);
    await counter.stop();
    expect(await common(1000)).toEqual(['old 6', 'old 8', 'old 90', 'audit']);
  });

  it('S-5 the database refuses fewer than five networks, addresses and long numbers', async () => {
    const record = (keyword: string, networks: number) =>
      cms.query('select visits.record_common_searches($1, $2, $3, $4)', [
        [new Date().toISOString().slice(0, 10)],
        ['en'],
        [keyword],
        [networks],
      ]);
    await expect(record('audit', 5)).resolves.toBeDefined();
    await expect(record('quay', 4)).rejects.toThrow('networks_check');
    await expect(record('ada@example', 9)).rejects.toThrow('keyword_check');
    await expect(record('case 123456', 9)).rejects.toThrow('keyword_check');
  });
});

describe('readSearchStatistics', () => {
  it('S-26 sums up each day, what was asked for most, and what found nothing', async () => {
    const counter = startCounter();
    search(counter, 'audit', 4);
    search(counter, 'quay', 3, false);
    search(counter, 'rare', 1, false);
    await counter.stop();
    const { days, ...lists } = await statistics();
    expect(days).toHaveLength(7);
    expect(days.at(-1)).toMatchObject({ queries: 8, withoutResults: 4, clicks: 0 });
    expect(days.slice(0, -1).every(({ queries }) => queries === 0)).toBe(true);
    expect(lists).toEqual({
      top: [
        { keyword: 'audit', queries: 4 },
        { keyword: 'quay', queries: 3 },
      ],
      withoutResults: [{ keyword: 'quay', queries: 3 }],
      clicked: [],
      otherQueries: 1,
    });
    expect((await statistics(7, 'de')).top).toEqual([]);
  });
});

it('S-26 knows no more of a search than day, language, words and whether it found something', async () => {
  const { rows } = await cms.query(`
    select table_name || '.' || column_name || ' ' || data_type as name from information_schema.columns
    where table_schema = 'visits' and table_name ~ 'search' order by table_name, ordinal_position`);
  expect(rows.map(({ name }) => name)).toEqual([
    'common_searches.day date',
    'common_searches.language text',
    'common_searches.keyword text',
    'common_searches.networks integer',
    'search_clicks.day date',
    'search_clicks.language text',
    'search_clicks.nid integer',
    'search_clicks.clicks bigint',
    'search_queries.day date',
    'search_queries.language text',
    'search_queries.keyword text',
    'search_queries.has_results boolean',
    'search_queries.queries bigint',
  ]);
});
