import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openSite } from '../app/site.fixture.ts';
import { CARDS, SEARCH } from '../search/query/search-operations.ts';

const count = vi.fn();
const titles = ['The first hour', 'Risk in an hour', 'Calm'];
const nodes = Array.from({ length: 30 }, (_, place) =>
  sampleNode('article', { nid: place + 1, path: `/articles/a-${place}`, title: titles[place % 3] ?? '' }),
);
const { site, graphqlCache, publish } = await openSite({
  nodes,
  searchCounter: { count, countClick: vi.fn(), countOutcome: vi.fn() },
  configuration: { siteUrl: 'https://www.keelstone.example' },
});

const json = { 'content-type': 'application/json' };
const send = (payload: string, headers: Record<string, string> = {}) =>
  site.inject({ method: 'POST', url: '/graphql', headers: { ...json, ...headers }, payload });
const searchFor = (...keys: string[]) =>
  JSON.stringify({
    operationName: 'Search',
    query: SEARCH,
    variables: {
      index: 'content_en',
      fulltext: { keys },
      facets: [{ name: 'industries' }, { name: 'date' }],
    },
  });
const cards = JSON.stringify({ query: CARDS, variables: { nids: ['1', '2', '3'] } });
const { counts } = graphqlCache;

beforeEach(() => {
  graphqlCache.clear();
  Object.assign(counts, { hits: 0, misses: 0 });
  count.mockClear();
});

describe('a GraphQL request that comes again', () => {
  it.each<[string, string, Record<string, string>]>([
    ['a search', searchFor('hour'), {}],
    ['a search, gzipped', searchFor('hour'), { 'accept-encoding': 'gzip' }],
    ['a search, by Brotli', searchFor('hour'), { 'accept-encoding': 'gzip, br' }],
    ['cards', cards, {}],
    ['something short', '{"query":"{ __typename }"}', { 'accept-encoding': 'br' }],
  ])('S-20 %s gets the same answer with the same headers', async (_what, body, headers) => {
    const responses = [await send(body, headers), await send(body, headers), await send(body, headers)];
    expect(counts).toMatchObject({ hits: 2, misses: 1 });
    const [first, ...others] = responses.map(({ statusCode, headers: { date, ...rest }, rawPayload }) => ({
      statusCode,
      rest,
      body: rawPayload.toString('base64'),
    }));
    expect(first?.statusCode).toBe(200);
    expect(first?.rest).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
    });
    expect(others).toEqual([first, first]);
  });

  it('S-20 is answered in the encoding that is asked for this time', async () => {
    const asked: Record<string, string>[] = [
      {},
      { 'accept-encoding': 'br' },
      { 'accept-encoding': 'gzip' },
      {},
    ];
    const responses = [];
    for (const headers of asked) responses.push(await send(searchFor('hour'), headers));
    expect(responses.map(({ headers }) => headers['content-encoding'])).toEqual([
      undefined,
      'br',
      'gzip',
      undefined,
    ]);
    expect(counts.hits).toBe(3);
  });

  it('S-26 is counted again, with what was found', async () => {
    for (const keyword of ['hour', 'hour', 'xyzzy', 'xyzzy']) await send(searchFor(keyword));
    expect(counts.hits).toBe(2);
    expect(count.mock.calls.map(([question]) => question)).toEqual([
      { language: 'en', keyword: 'hour', hasResults: true },
      { language: 'en', keyword: 'hour', hasResults: true },
      { language: 'en', keyword: 'xyzzy', hasResults: false },
      { language: 'en', keyword: 'xyzzy', hasResults: false },
    ]);
  });

  it.each([
    ['another word', searchFor('risk')],
    ['another index', searchFor('hour').replace('content_en', 'content_de')],
    ['another spelling of the same', searchFor('hour').replace('{"', '{ "')],
  ])('S-20 is not taken for one with %s', async (_what, other) => {
    await send(searchFor('hour'));
    await send(other);
    expect(counts).toMatchObject({ hits: 0, misses: 2 });
  });

  it.each([
    ['what GraphQL refuses', '{"query":"{ drafts }"}', 400],
    ['what a resolver refuses', '{"query":"{ latestResources(limit: 1000) { nid } }"}', 400],
    ['what is no JSON', '{', 400],
    ['what is deep', `{"query":"{ ${'... on Query { '.repeat(12)} __typename ${'}'.repeat(12)} }"}`, 400],
  ])('E-5 keeps no answer to %s', async (_what, body, status) => {
    const responses = [await send(body), await send(body)];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([status, status]);
    expect([responses[1]?.body, counts.hits, graphqlCache.size]).toEqual([responses[0]?.body, 0, 0]);
  });
});

describe('a kept GraphQL answer', () => {
  it.each([
    ['pages of other sites', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, 403],
    ['older browsers on pages of other sites', { origin: 'https://evil.example' }, 403],
    ['forms, which need not ask before they send', { 'content-type': 'text/plain' }, 415],
    ['forms of another kind', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ])('R-5 C-8 is not given to %s', async (_who, headers, status) => {
    await send(searchFor('hour'));
    const refused = await send(searchFor('hour'), headers);
    expect([refused.statusCode, counts.hits]).toEqual([status, 0]);
    expect(refused.body).not.toContain('result_count');
  });

  it('E-5 does not let longer bodies in', async () => {
    const long = searchFor('hour') + ' '.repeat(64 * 1024);
    expect([(await send(long)).statusCode, (await send(long)).statusCode]).toEqual([413, 413]);
    expect(counts).toMatchObject({ hits: 0, misses: 0 });
  });

  it('R-5 is gone when anything is published', async () => {
    await send(searchFor('hour'));
    expect((await send(searchFor('hour'))).json().data.search.result_count).toBe(20);
    publish({ kind: 'node', nid: 1, language: 'en', node: null });
    expect((await send(searchFor('hour'))).json().data.search.result_count).toBe(19);
    expect(graphqlCache.counts).toMatchObject({ hits: 1, misses: 2 });
  });

  it('R-5 is not made of what was so before a change that came in between', async () => {
    // Searches are counted after the data has been read, but before the response is complete.
    count.mockImplementationOnce(() =>
      queueMicrotask(() => publish({ kind: 'node', nid: 2, language: 'en', node: null })),
    );
    const found = async () => (await send(searchFor('hour'))).json().data.search.result_count;
    const before = await found();
    expect([before - (await found()), counts.hits]).toEqual([1, 0]);
  });
});
