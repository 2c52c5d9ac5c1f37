import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openSite, siteWith } from '../../app/site.fixture.ts';
import { SEARCH } from '../query/search-operations.ts';

const count = vi.fn();
const countClick = vi.fn();
beforeEach(() => {
  count.mockClear();
  countClick.mockClear();
});

const nodes = Array.from({ length: 12 }, (_, place) =>
  sampleNode('article', { nid: place + 1, path: `/articles/a-${place}`, title: 'The first hour' }),
);
const many = Array.from({ length: 70 }, (_, place) =>
  sampleNode('article', { nid: 200 + place, path: `/articles/m-${place}`, title: 'Other' }),
);
const overview = sampleNode('overview_page', { nid: 90, path: '/articles', listedType: 'article' });
const site = await siteWith({ nodes: [...nodes, overview], searchCounter: { count, countClick } });

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
    const counter = { count, countClick: vi.fn() };
    const value = { synonyms: [], pinned: [{ keyword: 'xyzzy', nids: [1] }] };
    const { site, publish } = await openSite({ nodes, searchCounter: counter });
    publish({ kind: 'setting', key: 'search_rules', language: 'en', value });
    await site.inject('/search?keyword=xyzzy');
    expect(count).toHaveBeenCalledWith({ language: 'en', keyword: 'xyzzy', hasResults: true }, '127.0.0.1');
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

describe('results that are chosen by a program', () => {
  it('S-26 R-5 count a few times for one page and network, and so many times for a network', async () => {
    const countClick = vi.fn();
    const site = await siteWith({ nodes: [...nodes, ...many], searchCounter: { count, countClick } });
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
    expect(countClick.mock.calls).toEqual([[3, 'en']]);
  });

  it.each([
    [{ nid: 3, language: 'en' }, { 'sec-fetch-site': 'cross-site' }, 403],
    [{ nid: 3, language: 'en' }, {}, 403],
    [{ nid: '3', language: 'en' }, undefined, 400],
    [{ nid: 3, language: 'xx' }, undefined, 400],
    ['{', undefined, 400],
    [{ nid: 3, language: 'en', more: 'x'.repeat(300) }, undefined, 400],
    [{ nid: 777, language: 'en' }, undefined, 204],
  ])(
    'S-26 are not counted when they do not come from our pages, are none, or lead nowhere (%#)',
    async (payload, headers, status) => {
      expect((await click(payload, headers)).statusCode).toBe(status);
      expect(countClick).not.toHaveBeenCalled();
    },
  );
});
