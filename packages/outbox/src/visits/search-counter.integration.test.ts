import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import { openPool, startTestDatabase } from '@keelstone/postgres/test-database';
import { publish } from '@keelstone/read-model';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { migrate } from '../migrate/migrate.ts';
import { readCommonSearches } from './common-searches.ts';
import { medianRank } from './keyword-statistics.ts';
import { readSearchChoices } from './search-choices.ts';
import { SearchCounter } from './search-counter.ts';
import { readMissedSearches, readSearchStatistics } from './search-statistics.ts';

const DAY_MS = 86_400_000;

const server = await startTestDatabase(migrate);
const urls = await server.createDatabase();
const cms = openPool(urls.cmsUrl);
for (const nid of [1, 2]) {
  const node = sampleNode('page', { nid, title: `Page ${nid}`, path: `/page-${nid}` });
  await publish(cms, { node, dependencies: [] });
}
afterEach(async () => {
  await cms.query(
    'truncate visits.search_queries, visits.search_clicks, visits.common_searches, visits.search_choices, visits.search_outcomes',
  );
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
    for (const nid of [1, 2, 2, 99]) counter.countClick({ nid, language: 'en' }, '192.0.2.1');
    counter.countClick({ nid: 1, language: 'de' }, '192.0.2.1');
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
    counter.countClick({ nid: 1, language: 'en' }, '192.0.2.1');
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

  it('S-5 deletes: a week is popular for a week, and after 90 days the row is deleted', async () => {
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

describe('readSearchChoices', () => {
  const choose = (counter: SearchCounter, keyword: string, nid: number, networks: number, rank = 1) => {
    for (let network = 1; network <= networks; network += 1)
      counter.countClick({ nid, language: 'en', asked: { keyword, rank } }, `192.0.2.${network}`);
  };
  const choices = (language: 'en' | 'de' = 'en', keywords = 10, pages = 10) =>
    readSearchChoices(cms, { language, keywords, pages });

  it('S-30 knows which pages at least five networks chose for the same keyword on a day, weighted by rank', async () => {
    const counter = startCounter();
    choose(counter, 'Audit', 1, 6, 3);
    choose(counter, 'audit', 2, 7);
    choose(counter, 'rare', 1, 4);
    choose(counter, 'gone', 99, 9);
    choose(counter, 'ada@example.com', 1, 9);
    choose(counter, 'forged rank', 1, 5, 1e9);
    await counter.stop();
    expect(await choices()).toEqual([
      {
        keyword: 'audit',
        pages: [
          { nid: 1, weight: 18 },
          { nid: 2, weight: 7 },
        ],
      },
      { keyword: 'forged rank', pages: [{ nid: 1, weight: 25 }] },
    ]);
    expect(await choices('en', 1, 1)).toEqual([{ keyword: 'audit', pages: [{ nid: 1, weight: 18 }] }]);
    expect(await choices('de')).toEqual([]);
  });

  it('S-30 one network moves nothing, whatever it sends, and processes are not added up', async () => {
    const several = [startCounter(), startCounter()];
    for (const counter of several) {
      for (let time = 0; time < 500; time += 1) choose(counter, 'audit', 1, 1, 5);
      choose(counter, 'audit', 2, 5, 2);
    }
    await Promise.all(several.map((counter) => counter.stop()));
    expect(await choices()).toEqual([{ keyword: 'audit', pages: [{ nid: 2, weight: 10 }] }]);
  });

  it('S-30 a choice counts half after 30 days, a quarter after 60, and is deleted after 180', async () => {
    await cms.query(`
      insert into visits.search_choices select current_date - age, 'en', 'audit', 1, 5, 16
      from unnest('{0, 30, 60, 181}'::integer[]) as each (age)`);
    await cms.query(`insert into visits.search_choices values (current_date - 120, 'en', 'faded', 1, 5, 5)`);
    const counter = startCounter();
    choose(counter, 'new', 2, 5);
    await counter.stop();
    const [first, ...others] = await choices();
    expect(first).toEqual({ keyword: 'audit', pages: [{ nid: 1, weight: expect.closeTo(28, 0) }] });
    expect(others).toEqual([{ keyword: 'new', pages: [{ nid: 2, weight: 5 }] }]);
    const { rows } = await cms.query('select max(current_date - day) as oldest from visits.search_choices');
    expect(rows).toEqual([{ oldest: 120 }]);
  });

  it('S-30 the database refuses few networks and great weights, and takes no more than 5,000 rows a day', async () => {
    const record = (networks: number, weight: number) =>
      cms.query('select visits.record_search_choices($1, $2, $3, $4, $5, $6)', [
        [new Date().toISOString().slice(0, 10)],
        ['en'],
        ['audit'],
        [1],
        [networks],
        [weight],
      ]);
    await expect(record(4, 4)).rejects.toThrow('networks_check');
    await expect(record(5, 26)).rejects.toThrow('search_choices_check');
    await cms.query(`
      insert into visits.search_choices select current_date, 'en', 'word ' || word, 2, 5, 5
      from generate_series(1, 5000) as each (word)`);
    await record(5, 5);
    expect(await choices('en', 10_000)).toHaveLength(5000);
  });
});

describe('readSearchStatistics', () => {
  it('S-26 sums up each day, what was asked for most, and what found nothing', async () => {
    const counter = startCounter();
    search(counter, 'audit', 4);
    search(counter, 'quay', 3, false);
    search(counter, 'rare', 1, false);
    await counter.stop();
    const { days, totals, top, ...lists } = await statistics();
    expect(days).toHaveLength(7);
    expect(days.at(-1)).toMatchObject({ queries: 8, withoutResults: 4, clicks: 0 });
    expect(totals).toMatchObject({ queries: 8, withoutResults: 4 });
    expect(top.map(({ keyword, queries }) => [keyword, queries])).toEqual([
      ['audit', 4],
      ['quay', 3],
    ]);
    expect(days.slice(0, -1).every(({ queries }) => queries === 0)).toBe(true);
    expect(lists).toEqual({
      mostWords: [],
      withoutResults: [{ keyword: 'quay', queries: 3 }],
      clicked: [],
      otherQueries: 1,
    });
    expect((await statistics(7, 'de')).top).toEqual([]);
  });
});

describe('what became of searches', () => {
  const outcome = (
    counter: SearchCounter,
    keyword: string,
    outcome: 'chosen' | 'refined' | 'filtered',
    more: { rank?: number; isFirst?: boolean } = {},
  ) =>
    counter.countOutcome({ language: 'en', keyword, outcome, rank: 0, isFirst: true, ...more }, '192.0.2.1');
  const choose = (counter: SearchCounter, keyword: string, ranks: readonly number[]) => {
    for (const rank of ranks) outcome(counter, keyword, 'chosen', { rank });
  };
  const rows = async () => {
    const { rows } = await cms.query(
      'select keyword, outcome, rank, searches, firsts from visits.search_outcomes order by 1, 2, 3',
    );
    return rows.map((row) => Object.values(row).join(' '));
  };

  it('S-26 is counted by keyword: what was chosen at which rank, refined, filtered, and what was left', async () => {
    const counter = startCounter();
    search(counter, 'audit', 10);
    choose(counter, 'Audit', [1, 1, 3, 12, 99]);
    outcome(counter, 'audit', 'refined', { isFirst: false });
    outcome(counter, 'audit', 'filtered');
    search(counter, 'rare', 2);
    choose(counter, 'rare', [2]);
    await counter.stop();
    const { top, totals } = await statistics();
    expect(top).toEqual([
      {
        keyword: 'audit',
        queries: 10,
        withoutResults: 0,
        mostWords: 0,
        observed: 10,
        chosen: 5,
        refined: 1,
        filtered: 1,
        exits: 4,
        ranks: [2, 0, 1, 0, 0, 0, 0, 0, 0, 0, 2],
      },
    ]);
    expect(totals).toMatchObject({ queries: 12, observed: 12, chosen: 6, exits: 5 });
  });

  it('S-26 is held back until the keyword is not rare, and then counted without its words', async () => {
    const counter = startCounter();
    choose(counter, 'audit', [2]);
    search(counter, 'audit', 3);
    choose(counter, 'my own name', [1]);
    search(counter, 'my own name', 2);
    choose(
      counter,
      'invented',
      Array.from({ length: 30 }, () => 1),
    );
    await counter.stop();
    expect(await rows()).toEqual([' chosen 1 31 31', 'audit chosen 2 1 1']);
  });

  it('S-27 counts apart what no page has all words of, which editors then see among what was missed', async () => {
    const counter = startCounter();
    for (let time = 0; time < 4; time += 1)
      counter.count(
        { language: 'en', keyword: 'railway audit', hasResults: true, hasMostWords: true },
        '192.0.2.1',
      );
    search(counter, 'audit', 9);
    search(counter, 'quay', 3, false);
    await counter.stop();
    const { mostWords, withoutResults, top } = await statistics();
    expect([mostWords, withoutResults]).toEqual([
      [{ keyword: 'railway audit', queries: 4 }],
      [{ keyword: 'quay', queries: 3 }],
    ]);
    expect(top.map(({ keyword, mostWords, exits }) => [keyword, mostWords, exits])).toContainEqual([
      'railway audit',
      4,
      4,
    ]);
    expect(await readMissedSearches(cms, { language: 'en', days: 7, limit: 9 })).toEqual([
      { keyword: 'railway audit', queries: 4 },
      { keyword: 'quay', queries: 3 },
    ]);
  });

  it('S-26 says nothing of days before it was counted, and sorts by what editors look for', async () => {
    await cms.query(`insert into visits.search_queries values (current_date - 3, 'en', 'audit', true, 50)`);
    const counter = startCounter();
    search(counter, 'audit', 5);
    search(counter, 'quay', 6);
    choose(counter, 'audit', [11, 11, 11]);
    choose(counter, 'quay', [1]);
    for (let time = 0; time < 2; time += 1) outcome(counter, 'audit', 'refined');
    await counter.stop();
    const of = async (order: 'queries' | 'exits' | 'failing' | 'refined' | 'lowest') => {
      const { top } = await readSearchStatistics(cms, { language: 'en', days: 7, limit: 9, order });
      return top.map(({ keyword }) => keyword);
    };
    const [audit] = (await statistics()).top;
    expect(audit).toMatchObject({ queries: 55, observed: 5, exits: 0 });
    expect(await of('queries')).toEqual(['audit', 'quay']);
    expect(await of('exits')).toEqual(['quay', 'audit']);
    expect(await of('failing')).toEqual(['quay', 'audit']);
    expect(await of('refined')).toEqual(['audit', 'quay']);
    expect(await of('lowest')).toEqual(['audit', 'quay']);
  });

  it('S-26 the database refuses unknown outcomes and ranks, and deletes what is older than 400 days', async () => {
    const record = (outcome: string, rank: number) =>
      cms.query('select visits.count_search_outcomes($1, $2, $3, $4, $5, $6, $7)', [
        [new Date().toISOString().slice(0, 10)],
        ['en'],
        ['audit'],
        [outcome],
        [rank],
        [true],
        [1],
      ]);
    await cms.query(`
      insert into visits.search_outcomes select current_date - age, 'en', 'old', 'refined', 0, 1, 1
      from unnest('{400, 401}'::integer[]) as each (age)`);
    await record('chosen', 11);
    expect(await rows()).toEqual(['audit chosen 11 1 1', 'old refined 0 1 1']);
    await expect(record('chosen', 12)).rejects.toThrow('check');
    await expect(record('refined', 1)).rejects.toThrow('check');
    await expect(record('bought', 0)).rejects.toThrow('check');
  });

  it.each<[number[], number | null]>([
    [[], null],
    [[0, 0], null],
    [[2, 0, 1], 1],
    [[1, 1], 1],
    [[1, 0, 2], 3],
    [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5], 11],
  ])('S-26 the median of choices at ranks %j is %j', (ranks, median) => {
    expect(medianRank(ranks)).toBe(median);
  });
});

it('S-26 knows no more of a search than day, language, words, whether it found something and what became of it', async () => {
  const { rows } = await cms.query(`
    select table_name || '.' || column_name || ' ' || data_type as name from information_schema.columns
    where table_schema = 'visits' and table_name ~ 'search' order by table_name, ordinal_position`);
  expect(rows.map(({ name }) => name)).toEqual([
    'common_searches.day date',
    'common_searches.language text',
    'common_searches.keyword text',
    'common_searches.networks integer',
    'search_choices.day date',
    'search_choices.language text',
    'search_choices.keyword text',
    'search_choices.nid integer',
    'search_choices.networks integer',
    'search_choices.weight integer',
    'search_clicks.day date',
    'search_clicks.language text',
    'search_clicks.nid integer',
    'search_clicks.clicks bigint',
    'search_outcomes.day date',
    'search_outcomes.language text',
    'search_outcomes.keyword text',
    'search_outcomes.outcome text',
    'search_outcomes.rank integer',
    'search_outcomes.searches bigint',
    'search_outcomes.firsts bigint',
    'search_queries.day date',
    'search_queries.language text',
    'search_queries.keyword text',
    'search_queries.has_results boolean',
    'search_queries.queries bigint',
  ]);
});
