import { request as send } from 'node:http';
import { UPLOAD_SLUGS } from '@keelstone/editing/media/upload-limits.ts';
import { type PreviewGrant, signPreviewToken } from '@keelstone/model/tokens/preview-token';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { startCms } from '../test-cms.ts';
import { MOST_OF_FORM, MOST_OF_STAFF, MOST_OF_STRANGERS } from './limit-bodies.ts';
import { serveRest } from './rest-server.fixture.ts';
import { send as ask, Staff } from './staff.fixture.ts';

const account = { email: 'author@keelstone.example', password: 'only-for-tests-12' };

const cms = await startCms();
await Staff.hire(cms.payload, 'author');
const administrator = await Staff.hire(cms.payload, 'administrator');
const token = (await ask('POST', '/api/users/login', account)).body.token;
const rest = await serveRest();
afterAll(async () => {
  rest.stop();
  await cms.stop();
});

type Sent = { path: string; method?: string; headers?: Record<string, string>; isChunked?: boolean };

/** Posts a body, whole with its length or chunked without, and returns the status, also of an early refusal. */
function post(
  body: Buffer,
  { path, method = 'POST', headers = {}, isChunked = false }: Sent,
): Promise<number> {
  const length = isChunked ? {} : { 'content-length': String(body.byteLength) };
  return new Promise((resolve, reject) => {
    const request = send(`${rest.url}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...length, ...headers },
    });
    request.on('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    // The server closes the connection of a refused body, possibly while we are still writing.
    request.on('error', (error) => setTimeout(() => reject(error), 500));
    const piece = 64 * 1024;
    for (let at = 0; at < body.byteLength; at += piece) request.write(body.subarray(at, at + piece));
    request.end();
  });
}

/** JSON with this many bytes. */
const json = (bytes: number, rest: object = {}) => {
  const empty = JSON.stringify({ ...rest, padding: '' });
  return Buffer.from(JSON.stringify({ ...rest, padding: 'x'.repeat(bytes - empty.length) }));
};
const asStaff = () => ({ authorization: `JWT ${token}` });

describe.each([
  ['with its length', false],
  ['in pieces without a length', true],
])('a body %s', (_how, isChunked) => {
  it('C-11 of a stranger has 64 kB at most', async () => {
    const logIn = { path: '/api/users/login', isChunked };
    expect(await post(json(MOST_OF_STRANGERS, account), logIn)).toBe(200);
    expect(await post(json(MOST_OF_STRANGERS + 1, account), logIn)).toBe(413);
    expect(await post(json(20 * MOST_OF_STAFF), { path: '/api/page', isChunked })).toBe(413);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/octet-stream']) {
      const headers = { 'content-type': type, cookie: 'payload-token=made.up.token' };
      expect(await post(json(MOST_OF_STRANGERS + 1), { ...logIn, headers })).toBe(413);
    }
  });

  it('C-11 of the staff has 8 MB at most', async () => {
    const words = { title: 'Long', created: '2026-01-05T09:00:00Z' };
    const save = { path: '/api/page?draft=true&depth=0', headers: asStaff(), isChunked };
    expect(await post(json(MOST_OF_STAFF, words), save)).toBe(201);
    expect(await post(json(MOST_OF_STAFF + 1, words), save)).toBe(413);
    for (const method of ['PATCH', 'PUT']) {
      expect(await post(json(MOST_OF_STAFF + 1, words), { ...save, path: '/api/page/1', method })).toBe(413);
    }
  });

  it('C-9 C-11 of a form that asks for its preview has 2 MB at most, and its token serves nothing else', async () => {
    const { id } = await cms.payload.create({
      collection: 'page',
      locale: 'en',
      draft: true,
      data: { title: 'Long', created: '2026-01-05T09:00:00Z' } as never,
    });
    const grant = { type: 'page', id, language: 'en', expires: Math.floor(Date.now() / 1000) + 60 } as const;
    const ask = (bytes: number, form: PreviewGrant, path = '/api/preview/node') => {
      const preview = signPreviewToken(form, process.env.PREVIEW_SECRET ?? '');
      const headers = { 'x-preview-token': preview };
      return post(json(bytes, { data: { title: 'Long' } }), { path, headers, isChunked });
    };
    const form = { ...grant, form: true } as const;
    expect(await ask(MOST_OF_FORM, form)).toBe(200);
    expect(await ask(MOST_OF_FORM + 1, form)).toBe(413);
    expect(await ask(MOST_OF_STRANGERS + 1, grant)).toBe(413);
    expect(await ask(MOST_OF_STRANGERS + 1, { ...form, expires: 1 })).toBe(413);
    expect(await ask(MOST_OF_STRANGERS + 1, form, '/api/page')).toBe(413);
  });
});

it('C-11 a form without a file and without a length is refused before it is read', async () => {
  const headers = { ...asStaff(), 'content-type': 'multipart/form-data; boundary=b' };
  expect(await post(json(1000), { path: '/api/page', headers, isChunked: true })).toBe(411);
});

describe('a NUL, or half of an emoji, in a text', () => {
  const nul = 'a\0b';
  const half = 'Cut \ud83d';

  it.each([
    ['/api/users/login', { email: `${nul}@keelstone.example`, password: 'x' }, 'email'],
    ['/api/users/login', { email: 'a@keelstone.example', password: nul }, 'password'],
    ['/api/users/forgot-password', { email: `${nul}@keelstone.example` }, 'email'],
    ['/api/users/reset-password', { token: nul, password: 'only-for-tests-13' }, 'token'],
    ['/api/users/unlock', { email: `${nul}@keelstone.example` }, 'email'],
    ['/api/users/verify/a%00b', {}, 'address'],
    ['/api/preview/node?token=a%00b', undefined, 'token'],
    ['/api/page?draft=true', { title: nul }, 'title'],
    [
      '/api/page?draft=true',
      { title: 'T', sections: [{ blockType: 'headline', heading: nul }] },
      'sections.0.heading',
    ],
    ['/api/payload-preferences/key', { value: { [nul]: 1 } }, 'value.ab'],
    ['/api/page?where[title][equals]=a%00b', undefined, 'where[title][equals]'],
    ['/api/page/a%00b', undefined, 'address'],
    ['/api/globals/site_settings', { name: nul }, 'name'],
    ['/api/page?draft=true', { title: half }, 'title'],
    [
      '/api/page?draft=true',
      { title: 'T', sections: [{ blockType: 'headline', heading: '\udc00' }] },
      'sections.0.heading',
    ],
    ['/api/payload-preferences/key', { value: { [half]: 1 } }, 'value.Cut �'],
  ])('C-11 is refused with the name of its field: %s', async (path, data, field) => {
    const method = data === undefined ? 'GET' : 'POST';
    const { status, body } = await administrator.send(method, path, data);
    expect([status, body.errors[0].data.errors[0].path]).toEqual([400, field]);
    expect(body.errors[0].message).toContain('cannot be stored');
  });

  it.each([nul, half])('C-11 is refused in what forms of the admin send, too: %j', async (title) => {
    const form = new FormData();
    form.set('_payload', JSON.stringify({ title }));
    const body = Buffer.from(await new Response(form).arrayBuffer());
    const type = String(new Response(form).headers.get('content-type'));
    const boundary = body.subarray(2, body.indexOf('\r\n')).toString();
    const headers = { ...asStaff(), 'content-type': type.replace(/boundary=.*/, `boundary=${boundary}`) };
    expect(await post(body, { path: '/api/page?draft=true', headers })).toBe(400);
  });

  it('C-11 is told from a text that only speaks of it', async () => {
    for (const title of ['The escape \\u0000', 'The escape \\ud83d', 'All of 😀']) {
      const { status, body } = await administrator.post('/api/page?draft=true', { title });
      expect([status, body.doc.title]).toEqual([201, title]);
    }
  });
});

it.each([
  ['GET', '/api/users/versions'],
  ['GET', '/api/users/versions/1'],
  ['POST', '/api/users/versions/1'],
  ['POST', '/api/users/verify/x'],
  ['GET', '/api/globals/site_settings/versions'],
  ['GET', '/api/forms/abc'],
  ['GET', '/api/page/1.5'],
  ['GET', '/api/page/99999999999'],
  ['POST', '/api/page/abc/duplicate'],
])('C-11 says that there is no such thing: %s %s', async (method, path) => {
  expect((await administrator.send(method, path, method === 'GET' ? undefined : {})).status).toBe(404);
});

describe('data nested deeper than 200 levels', () => {
  const deep = (levels: number) => `["\\u0000",${'[0,'.repeat(levels)}0${']'.repeat(levels)}]`;
  const errorOf = async (response: Response) => [response.status, (await response.json()).errors[0].message];
  const tooDeep = [400, 'Nothing was saved, because what was sent is nested more than 200 levels deep.'];

  it('C-11 are refused with that number, from anybody and for anything', async () => {
    const paths = [
      '/api/users/login',
      '/api/page?draft=true',
      '/api/preview/node',
      '/api/globals/site_settings',
    ];
    for (const path of paths) {
      for (const headers of [{}, asStaff()]) {
        const json = { 'content-type': 'application/json', ...headers };
        const init = { method: 'POST', headers: json, body: deep(15_000) };
        expect(await errorOf(await fetch(`${rest.url}${path}`, init))).toEqual(tooDeep);
      }
    }
  });

  it('C-11 are refused in what forms of the admin send, too', async () => {
    const form = new FormData();
    form.set('_payload', `{"title":"T","name":"N","body":${deep(15_000)}}`);
    const whole = new Response(form);
    const type = { 'content-type': String(whole.headers.get('content-type')) };
    const body = await whole.arrayBuffer();
    for (const path of ['/api/page?draft=true', '/api/globals/site_settings']) {
      for (const headers of [type, { ...type, ...asStaff() }]) {
        expect(await errorOf(await fetch(`${rest.url}${path}`, { method: 'POST', headers, body }))).toEqual(
          tooDeep,
        );
      }
    }
  });

  it('C-11 leave room for what anybody writes', async () => {
    const list = (inner: object) => ({
      type: 'list',
      version: 1,
      children: [{ type: 'listitem', version: 1, children: [inner] }],
    });
    let body: object = { type: 'text', version: 1, text: 'Indented 40 times' };
    for (let indent = 0; indent < 40; indent += 1) body = list(body);
    const data = { title: 'Lists', body: { root: { type: 'root', version: 1, children: [body] } } };
    const { status } = await administrator.post('/api/page?draft=true', data);
    expect(status).toBe(201);
  });
});

it.each(['constructor', '%5f_proto__/1'])('C-11 %s is no collection, and nothing to log', async (path) => {
  const errors = vi.spyOn(cms.payload.logger, 'error');
  expect((await ask('GET', `/api/${path}`)).status).toBe(404);
  expect(errors).not.toHaveBeenCalled();
  errors.mockRestore();
});

it('C-11 a preference that nobody has saved is not there, and no error of the CMS; one’s own is deleted by its id', async () => {
  expect((await administrator.delete('/api/payload-preferences/unsaved')).status).toBe(404);
  const { doc } = (await administrator.post('/api/payload-preferences/saved', { value: 1 })).body;
  expect((await administrator.delete(`/api/payload-preferences/${doc.id}`)).status).toBe(200);
});

it('C-11 a person’s name is as short as a name: every entry of the audit trail and many a mail have it', async () => {
  const path = `/api/users/${administrator.user.id}`;
  expect((await administrator.patch(path, { name: 'x'.repeat(121) })).status).toBe(400);
});

it('C-11 no picture is drawn for whoever asks', async () => {
  const { REST_GET } = await import('@payloadcms/next/routes');
  const { default: config } = await import('../app/payload.config.ts');
  const args = { params: Promise.resolve({ slug: ['og'] }) };
  const response = await REST_GET(config)(new Request('http://localhost:3001/api/og?title=Drawn'), args);
  expect([response.status, response.headers.get('content-type')]).toEqual([404, 'application/json']);
});

it.each(UPLOAD_SLUGS)(
  'C-4 a file of %s that is not there is not found, and not an error of the CMS',
  async (slug) => {
    for (const name of ['missing.png', 'a%20b.png', '%E0%A4%A']) {
      const { status, body } = await administrator.get(`/api/${slug}/file/${name}`);
      expect([status, body.errors[0].message]).toEqual([404, 'It is not there (any more).']);
    }
    expect((await ask('GET', `/api/${slug}/file/missing.png`)).status).toBe(403);
  },
);

describe('a request that is wrong', () => {
  it.each([
    ['GET', '/api/page?where=x'],
    ['GET', '/api/page?where[id][in]=a,b'],
    ['GET', '/api/page?where[id][equals]=99999999999999'],
    ['GET', '/api/page?where[title][near]=1'],
    ['GET', '/api/page?where[title][all]=1'],
    ['GET', '/api/page?where[_status][equals]=nope'],
    ['GET', '/api/page?page=-1'],
    ['GET', '/api/page?page=100000000000000000000'],
    ['GET', '/api/globals/site_settings?locale=xx'],
    ['POST', '/api/page?draft=true', null],
    ['POST', '/api/page?draft=true', 1],
    ['POST', '/api/page?draft=true', { title: 'T', deletedAt: 'yesterday' }],
    ['POST', '/api/users/login', 'words'],
  ])('C-11 is told so: %s %s %j', async (method, path, data?: unknown) => {
    const { status, body } = await administrator.send(method, path, data as object);
    expect([status, body.errors[0].message]).toEqual([400, expect.not.stringContaining('technical reason')]);
  });

  it.each(['', '; boundary=b'])('C-11 is told so about a form that is no form%s', async (boundary) => {
    const headers = { ...asStaff(), 'content-type': `multipart/form-data${boundary}` };
    expect(await post(Buffer.from('--b\r\nContent-Dis'), { path: '/api/images', headers })).toBe(400);
  });
});
