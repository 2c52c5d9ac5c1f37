import { isForeign } from '@keelstone/model/requests/is-foreign';
import { sampleForm } from '@keelstone/model/samples';
import { describe, expect, it } from 'vitest';
import { siteWith } from '../../app/site.fixture.ts';
import { pageWithForm } from '../../forms/server/form-site.fixture.ts';

describe('where a request comes from', () => {
  const SITE = 'https://www.keelstone.example';
  it.each([
    [{ 'sec-fetch-site': 'same-origin' }, false],
    [{ 'sec-fetch-site': 'none' }, false],
    [{ 'sec-fetch-site': 'cross-site', origin: SITE }, true],
    [{ 'sec-fetch-site': 'same-site', origin: 'https://blog.keelstone.example' }, true],
    [{ 'sec-fetch-site': 'same-site' }, true],
    [{ 'sec-fetch-site': 'same-site', origin: SITE }, false],
    [{ origin: SITE }, false],
    [{ origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }, false],
    [{ origin: 'https://evil.example', host: 'www.keelstone.example' }, true],
    [{ origin: 'null' }, true],
    [{}, false],
  ])('R-5 C-8 %j is foreign: %s', (headers, foreign) => {
    expect(isForeign(headers, SITE)).toBe(foreign);
  });
});

describe('a page of another site', () => {
  const site = siteWith({ nodes: [pageWithForm(sampleForm())], configuration: { allowsGraphqlGet: true } });
  const from = (page: Record<string, string>) => async (method: 'GET' | 'POST', url: string) => {
    const headers = { 'content-type': 'application/json', ...page };
    const payload = method === 'POST' ? '{"query":"{ __typename }"}' : undefined;
    return (await site).inject({ method, url, headers, ...(payload ? { payload } : {}) });
  };
  const elsewhere = from({ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' });

  it.each([
    ['POST', '/graphql'],
    ['GET', '/graphql?query={__typename}'],
    ['GET', '/search/suggestions?keyword=risk'],
    ['GET', '/de/search/suggestions?keyword=risk'],
    ['POST', '/preview/render'],
    ['POST', '/nowhere'],
  ] as const)('R-5 may not %s %s', async (method, url) => {
    const response = await elsewhere(method, url);
    expect([response.statusCode, response.headers['cache-control']]).toEqual([403, 'no-store']);
    expect(response.json()).toEqual({ message: 'Pages of other sites may not ask for this.' });
  });

  it.each(['/contact', '/search', '/robots.txt', '/opensearch.xml'])('R-5 may lead to %s', async (url) => {
    expect((await elsewhere('GET', url)).statusCode).toBe(200);
  });

  it.each<Record<string, string>>([{ 'sec-fetch-site': 'same-origin' }, {}])(
    'R-5 is not what says %j',
    async (headers) => {
      expect((await from(headers)('POST', '/graphql')).statusCode).toBe(200);
      expect((await from(headers)('GET', '/search/suggestions?keyword=risk')).statusCode).toBe(200);
    },
  );
});
