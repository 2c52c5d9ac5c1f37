import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openSite } from '../app/site.fixture.ts';
import { CARDS, LATEST, SEARCH } from '../search/query/search-operations.ts';

const count = vi.fn();
const purgeCdn = vi.fn();
const nodes = [1, 2, 3].map((nid) =>
  sampleNode('resource', {
    nid,
    path: `/resources/r-${nid}`,
    title: `Paper ${nid}`,
    excerpt: 'x'.repeat(600),
  }),
);
const { site, graphqlCache, publish } = await openSite(
  {
    nodes,
    searchCounter: { count, countClick: vi.fn(), countOutcome: vi.fn() },
    configuration: { allowsGraphqlGet: true, cdnHeaders: 'surrogate-key', cdnSeconds: 600 },
  },
  { purgeCdn },
);

const urlOf = (query: string, variables: Record<string, unknown> = {}) =>
  `/graphql?${new URLSearchParams({ query, variables: JSON.stringify(variables) })}`;
const latest = urlOf(LATEST, { limit: 4 });
const cards = urlOf(CARDS, { nids: ['1', '2', '3'] });
const searchFor = (...keys: string[]) => urlOf(SEARCH, { index: 'content_en', fulltext: { keys } });
const get = (url: string, headers: Record<string, string> = {}) => site.inject({ url, headers });

beforeEach(() => {
  graphqlCache.clear();
  Object.assign(graphqlCache.counts, { hits: 0, misses: 0 });
  count.mockClear();
});

describe('GraphQL by GET', () => {
  it.each([
    ['the newest resources', latest],
    ['cards', cards],
    ['a search without a keyword', searchFor()],
  ])(
    'S-23 R-5 %s may be kept by a cache in front, which forgets it with every change',
    async (_what, url) => {
      const { statusCode, headers } = await get(url);
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'cache-control': 'public, max-age=0, must-revalidate',
        'surrogate-control': 'max-age=600',
        'surrogate-key': 'all any-change',
        vary: 'Accept-Encoding',
        etag: expect.stringMatching(/^"[\w-]{27}"$/),
      });
      expect(headers.link).toBeUndefined();
    },
  );

  it('S-23 R-5 says by 304 that nothing changed, in every encoding, until something did', async () => {
    const asked = { 'accept-encoding': 'br' };
    const { headers } = await get(cards, asked);
    expect(headers).toMatchObject({ 'content-encoding': 'br', etag: expect.stringMatching(/-br"$/) });
    for (const encoding of ['br', 'gzip', 'identity']) {
      const known = { 'if-none-match': String(headers.etag), 'accept-encoding': encoding };
      const { statusCode, body, headers: again } = await get(cards, known);
      expect([statusCode, body, again['surrogate-key']]).toEqual([304, '', 'all any-change']);
    }
    publish({ kind: 'node', nid: 1, language: 'en', node: null });
    const later = await get(cards, { ...asked, 'if-none-match': String(headers.etag) });
    expect([later.statusCode, later.headers.etag === headers.etag]).toEqual([200, false]);
    expect((await get(cards)).json().data.nodes.length).toBe(2);
    publish({ kind: 'node', nid: 1, language: 'en', node: nodes[0] ?? null });
  });

  it('S-23 S-26 a search with a keyword is kept by nobody in front, so that each is counted', async () => {
    for (let visit = 0; visit < 2; visit += 1) {
      const { headers } = await get(searchFor('paper'), { 'if-none-match': '*' });
      expect(headers['cache-control']).toBe('no-store');
      for (const name of ['etag', 'surrogate-control', 'surrogate-key'])
        expect(headers[name]).toBeUndefined();
    }
    expect(count).toHaveBeenCalledTimes(2);
    expect(graphqlCache.counts).toMatchObject({ hits: 1, misses: 1 });
  });

  it('S-23 keeps one answer for a request, however its URL is written', async () => {
    const first = await get(latest);
    const swapped = latest.replace(/\?(query=[^&]*)&(variables=.*)$/, '?$2&$1&nothing=1');
    expect(swapped).not.toBe(latest);
    expect((await get(swapped)).body).toBe(first.body);
    expect(graphqlCache.counts).toMatchObject({ hits: 1, misses: 1 });
  });

  it.each([
    ['a mutation', urlOf('mutation { publish }'), 400],
    ['a subscription', urlOf('subscription { published }'), 400],
    ['nothing', '/graphql', 400],
    ['two queries', `${latest}&query=x`, 400],
    ['variables that are no JSON', '/graphql?query={__typename}&variables={', 400],
    ['what a resolver refuses', urlOf(LATEST, { limit: 1000 }), 400],
    ['a URL longer than 8192 characters', `${latest}&x=${'a'.repeat(8192)}`, 400],
  ])('S-23 E-5 refuses %s, and lets nobody keep the refusal', async (_what, url, status) => {
    for (let visit = 0; visit < 2; visit += 1) {
      const { statusCode, headers, body } = await get(url);
      expect([statusCode, headers['cache-control']]).toEqual([status, 'no-store']);
      expect(JSON.parse(body).errors[0].message).toMatch(/./);
      expect([headers.etag, headers['surrogate-control']]).toEqual([undefined, undefined]);
    }
    expect(graphqlCache.counts.hits).toBe(0);
  });

  it('S-23 C-8 R-5 is not for pages of other sites, and that is kept by nobody', async () => {
    await get(latest);
    const { statusCode, headers } = await get(latest, { 'sec-fetch-site': 'cross-site' });
    expect([statusCode, headers['cache-control']]).toEqual([403, 'no-store']);
  });

  it('S-23 POST stays as it was: kept by nobody else', async () => {
    const payload = JSON.stringify({ query: LATEST, variables: { limit: 4 } });
    const headers = { 'content-type': 'application/json' };
    const response = await site.inject({ method: 'POST', url: '/graphql', headers, payload });
    expect([response.statusCode, response.headers['cache-control'], response.headers.etag]).toEqual([
      200,
      'no-store',
      undefined,
    ]);
  });

  it.each([
    [true, 'GET'],
    [false, 'POST'],
  ])(
    'S-23 R-7 where it is %s that it is offered, pages tell their search to ask by %s',
    async (allowsGraphqlGet, method) => {
      const overview = sampleNode('overview_page', {
        nid: 8,
        path: '/resources',
        listedType: 'resource',
        children: [],
      });
      const { site: other } = await openSite({
        nodes: [...nodes, overview],
        configuration: { allowsGraphqlGet },
      });
      const said = async (url: string) =>
        new Set(
          [...(await other.inject(url)).body.matchAll(/"graphqlMethod":"(\w+)"/g)].map(([, each]) => each),
        );
      expect(await said('/search')).toEqual(new Set([method]));
      expect(await said('/de/search')).toEqual(new Set([method]));
      expect(await said('/resources')).toContain(method);
    },
  );
});
