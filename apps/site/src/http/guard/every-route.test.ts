import diagnostics from 'node:diagnostics_channel';
import { isOwnAddress } from '@keelstone/model/requests/own-address';
import type { FastifyInstance, RouteOptions } from 'fastify';
import type { Response } from 'light-my-request';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SampleRequest, wholeSite } from './whole-site.fixture.ts';

type Route = { method: string; url: string };

let whole: Awaited<ReturnType<typeof wholeSite>>;
const routes: Route[] = [];
let responses: { asked: SampleRequest; response: Response }[] = [];

/** Fastify publishes each server when it is created: this way no route is missed, whichever code adds it and when. */
function recordRoutes(message: unknown): void {
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook('onRoute', ({ method, url }: RouteOptions) => {
    for (const each of [method].flat()) routes.push({ method: each, url });
  });
}

const PARAMETERS: Record<string, string[]> = {
  id: ['1', '999', 'x'],
  nid: ['5', '999'],
  type: ['article', 'none'],
  name: ['10', 'none'],
  part: ['1', '999'],
  token: ['not.signed'],
  kind: ['form_bar', 'none'],
  extension: ['png', 'jpg', 'gif'],
};

/** Values for a wildcard in a path, by what precedes it. */
function restOf(start: string): string[] {
  if (start === '/media/') return [...whole.media.map((path) => path.slice('/media/'.length)), 'none.png'];
  if (start !== '/') return ['risk', 'risk//x'];
  const nodes = whole.nodes.flatMap(({ path }) => [path, `${path}.md`, `${path}/calendar.ics`, `${path}/`]);
  return [...nodes, '/', '/old', '/nowhere', '/a%00'].map((path) => path.slice(1));
}

function fillIn(pattern: string): string[] {
  const parameter = /:(\w+)(\([^)]*\))?/.exec(pattern);
  if (parameter) {
    const examples = PARAMETERS[parameter[1] as string] ?? expect.fail(`${pattern} needs an example`);
    return examples.flatMap((example) => fillIn(pattern.replace(parameter[0], example)));
  }
  if (!pattern.endsWith('*')) return [pattern];
  const start = pattern.slice(0, -1);
  return restOf(start).map((rest) => start + rest);
}

/**
 * Variants of a request: as it is, conditional, for a range, from another site, with too much data, and
 * malformed.
 */
function waysToAsk(method: string, url: string, tag: string): SampleRequest[] {
  if (method === 'GET' || method === 'HEAD') {
    const ways: Record<string, string>[] = [
      {},
      { 'if-none-match': tag },
      { 'accept-encoding': 'br' },
      { accept: 'text/markdown' },
      { range: 'bytes=0-3' },
      { range: 'bytes=9000-9001' },
      { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    ];
    return ways.map((headers) => ({ method, url, headers }));
  }
  const json = { 'content-type': 'application/json' };
  return [
    { method, url },
    { method, url, headers: json, payload: Buffer.from('{}') },
    { method, url, headers: json, payload: Buffer.from('{') },
    { method, url, headers: json, payload: Buffer.from(`"${'a'.repeat(2 ** 22)}"`) },
    { method, url, headers: { 'content-type': 'text/x-none' }, payload: Buffer.from('a') },
    { method, url, headers: { ...json, 'sec-fetch-site': 'cross-site' }, payload: Buffer.from('{}') },
    { method, url, headers: { ...json, origin: 'https://evil.example' }, payload: Buffer.from('{}') },
  ];
}

async function askForAll(): Promise<void> {
  for (const { method, url } of routes) {
    for (const address of fillIn(url)) {
      const first = await whole.ask({ method, url: address });
      for (const asked of waysToAsk(method, address, String(first.headers.etag))) {
        responses.push({ asked, response: await whole.ask(asked) });
      }
    }
  }
  for (const method of ['OPTIONS', 'PUT', 'DELETE', 'PATCH', 'POST']) {
    const asked = { method, url: '/', headers: { 'access-control-request-method': method } };
    responses.push({ asked, response: await whole.ask(asked) });
  }
}

beforeAll(async () => {
  diagnostics.subscribe('fastify.initialization', recordRoutes);
  whole = await wholeSite();
  diagnostics.unsubscribe('fastify.initialization', recordRoutes);
  await askForAll();
}, 120_000);
afterAll(async () => {
  responses = [];
  await whole.stop();
});

/** The requests whose responses are wrong in some respect. */
const askedWhere = (isWrong: (headers: Response['headers'], asked: SampleRequest) => boolean) =>
  responses
    .filter(({ asked, response }) => isWrong(response.headers, asked))
    .map(({ asked, response }) => `${asked.method} ${asked.url} ${response.statusCode}`);

const isPreview = ({ url }: SampleRequest) => url.startsWith('/preview');
const directivesOf = (headers: Response['headers']) =>
  new Map(
    String(headers['content-security-policy'])
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive]),
  );

describe('whatever route is asked, in whatever way', () => {
  it('R-5 every kind of answer is looked at', () => {
    const statuses = new Set(responses.map(({ response }) => response.statusCode));
    const expected = [200, 206, 301, 302, 304, 400, 403, 404, 413, 415, 416];
    expect(expected.filter((status) => !statuses.has(status))).toEqual([]);
    expect([...statuses].filter((status) => status >= 500)).toEqual([]);
    const urls = routes.map(({ url }) => url);
    expect(urls).toEqual(
      expect.arrayContaining([
        '/*',
        '/graphql',
        '/media/*',
        '/assets/client-1a2b3c4d.js',
        '/sitemap.xml',
        '/forms/:id',
      ]),
    );
  });

  it('C-6 the CMS knows each address of the site itself, from which no redirect would work', () => {
    // Redirects work from former files, and the sample of an unknown kind of picture is not there.
    const isOwn = ({ method, url }: Route) => method === 'GET' && !/^\/(\*|media\/|assets\/)/.test(url);
    const addresses = routes
      .filter(isOwn)
      .flatMap(({ url }) => fillIn(url))
      .filter((path) => !path.endsWith('.gif'));
    expect(addresses.length).toBeGreaterThan(30);
    expect(addresses.filter((address) => !isOwnAddress(address))).toEqual([]);
    expect([...whole.nodes.map(({ path }) => path), '/old', '/nowhere'].filter(isOwnAddress)).toEqual([]);
  });

  it.each([
    ['x-content-type-options', /^nosniff$/],
    ['referrer-policy', /^(strict-origin-when-cross-origin|no-referrer)$/],
    ['permissions-policy', /camera=\(\), microphone=\(\), geolocation=\(\)/],
    ['strict-transport-security', /^max-age=31536000; includeSubDomains$/],
  ])('R-5 it says %s', (name, value) => {
    expect(askedWhere((headers) => !value.test(String(headers[name])))).toEqual([]);
  });

  it('R-5 nobody frames it nor holds its window; the CMS does with previews', () => {
    const isOpen = (headers: Response['headers'], asked: SampleRequest) => {
      const ancestors = directivesOf(headers).get('frame-ancestors');
      if (isPreview(asked)) return ancestors === undefined || /\*|https?:$/.test(ancestors);
      return headers['x-frame-options'] !== 'DENY' || headers['cross-origin-opener-policy'] !== 'same-origin';
    };
    expect(askedWhere(isOpen)).toEqual([]);
  });

  it('R-5 nothing inline runs in it, and styles neither, but in pictures and documents that run nothing', () => {
    const isLax = (headers: Response['headers'], { url }: SampleRequest) => {
      const policy = directivesOf(headers);
      const scripts = policy.get('script-src') ?? policy.get('default-src') ?? '*';
      const isLocked =
        /^default-src '(none|self)'$/.test(policy.get('default-src') ?? '') && /\.(svg|pdf)$/.test(url);
      const styles = isLocked ? '' : (policy.get('style-src') ?? policy.get('default-src') ?? '*');
      return /unsafe|\*|data:|blob:/.test(scripts + styles);
    };
    expect(askedWhere(isLax)).toEqual([]);
  });

  it('R-5 it is closed to scripts of other sites, and sets no cookie', () => {
    const tells = (headers: Response['headers']) =>
      Object.keys(headers).some((name) => name.startsWith('access-control-')) ||
      headers['set-cookie'] !== undefined;
    expect(askedWhere(tells)).toEqual([]);
  });

  it('R-5 C-4 a part beyond the end of a file, of an upload or of our own, is refused with the length', async () => {
    for (const url of ['/assets/client-1a2b3c4d.js', '/media/videos/a.mp4']) {
      const range = { range: 'bytes=1000-' };
      const { statusCode, headers } = await whole.ask({ method: 'GET', url, headers: range });
      expect([statusCode, headers['content-range']]).toEqual([416, 'bytes */41']);
      expect(headers['cache-control']).toBe('no-store');
    }
  });

  it('R-5 it names no program and no version', () => {
    expect(askedWhere(({ server, 'x-powered-by': by }) => server !== undefined || by !== undefined)).toEqual(
      [],
    );
  });

  it('R-5 what pages of other sites send is refused before it is read', () => {
    const isForeign = ({ method, headers }: SampleRequest) =>
      method !== 'GET' && method !== 'HEAD' && (headers?.['sec-fetch-site'] ?? headers?.origin) !== undefined;
    const foreign = responses.filter(({ asked }) => isForeign(asked) && !asked.url.startsWith('/forms/'));
    expect(foreign.length).toBeGreaterThan(3);
    expect(foreign.filter(({ response }) => response.statusCode !== 403)).toEqual([]);
  });
});
