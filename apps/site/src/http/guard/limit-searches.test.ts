import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { openSite } from '../../app/site.fixture.ts';
import { SEARCH } from '../../search/query/search-operations.ts';

let site: Awaited<ReturnType<typeof openSite>>['site'];

beforeEach(async () => {
  const nodes = [
    sampleNode('article', { path: '/articles/a', title: 'The first hour' }),
    sampleNode('overview_page', { nid: 9, path: '/articles', listedType: 'article' }),
  ];
  ({ site } = await openSite({
    nodes,
    configuration: { searchesPerAddress: 2, trustedProxies: ['127.0.0.1'] },
  }));
});

const by = (address = '203.0.113.1') => ({ 'x-forwarded-for': address });
const page = (keyword: string, address?: string) =>
  site.inject({ url: `/search?keyword=${keyword}`, headers: by(address) });
const question = (key: string, address?: string) =>
  site.inject({
    method: 'POST',
    url: '/graphql',
    headers: { ...by(address), 'content-type': 'application/json' },
    payload: JSON.stringify({ query: SEARCH, variables: { index: 'content_en', fulltext: { keys: [key] } } }),
  });

describe('a network that searches more than others can bear', () => {
  it('R-5 S-20 is told so, by pages and by GraphQL, and when to come again', async () => {
    expect([(await page('hour')).statusCode, (await question('hour')).statusCode]).toEqual([200, 200]);
    const refused = await page('risk');
    expect(refused.statusCode).toBe(429);
    expect(refused.headers).toMatchObject({ 'retry-after': '60', 'cache-control': 'no-store' });
    expect(refused.body).toContain('<h1');
    expect(refused.body).toContain('That was a lot of searches');
    const response = await question('risk');
    expect([response.statusCode, response.headers['retry-after']]).toEqual([429, '60']);
    expect(response.json()).toEqual({
      data: null,
      errors: [
        {
          message: expect.stringContaining('Too many searches'),
          extensions: { code: 'TOO_MANY_REQUESTS' },
        },
      ],
    });
  });

  it('R-5 S-20 is refused a document that asks for more searches than are left, and again when it is compiled', async () => {
    const several = (count: number, address: string) => {
      const search = 'search(index: "content_en", fulltext: { keys: ["hour"] }) { result_count }';
      const fields = Array.from({ length: count }, (_, at) => `a${at}: ${search}`);
      return site.inject({
        method: 'POST',
        url: '/graphql',
        headers: { ...by(address), 'content-type': 'application/json' },
        payload: JSON.stringify({ query: `{ ${fields.join(' ')} }` }),
      });
    };
    for (const address of ['203.0.113.3', '203.0.113.4', '203.0.113.5', '203.0.113.6']) {
      const refused = await several(3, address);
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
      expect(refused.json().errors).toEqual([
        expect.objectContaining({ extensions: { code: 'TOO_MANY_REQUESTS' } }),
      ]);
    }
    expect((await several(2, '203.0.113.7')).json().data.a1.result_count).toBe(1);
    expect((await page('hour', '203.0.113.7')).statusCode).toBe(429);
  });

  it('R-5 gets what is kept all the same, and everything else', async () => {
    await question('hour');
    await site.inject({ url: '/search', headers: by() });
    for (let count = 0; count < 3; count += 1) {
      expect((await question('hour')).statusCode).toBe(200);
      expect((await site.inject({ url: '/search', headers: by() })).statusCode).toBe(200);
      expect((await site.inject({ url: '/articles/a', headers: by() })).statusCode).toBe(200);
      const url = '/search/suggestions?keyword=hour';
      expect((await site.inject({ url, headers: by() })).statusCode).toBe(200);
    }
  });

  const get = (url: string) => site.inject({ url, headers: by() });
  const statuses = async (urls: readonly string[]) => {
    const answered: number[] = [];
    for (const url of urls) answered.push((await get(url)).statusCode);
    return answered;
  };

  it.each([
    ['/articles?keyword=a', '/articles?keyword=b', '/articles?%6Beyword=c'],
    ['/rss.xml?keyword=a', '/atom.xml?keyword=b', '/rss.xml?keyword=c'],
    ['/rss.xml?content_type=article', '/feeds/article.xml?keyword=b', '/de/feeds/article.xml?keyword=c'],
    ['/search?keyword=a', '/articles?keyword=b', '/rss.xml?keyword=c'],
  ])('R-5 S-20 is refused further ones however it asks for them: %s, %s, %s', async (...urls) => {
    expect(await statuses(urls)).toEqual([200, 200, 429]);
  });

  it.each(['/search/suggestions?groups=all&keyword=', '/opensearch/suggestions?keyword='])(
    'R-5 S-5 gets ten times as many suggestions, which take nothing from its searches: %s',
    async (url) => {
      const typed = Array.from({ length: 20 }, (_, index) => `${url}hour${index}`);
      expect(new Set(await statuses(typed))).toEqual(new Set([200]));
      expect((await get(`${url}more`)).headers).toMatchObject({ 'retry-after': '60' });
      expect(await statuses([`${url}more`, url, '/search?keyword=hour'])).toEqual([429, 200, 200]);
    },
  );

  it('R-5 gets feeds, listings and pages for which nothing is searched', async () => {
    const urls = [
      '/rss.xml',
      '/feeds/article.xml',
      '/articles',
      '/articles?keyword=',
      '/articles/a?keyword=a',
    ];
    for (let count = 0; count < 3; count += 1)
      for (const url of urls) expect([url, (await get(url)).statusCode]).not.toEqual([url, 429]);
    expect((await page('hour')).statusCode).toBe(200);
  });

  it('R-5 takes nothing from another one', async () => {
    for (const keyword of ['a', 'b', 'c']) await page(keyword);
    expect([(await page('d')).statusCode, (await page('d', '203.0.113.2')).statusCode]).toEqual([429, 200]);
  });

  it('R-5 in German is told so in German', async () => {
    for (const keyword of ['a', 'b']) await page(keyword);
    const refused = await site.inject({ url: '/de/search?keyword=c', headers: by() });
    expect([refused.statusCode, refused.body.includes('Das waren sehr viele Suchen')]).toEqual([429, true]);
  });
});
