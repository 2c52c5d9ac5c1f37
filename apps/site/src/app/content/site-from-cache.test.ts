import { brotliDecompressSync } from 'node:zlib';
import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import { sampleForm } from '@keelstone/model/samples';
import { describe, expect, it, vi } from 'vitest';
import { openSite } from '../site.fixture.ts';

const article = sampleNode('article', { nid: 10, path: '/articles/a', title: 'The first hour' });
const overview = sampleNode('overview_page', {
  nid: 11,
  path: '/articles',
  listedType: 'article',
  children: [],
});

describe('a page that was asked for before', () => {
  it('R-5 is answered with the same bytes and headers, security included', async () => {
    const { site, pageCache } = await openSite({ nodes: [article] });
    const ask = () => site.inject({ url: '/articles/a', headers: { 'accept-encoding': 'br' } });
    const [first, second] = [await ask(), await ask()];
    expect(pageCache.counts).toMatchObject({ misses: 1, hits: 1 });
    const { date: _one, connection: _two, ...headers } = first.headers;
    expect(second.headers).toMatchObject(headers);
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(headers['speculation-rules']).toBeDefined();
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
    expect(brotliDecompressSync(second.rawPayload).toString()).toContain('The first hour');
  });

  it('R-5 is made once for all who ask at the same time', async () => {
    const { site, pageCache } = await openSite({ nodes: [article] });
    const responses = await Promise.all(Array.from({ length: 5 }, () => site.inject('/articles/a')));
    expect(pageCache.counts).toMatchObject({ misses: 1, waits: 4 });
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
  });

  it('R-5 is not sent again to whoever has it, in whichever encoding', async () => {
    const { site } = await openSite({ nodes: [article] });
    const tag = (await site.inject('/articles/a')).headers.etag;
    const headers = { 'accept-encoding': 'gzip', 'if-none-match': `W/"else", ${tag}` };
    for (let visit = 0; visit < 2; visit += 1) {
      const response = await site.inject({ url: '/articles/a', headers });
      expect([response.statusCode, response.body, response.headers['content-type']]).toEqual([
        304,
        '',
        undefined,
      ]);
    }
  });

  it('R-5 is given over a connection as it was at first: to GET, to HEAD, and to whoever has it', async () => {
    const { site, pageCache } = await openSite({ nodes: [article] });
    const url = `${await site.listen({ host: '127.0.0.1', port: 0 })}/articles/a`;
    const ask = async ({ headers: more, ...options }: RequestInit = {}) => {
      // Better Brotli compression happens in the meantime.
      const response = await fetch(url, { ...options, headers: { 'accept-encoding': 'gzip', ...more } });
      const ofConnection = ['date', 'connection', 'keep-alive'];
      const headers = Object.fromEntries(
        [...response.headers].filter(([name]) => !ofConnection.includes(name)),
      );
      return { status: response.status, headers, body: await response.text() };
    };
    const first = await ask();
    const second = await ask();
    expect(second).toEqual(first);
    expect(second.headers['content-security-policy']).toContain("default-src 'self'");
    expect(await ask({ method: 'HEAD' })).toEqual({ ...first, body: '' });
    const known = { 'if-none-match': String(first.headers.etag) };
    expect(await ask({ headers: known })).toMatchObject({ status: 304, body: '' });
    expect((await ask({ method: 'POST' })).status).toBe(404);
    expect(pageCache.counts).toMatchObject({ misses: 1, hits: 3 });
    await site.close();
  });

  it('R-5 answers HEAD without a body, and with its length', async () => {
    const { site } = await openSite({ nodes: [article] });
    const length = (await site.inject('/articles/a')).rawPayload.length;
    const head = await site.inject({ method: 'HEAD', url: '/articles/a' });
    expect([head.body, head.headers['content-length']]).toEqual(['', String(length)]);
  });
});

describe('names of pages', () => {
  it.each([
    '/articles/a?x=1',
    '/articles/a?utm_source=mail&page=2',
    '/%61rticles/a',
    '/articles?utm_source=mail',
    '/search?',
  ])('R-6 has no page of its own for %s', async (url) => {
    const { site, pageCache } = await openSite({ nodes: [article, overview] });
    for (const path of ['/articles/a', '/articles', '/search']) await site.inject(path);
    expect((await site.inject(url)).statusCode).toBe(200);
    expect(pageCache.size).toBe(3);
    expect(pageCache.counts.hits).toBe(1);
  });

  it('S-14 R-6 has one search page for all campaigns together, without the Most Recent block', async () => {
    const resource = sampleNode('resource', { nid: 9 });
    const { site, pageCache } = await openSite({ nodes: [article, resource] });
    const isShownAt = async (url: string) => (await site.inject(url)).body.includes('id="most-recent"');
    const campaigns = [
      '/search?utm_source=mail',
      '/search?gclid=1&utm_term=x',
      '/search?utm_source',
      '/search?fbclid=',
    ];
    const shown = [await isShownAt('/search')];
    for (const url of [...campaigns, ...campaigns]) shown.push(await isShownAt(url));
    shown.push(await isShownAt('/search'));
    expect(shown).toEqual([true, ...campaigns.map(() => false), ...campaigns.map(() => false), true]);
    expect([pageCache.size, pageCache.counts.misses]).toEqual([2, 2]);
  });

  it.each([
    '/search?keyword=anything',
    '/search?nothing=1',
    '/search/Nothing-Known',
    '/articles?keyword=hour',
    '/articles?page=77',
    '/articles?page=one',
    '/articles?nothing=1&keyword=',
    '/articles?industries=health%2C-safety',
    '/nowhere',
    '/a%00',
    '/articles/a/',
    '/Articles/A',
    '/forms/1/sent',
  ])('R-6 keeps nothing of %s', async (url) => {
    const { site, pageCache } = await openSite({ nodes: [article, overview] });
    for (let visit = 0; visit < 2; visit += 1) await site.inject(url);
    expect(pageCache.size).toBe(0);
  });

  it('R-6 keeps a listing with one filter, however that is written', async () => {
    const node = sampleNode('article', { industries: [{ id: 1, label: 'Health, Safety' }] });
    const { site, pageCache } = await openSite({ nodes: [node, overview] });
    await site.inject('/articles?industries=Health%2C%20Safety');
    await site.inject('/articles?utm_source=x&industries=Health%2c+Safety');
    expect([pageCache.size, pageCache.counts.hits]).toEqual([1, 1]);
  });

  it('R-5 keeps the Markdown of a page apart from the page, and says to caches that there are two', async () => {
    const { site, pageCache } = await openSite({ nodes: [article] });
    const url = `${await site.listen({ host: '127.0.0.1', port: 0 })}/articles/a`;
    for (let visit = 0; visit < 2; visit += 1) {
      for (const [accept, type] of [
        ['text/html,*/*;q=0.8', 'text/html; charset=utf-8'],
        ['text/markdown', 'text/markdown; charset=utf-8'],
      ] as const) {
        const { headers } = await fetch(url, { headers: { accept } });
        expect([headers.get('content-type'), headers.get('vary')]).toEqual([type, 'Accept, Accept-Encoding']);
      }
    }
    expect([pageCache.size, pageCache.counts.hits]).toEqual([2, 2]);
    await site.close();
  });

  it('C-10 keeps languages apart', async () => {
    const { site, pageCache } = await openSite({ nodes: [article] });
    const english = await site.inject('/articles/a');
    const german = await site.inject('/de/articles/a');
    expect(german.body).not.toBe(english.body);
    expect(pageCache.size).toBe(2);
  });
});

describe('what is never kept', () => {
  it('C-9 previews', async () => {
    const { site, pageCache } = await openSite({ nodes: [article] });
    const response = await site.inject('/preview/anything');
    expect(response.headers['cache-control']).toBe('private, no-store');
    expect(pageCache.size).toBe(0);
  });

  it('C-8 pages with a form that was not taken, but by the browser of whoever sent it', async () => {
    const form = sampleForm();
    const page = sampleNode('page', {
      path: '/contact',
      sections: [{ kind: 'form_bar', id: 'bar', heading: 'Ask us', text: null, form }],
    });
    const { site, pageCache } = await openSite({ nodes: [page] });
    const response = await site.inject({
      method: 'POST',
      url: `/forms/${form.id}`,
      payload: '_page=/contact&_view=bar&_language=en&name=',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    });
    expect(response.statusCode).toBe(422);
    expect(response.headers['cache-control']).toBe('private, no-cache');
    expect(pageCache.size).toBe(0);
  });

  it('R-5 pages that say what is wrong, here and in front', async () => {
    const { site, pageCache } = await openSite({});
    for (const url of ['/nowhere', '/a%00']) {
      expect((await site.inject(url)).headers['cache-control']).toBe('no-store');
    }
    expect(pageCache.size).toBe(0);
  });

  it('C-6 redirects of the editors’ list: each visit is counted', async () => {
    const countRedirect = vi.fn();
    const redirects = [{ from: '/old', to: '/articles/a', status: 301 as const }];
    const { site } = await openSite({ nodes: [article], redirects, countRedirect });
    for (let visit = 0; visit < 3; visit += 1) {
      expect((await site.inject('/old')).headers['cache-control']).toBe('no-store');
    }
    expect(countRedirect).toHaveBeenCalledTimes(3);
  });
});

describe('pages that change with time', () => {
  const hour = 3600;
  const event = sampleNode('event', {
    nid: 20,
    path: '/events/e',
    startsAt: 100 * hour,
    endsAt: 102 * hour,
  });
  const events = sampleNode('overview_page', { nid: 21, path: '/events', listedType: 'event', children: [] });

  it.each(['/events/e', '/events'])('R-5 %s leaves the cache when the event ends', async (url) => {
    let now = 99 * hour * 1000;
    const opened = await openSite({ nodes: [event, events] }, { now: () => now });
    const ask = async () => (await opened.site.inject(url)).body;
    const before = await ask();
    now = 102 * hour * 1000 - 1;
    expect(await ask()).toBe(before);
    now = 102 * hour * 1000;
    const after = await ask();
    expect(after).not.toBe(before);
    expect(after).toBe((await (await opened.openPlain()).inject(url)).body);
    await ask();
    expect(opened.pageCache.counts.hits).toBeGreaterThan(0);
  });
});

describe('headers for a cache in front', () => {
  const ask = async (configuration: object, url = '/articles/a', now?: () => number) => {
    const { site } = await openSite({ nodes: [article], configuration }, now ? { now } : {});
    return (await site.inject(url)).headers;
  };

  it('R-5 are not sent unless they are asked for', async () => {
    const headers = await ask({});
    expect(headers['surrogate-key'] ?? headers['cache-tag'] ?? headers.link).toBeUndefined();
  });

  it('R-5 name what a page is made of, and what its first paint needs', async () => {
    const headers = await ask({ cdnHeaders: 'surrogate-key', cdnSeconds: 600 });
    expect(headers['surrogate-control']).toBe('max-age=600');
    expect(String(headers['surrogate-key']).split(' ')).toEqual(
      expect.arrayContaining(['all', 'node-10-en', 'setting-site-en', 'ranking-en']),
    );
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(headers.link).toContain('</assets/style.css>; rel=preload; as=style');
    const tags = await ask({ cdnHeaders: 'cache-tag', cdnSeconds: 600 });
    expect(tags['cdn-cache-control']).toBe('max-age=600');
    expect(String(tags['cache-tag']).split(',')).toContain('node-10-en');
  });

  it('R-5 let a cache keep a page no longer than it stays as it is', async () => {
    const event = sampleNode('event', { nid: 30, path: '/events/e', startsAt: 1000, endsAt: 2000 });
    const { site } = await openSite(
      { nodes: [event], configuration: { cdnHeaders: 'surrogate-key', cdnSeconds: 9000 } },
      { now: () => 1_500_000 },
    );
    expect((await site.inject('/events/e')).headers['surrogate-control']).toBe('max-age=500');
  });

  it.each([
    ['surrogate-key', 'surrogate-control'],
    ['cache-tag', 'cdn-cache-control'],
  ] as const)(
    'R-5 say of a kept page how long it stays as it is from then on (%s)',
    async (cdnHeaders, name) => {
      let now = 1_500_000;
      const event = sampleNode('event', { nid: 30, path: '/events/e', startsAt: 1000, endsAt: 2000 });
      const { site, pageCache } = await openSite(
        { nodes: [event], configuration: { cdnHeaders, cdnSeconds: 400 } },
        { now: () => now },
      );
      const lifetime = async (headers = {}) => {
        const response = await site.inject({ url: '/events/e', headers });
        expect(response.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
        return [response.statusCode, response.headers[name]];
      };
      expect(await lifetime()).toEqual([200, 'max-age=400']);
      const { etag } = (await site.inject('/events/e')).headers;
      now = 1_970_500;
      expect(await lifetime()).toEqual([200, 'max-age=29']);
      expect(await lifetime({ 'accept-encoding': 'gzip' })).toEqual([200, 'max-age=29']);
      expect(await lifetime({ 'if-none-match': etag })).toEqual([304, 'max-age=29']);
      expect(pageCache.counts).toMatchObject({ misses: 1, hits: 4 });
    },
  );

  it('R-5 say the same of a kept page that changes only with its content, however old it is', async () => {
    let now = 1_500_000;
    const configuration = { cdnHeaders: 'surrogate-key' as const, cdnSeconds: 400 };
    const { site } = await openSite({ nodes: [article], configuration }, { now: () => now });
    await site.inject('/articles/a');
    now += 1_000_000;
    expect((await site.inject('/articles/a')).headers['surrogate-control']).toBe('max-age=400');
  });

  it('R-5 say nothing of pages that are not kept here', async () => {
    const headers = await ask({ cdnHeaders: 'surrogate-key' }, '/search?keyword=hour');
    expect(headers['surrogate-key'] ?? headers['surrogate-control']).toBeUndefined();
  });
});
