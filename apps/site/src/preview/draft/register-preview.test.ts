import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import { sampleImage } from '@keelstone/model/samples';
import { opensMedium } from '@keelstone/model/tokens/media-token';
import { signPreviewToken } from '@keelstone/model/tokens/preview-token';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { siteWith } from '../../app/site.fixture.ts';

const SECRET = 'known-to-preview-tests-only-0123456789';
const draft = sampleNode('article', { nid: 7, title: 'A draft on the desk', path: '/articles/a-draft' });
const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;
const sign = (expires = inAnHour(), secret = SECRET) =>
  signPreviewToken({ type: 'article', id: 3, language: 'en', expires }, secret);

const signForm = () =>
  signPreviewToken({ type: 'article', id: 3, language: 'en', expires: inAnHour(), form: true }, SECRET);

/** A CMS with responses set by the test. */
let cms: Server;
let cmsUrl: string;
let answer: { status: number; body: unknown };
let asked: { method: string | undefined; url: string | undefined; token: unknown; body: string }[];

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += chunk;
  return body;
}

beforeAll(async () => {
  cms = createServer(async (request, response) => {
    const token = request.headers['x-preview-token'];
    asked.push({ method: request.method, url: request.url, token, body: await readBody(request) });
    const isText = typeof answer.body === 'string';
    response.writeHead(answer.status, { 'content-type': isText ? 'text/plain' : 'application/json' });
    response.end(isText ? answer.body : JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => cms.listen(0, '127.0.0.1', resolve));
  cmsUrl = `http://127.0.0.1:${(cms.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked = [];
  answer = { status: 200, body: { node: draft } };
});
afterAll(() => void cms.close());

const openSite = (nodes: PublishedNode[] = [], address = cmsUrl) =>
  siteWith({ nodes, configuration: { previewSecret: SECRET, cmsUrl: address } });
async function open(path: string, address = cmsUrl) {
  return (await openSite([], address)).inject(path);
}
async function post(payload: unknown, address = cmsUrl) {
  const site = await openSite([], address);
  return site.inject({ method: 'POST', url: '/preview/render', payload: payload as object });
}
const refuse = (status: number, message: string) => {
  answer = { status, body: { errors: [{ message }] } };
};

describe('a preview', () => {
  it('C-9 is the site’s own page of the draft, with a bar that says what it is', async () => {
    const token = sign();
    const page = await open(`/preview/${token}`);
    expect(page.statusCode).toBe(200);
    expect(page.body).toMatch(/^<!doctype html><html lang="en">.*<\/html>$/s);
    expect(page.body).toMatch(/<h1[^>]*>.*A draft on the desk/s);
    expect(page.body).toContain('Preview, not published');
    expect(asked).toEqual([{ method: 'GET', url: '/api/preview/node', token, body: '' }]);
  });

  it('C-9 leads to the form of the page, and public pages do not', async () => {
    const { body } = await open(`/preview/${sign()}`);
    expect(body).toContain(`href="${cmsUrl}/admin/collections/article/3?locale=en"`);
    const site = await openSite([draft]);
    expect((await site.inject(draft.path)).body).not.toContain(cmsUrl);
  });

  it('C-16 shows the draft’s own picture, by a token that opens that one', async () => {
    const picture = sampleImage({ url: '/media/images/new-1a2b3c4d.webp', renditions: [] });
    answer = { status: 200, body: { node: { ...draft, picture } } };
    const expires = inAnHour();
    const { body } = await open(`/preview/${sign(expires)}`);
    const token = /\/media\/images\/new-1a2b3c4d\.webp\?preview=([\w.-]+)/.exec(body)?.[1];
    expect(opensMedium(token, picture.url, SECRET, expires - 1)).toBe(true);
    expect(opensMedium(token, picture.url, SECRET, expires + 1)).toBe(false);
  });

  it('C-9 is kept by no cache and no search engine, and frames in the CMS alone', async () => {
    for (const path of [`/preview/${sign()}`, '/preview', `/preview/${sign(1)}`]) {
      const { headers, body } = await open(path);
      expect(headers['cache-control']).toBe('private, no-store');
      expect(headers['x-robots-tag']).toBe('noindex, nofollow');
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(headers['x-frame-options']).toBeUndefined();
      expect(headers['content-security-policy']).toMatch(new RegExp(`; frame-ancestors ${cmsUrl}$`));
      expect(body).toContain('<meta name="robots" content="noindex, nofollow"/>');
      expect(body).not.toMatch(/og:image|text\/markdown/);
      expect(body).not.toContain('application/ld+json');
    }
  });

  it('C-9 leaves the policy of other pages as it is', async () => {
    const { headers } = await open('/');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none'$/);
  });

  it('C-9 leaves nothing in the site: not at its path, not in search, not in suggestions', async () => {
    const site = await openSite();
    await site.inject(`/preview/${sign()}`);
    for (const path of [
      draft.path,
      '/search?keyword=draft',
      '/search/suggestions?keyword=draft',
      '/health',
    ]) {
      expect((await site.inject(path)).body).not.toContain('on the desk');
    }
  });

  it('C-9 has no style attributes and nothing inline', async () => {
    expect((await open(`/preview/${sign()}`)).body).not.toMatch(/ style=| on[a-z]+=/);
  });
});

describe('without a valid link', () => {
  it.each([
    ['no token', '/preview', 'needs a link from the CMS'],
    ['nonsense', '/preview/nonsense', 'damaged'],
    ['another secret', `/preview/${sign(inAnHour(), 'another-secret')}`, 'damaged'],
    ['one that has run out', `/preview/${sign(1)}`, 'has run out'],
  ])('C-9 shows a page that says why: %s', async (_, path, reason) => {
    const page = await open(path);
    expect(page.statusCode).toBe(403);
    expect(page.body).toContain(reason);
    expect(page.body).not.toContain('on the desk');
    expect(asked).toEqual([]);
  });

  it.each([
    ['nothing', {}],
    ['a number', { token: 5 }],
    ['one that has run out', { token: sign(1), data: {} }],
    ['a forged one', { token: `${signForm()}x`, data: { title: 'x' } }],
  ])('C-9 renders no form: %s', async (_, payload) => {
    expect((await post(payload)).statusCode).toBe(403);
    expect(asked).toEqual([]);
  });

  it.each([{ data: { picture: 1 } }, {}])(
    'C-9 C-16 a shared link shows what was saved, and nothing that its bearer sends: %j',
    async (form) => {
      const page = await post({ token: sign(), ...form });
      expect([page.statusCode, page.json().message]).toEqual([
        403,
        expect.stringContaining('as it was last saved'),
      ]);
      expect(asked).toEqual([]);
    },
  );
});

describe('when the CMS gives no draft', () => {
  it.each([
    [404, 404, 'It was deleted'],
    [422, 422, 'has no title in German'],
    [500, 502, 'The CMS does not answer'],
    [503, 502, 'The CMS does not answer'],
    [403, 502, 'PREVIEW_SECRET must be the same'],
  ])('C-9 its %i is a helpful %i', async (given, status, words) => {
    refuse(given, words);
    const page = await open(`/preview/${sign()}`);
    expect([page.statusCode, page.body.includes(words)]).toEqual([status, true]);
  });

  it('C-9 it being away, starting, or something else is a helpful 502', async () => {
    for (const body of ['The CMS is starting.', '<html>']) {
      answer = { status: 503, body };
      expect((await open(`/preview/${sign()}`)).statusCode).toBe(502);
    }
    const page = await open(`/preview/${sign()}`, 'http://127.0.0.1:1');
    expect(page.statusCode).toBe(502);
    expect(page.body).toContain('The CMS does not answer');
    expect(page.body).not.toContain('ECONNREFUSED');
  });
});

describe('a form that is not saved', () => {
  it('C-9 is sent to the CMS and comes back as a page', async () => {
    const token = signForm();
    const page = await post({ token, data: { title: 'Typed' } });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('A draft on the desk');
    expect(asked).toEqual([
      { method: 'POST', url: '/api/preview/node', token, body: '{"data":{"title":"Typed"}}' },
    ]);
  });

  it.each([
    [422, 422],
    [400, 422],
    [404, 404],
    [413, 413],
    [500, 502],
  ])('C-9 answers what the pane says instead: %i', async (given, status) => {
    refuse(given, 'Give it a title.');
    const page = await post({ token: signForm(), data: {} });
    expect(page.statusCode).toBe(status);
    expect(page.json().message).toMatch(given < 500 ? /^Give it a title\.$/ : /^The CMS does not answer/);
  });

  it('C-9 may be long', async () => {
    const data = { title: 'x'.repeat(1024 * 1024) };
    expect((await post({ token: signForm(), data })).statusCode).toBe(200);
  });
});
