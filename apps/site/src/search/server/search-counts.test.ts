import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openSite, siteWith } from '../../app/site.fixture.ts';
import { SEARCH } from '../query/search-operations.ts';

const count = vi.fn();
const countClick = vi.fn();
const countOutcome = vi.fn();
beforeEach(() => {
  count.mockClear();
  countClick.mockClear();
  countOutcome.mockClear();
});

const nodes = Array.from({ length: 12 }, (_, place) =>
  sampleNode('article', { nid: place + 1, path: `/articles/a-${place}`, title: 'The first hour' }),
);
const many = Array.from({ length: 70 }, (_, place) =>
  sampleNode('article', { nid: 200 + place, path: `/articles/m-${place}`, title: 'Other' }),
);
const overview = sampleNode('overview_page', { nid: 90, path: '/articles', listedType: 'article' });
const site = await siteWith({
  nodes: [...nodes, overview],
  searchCounter: { count, countClick, countOutcome },
});

const asked = () => count.mock.calls.map(([search]) => search);
const ask = (variables: object) =>
  site.inject({
    method: 'POST',
    url: '/graphql',
    payload: {
      query: SEARCH,
      operationName: 'Search',
      variables: { index: 'content_en', ...variables },
    },
  });

describe('searches that are counted', () => {
  it('S-26 by pages, cleaned, in their language, and again each time: none of them is kept', async () => {
    for (const url of ['/search?keyword=hour%2C', '/search?keyword=hour%2C', '/de/search?keyword=xyzzy']) {
      expect((await site.inject(url)).statusCode).toBe(200);
    }
    expect(asked()).toEqual([
      { language: 'en', keyword: 'hour', hasResults: true },
      { language: 'en', keyword: 'hour', hasResults: true },
      { language: 'de', keyword: 'xyzzy', hasResults: false },
    ]);
  });

  it('S-26 S-29 as leading somewhere when all there is was pinned by an editor', async () => {
    const count = vi.fn();
    const counter = { count, countClick: vi.fn(), countOutcome };
    const value = { synonyms: [], pinned: [{ keyword: 'xyzzy', nids: [1] }] };
    const { site, publish } = await openSite({ nodes, searchCounter: counter });
    publish({ kind: 'setting', key: 'search_rules', language: 'en', value });
    await site.inject('/search?keyword=xyzzy');
    expect(count).toHaveBeenCalledWith({ language: 'en', keyword: 'xyzzy', hasResults: true }, '127.0.0.1');
  });

  it('S-27 as having most of the words when no page has all of them and nothing is pinned', async () => {
    const { site, publish } = await openSite({
      nodes: [...nodes, ...many],
      searchCounter: { count, countClick, countOutcome },
    });
    await site.inject('/search?keyword=first+hour+zyxel');
    const value = { synonyms: [], pinned: [{ keyword: 'first hour zyxel', nids: [1] }] };
    publish({ kind: 'setting', key: 'search_rules', language: 'en', value });
    await site.inject('/search?keyword=first+hour+zyxel');
    const search = { language: 'en', keyword: 'first hour zyxel', hasResults: true };
    expect(asked()).toEqual([{ ...search, hasMostWords: true }, search]);
  });

  it('S-26 by GraphQL', async () => {
    const conditions = [
      { name: 'status', operator: '=', value: ['1'] },
      { name: 'date', operator: '<>', value: ['Archived'] },
    ];
    const answer = await ask({ conditions, fulltext: { keys: ['first', 'hour'] } });
    expect(answer.json().data.search.result_count).toBe(12);
    expect(asked()).toEqual([{ language: 'en', keyword: 'first hour', hasResults: true }]);
  });

  it('S-26 once: not what turns the page, narrows the results, redirects or asks for no words', async () => {
    for (const url of [
      '/search',
      '/search?keyword=hour&page=2',
      '/search?content_type=article&keyword=hour',
      '/search?utm=1&keyword=hour',
      '/articles?keyword=hour',
    ]) {
      await site.inject(url);
    }
    const fulltext = { keys: ['hour'] };
    await ask({ fulltext, range: { offset: 10, limit: 10 } });
    await ask({ fulltext, conditions: [{ name: 'content_type', operator: '=', value: ['article'] }] });
    await ask({ fulltext: { keys: ['&'] } });
    expect(asked()).toEqual([]);
  });
});

describe('searches that are refined', () => {
  const open = (url: string, referer: string, fetchSite = 'same-origin') =>
    site.inject({ url, headers: { referer: `http://localhost${referer}`, 'sec-fetch-site': fetchSite } });
  const outcomes = () => countOutcome.mock.calls.map(([{ keyword, outcome }]) => [keyword, outcome]);

  it('S-26 are counted by the page before, without JavaScript', async () => {
    await open('/search?keyword=hour', '/search?keyword=First%2C');
    await open('/search?content_type=article&keyword=hour', '/search?keyword=hour');
    await open('/search?keyword=hour&sort=rel', '/search?keyword=hour&page=2');
    expect(outcomes()).toEqual([
      ['First', 'refined'],
      ['hour', 'filtered'],
      ['hour', 'filtered'],
    ]);
    const refined = { language: 'en', keyword: 'First', outcome: 'refined', rank: 0, isFirst: true };
    expect(countOutcome).toHaveBeenCalledWith(refined, '127.0.0.1');
  });

  it.each([
    ['/search?keyword=hour', '/search?keyword=hour'],
    ['/search?keyword=hour&page=2', '/search?keyword=hour'],
    ['/search', '/search?keyword=hour'],
    ['/search?keyword=hour', '/search'],
    ['/search?keyword=hour', '/articles?keyword=first'],
    ['/search?keyword=hour', '/de/search?keyword=first'],
    ['/search?keyword=hour', '/search?content_type=article&keyword=first'],
    ['/search?keyword=hour', '/search?keyword=first', 'cross-site'],
  ])('S-26 %s after %s refines nothing that is counted', async (url, referer, fetchSite?: string) => {
    await open(url, referer, fetchSite);
    expect(outcomes()).toEqual([]);
  });

  const report = (payload: object, headers: object = { 'sec-fetch-site': 'same-origin' }, ip = '192.0.2.9') =>
    site.inject({
      method: 'POST',
      url: '/search/refinements',
      remoteAddress: ip,
      headers: { ...headers },
      payload,
    });

  it('S-26 R-5 are counted as our pages report them, and so many times for a network', async () => {
    const refined = { language: 'en', keyword: 'First, hour?', outcome: 'refined', isFirst: false };
    expect((await report(refined)).statusCode).toBe(204);
    expect(countOutcome.mock.calls).toEqual([[{ ...refined, keyword: 'First hour', rank: 0 }, '192.0.2.9']]);
    expect((await report(refined, {})).statusCode).toBe(403);
    expect((await report({ ...refined, outcome: 'chosen' })).statusCode).toBe(400);
    for (let time = 0; time < 60; time += 1) await report(refined);
    expect((await report(refined)).statusCode).toBe(429);
    expect((await report(refined, undefined, '198.51.100.9')).statusCode).toBe(204);
    expect(countOutcome).toHaveBeenCalledTimes(61);
  });
});

describe('results that are chosen by a program', () => {
  it('S-26 R-5 count a few times for one page and network, and so many times for a network', async () => {
    const countClick = vi.fn();
    const site = await siteWith({
      nodes: [...nodes, ...many],
      searchCounter: { count, countClick, countOutcome },
    });
    const click = async (nid: number, remoteAddress: string) =>
      (
        await site.inject({
          method: 'POST',
          url: '/search/clicks',
          remoteAddress,
          headers: { 'sec-fetch-site': 'same-origin' },
          payload: { nid, language: 'en' },
        })
      ).statusCode;
    const answers = [];
    for (let time = 0; time < 8; time += 1) answers.push(await click(1, '192.0.2.1'));
    expect(answers).toEqual([204, 204, 204, 204, 204, 429, 429, 429]);
    expect(await click(1, '198.51.100.7')).toBe(204);
    for (const { nid } of many) await click(nid, '192.0.2.1');
    expect(await click(2, '192.0.2.1')).toBe(429);
    expect(countClick.mock.calls.length).toBeLessThanOrEqual(61);
  });
});

describe('results that are chosen', () => {
  const click = (payload: object | string, headers: object = { 'sec-fetch-site': 'same-origin' }) =>
    site.inject({
      method: 'POST',
      url: '/search/clicks',
      headers: { 'content-type': 'application/json', ...headers },
      payload,
    });

  it('S-26 are counted by page and language', async () => {
    const answer = await click({ nid: 3, language: 'en' });
    expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([204, '', 'no-store']);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(countClick.mock.calls).toEqual([[{ nid: 3, language: 'en' }, '127.0.0.1']]);
  });

  it('S-30 are counted for the keyword as it is searched for, and the rank', async () => {
    await click({ nid: 3, language: 'en', keyword: 'First, hour?', rank: 12 });
    await click({ nid: 3, language: 'en', keyword: '&', rank: 12 });
    const asked = { keyword: 'First hour', rank: 12 };
    expect(countClick.mock.calls.map(([each]) => each)).toEqual([
      { nid: 3, language: 'en', asked },
      { nid: 3, language: 'en' },
    ]);
  });

  it('S-26 are an outcome of their search when the page says so, which is counted without the page', async () => {
    await click({ nid: 3, language: 'en', keyword: 'First, hour?', rank: 12, isFirst: true });
    await click({ nid: 4, language: 'en', isFirst: false });
    await click({ nid: 5, language: 'en', keyword: 'hour', rank: 2 });
    const chosen = { language: 'en', outcome: 'chosen' };
    expect(countOutcome.mock.calls.map(([each]) => each)).toEqual([
      { ...chosen, keyword: 'First hour', rank: 12, isFirst: true },
      { ...chosen, keyword: '', rank: 1, isFirst: false },
    ]);
  });

  it('S-30 are counted without the keyword where editors have switched learning off', async () => {
    const countClick = vi.fn();
    const search = { disjunctiveFacets: [], featured: null, learnsFromChoices: false };
    const { site } = await openSite({
      nodes,
      settings: { en: { search } },
      searchCounter: { count, countClick, countOutcome },
    });
    await site.inject({
      method: 'POST',
      url: '/search/clicks',
      headers: { 'sec-fetch-site': 'same-origin' },
      payload: { nid: 3, language: 'en', keyword: 'hour', rank: 2 },
    });
    expect(countClick.mock.calls.map(([each]) => each)).toEqual([{ nid: 3, language: 'en' }]);
  });

  it.each([
    [{ nid: 3, language: 'en' }, { 'sec-fetch-site': 'cross-site' }, 403],
    [{ nid: 3, language: 'en' }, {}, 403],
    [{ nid: '3', language: 'en' }, undefined, 400],
    [{ nid: 3, language: 'xx' }, undefined, 400],
    ['{', undefined, 400],
    [{ nid: 3, language: 'en', more: 'x'.repeat(1100) }, undefined, 400],
    [{ nid: 3, language: 'en', keyword: 'x'.repeat(101), rank: 1 }, undefined, 400],
    [{ nid: 3, language: 'en', keyword: 'x', rank: 0 }, undefined, 400],
    [{ nid: 3, language: 'en', keyword: 'x', rank: 1.5 }, undefined, 400],
    [{ nid: 777, language: 'en' }, undefined, 204],
  ])(
    'S-26 are not counted when they do not come from our pages, are none, or lead nowhere (%#)',
    async (payload, headers, status) => {
      expect((await click(payload, headers)).statusCode).toBe(status);
      expect(countClick).not.toHaveBeenCalled();
    },
  );
});
