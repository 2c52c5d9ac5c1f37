import { describe, expect, it } from 'vitest';
import { withDefaultLanguage } from './guard-rest.ts';

const args = { params: Promise.resolve({ slug: ['article'] }) };
const echo = withDefaultLanguage(async (request) =>
  Response.json({ url: request.url, method: request.method, body: await request.text() }),
);
const ask = async (url: string, init?: RequestInit) => (await echo(new Request(url, init), args)).json();

describe('REST requests', () => {
  it('C-10 a request that names no language means the default one, body and method untouched', async () => {
    const init = { method: 'POST', body: '{"title":"T"}' };
    expect(await ask('http://cms.test/api/article?draft=true', init)).toEqual({
      url: 'http://cms.test/api/article?draft=true&locale=en',
      method: 'POST',
      body: '{"title":"T"}',
    });
  });

  it('C-10 a named language stays', async () => {
    expect(await ask('http://cms.test/api/article?locale=de')).toMatchObject({
      url: 'http://cms.test/api/article?locale=de',
    });
  });

  it.each([
    ['limit=10&locale=de', 'limit=10&locale=de'],
    ['limit=10', 'limit=10&locale=en'],
  ])(
    'C-10 a question in a body, as the pickers of the admin ask it, names it there: %s',
    async (body, sent) => {
      const headers = {
        'content-type': 'application/x-www-form-urlencoded',
        'x-payload-http-method-override': 'GET',
      };
      expect(await ask('http://cms.test/api/article', { method: 'POST', headers, body })).toEqual({
        url: 'http://cms.test/api/article',
        method: 'POST',
        body: sent,
      });
    },
  );
});
