import { describe, expect, it } from 'vitest';
import { refuseInherited, withDefaultLanguage, withPlainPath } from './guard-rest.ts';

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

  it.each(['application/json', 'application/x-www-form-urlencoded; charset=utf-8', 'text/plain'])(
    'C-11 a query in a body of %s is refused, and never reaches Payload, which failed at a stranger’s',
    async (type) => {
      const answer = withDefaultLanguage(() => Promise.reject(new SyntaxError('asked of Payload')));
      const headers = { 'content-type': type, 'x-http-method-override': 'GET' };
      const request = new Request('http://cms.test/api/users', { method: 'POST', headers, body: '{' });
      expect((await answer(request, args)).status).toBe(400);
    },
  );
});

describe('the path of a REST request', () => {
  it.each([
    ['users/%6cogin', 'users/login'],
    ['%75sers/forgot%2Dpassword?x=%6c', 'users/forgot-password?x=%6c'],
    // One segment for Payload, and so for the guards.
    ['users%2flogin', 'users%2Flogin'],
    ['users/%256cogin', 'users/%256cogin'],
    ['images/file/a%20b.png', 'images/file/a%20b.png'],
    ['users/%', 'users/%25'],
    ['users/login', 'users/login'],
  ])('C-11 is spelled as Payload reads it, so that no guard takes it for another: %s', async (sent, seen) => {
    const handle = withPlainPath(async (request) => Response.json([request.url, await request.text()]));
    const request = new Request(`http://cms.test/api/${sent}`, { method: 'POST', body: 'a body' });
    expect(await (await handle(request, args)).json()).toEqual([`http://cms.test/api/${seen}`, 'a body']);
  });
});

it.each(['constructor', '__proto__', 'toString/1', 'valueOf/versions'])(
  'C-11 a path with what every object has leads to no collection: %s',
  async (path) => {
    const answer = refuseInherited(async () => new Response('asked of Payload'));
    expect((await answer(new Request(`http://cms.test/api/${path}`), args)).status).toBe(404);
    const other = await answer(new Request(`http://cms.test/api/article/${path}`), args);
    expect(await other.text()).toBe('asked of Payload');
  },
);
