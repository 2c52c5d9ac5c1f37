import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CdnPurger } from '../../http/cache/cdn-purger.ts';
import { openSite } from '../site.fixture.ts';

const VARNISH = spawnSync('varnishd', ['-V']).status === 0;
const WHY = VARNISH ? '' : ' (skipped: no varnishd here; install it with: apt-get install varnish)';
const VCL = join(import.meta.dirname, '../../../../../deploy/varnish.vcl');
const article = sampleNode('article', { nid: 1, path: '/articles/a', title: 'The first hour' });
const unrelated = sampleNode('article', {
  nid: 2,
  path: '/articles/b',
  tags: [],
  industries: [],
  productSuites: [],
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

describe.skipIf(!VARNISH)(`Varnish in front, with deploy/varnish.vcl${WHY}`, () => {
  let opened: Awaited<ReturnType<typeof openSite>>;
  let purger: CdnPurger | undefined;
  let varnish: ChildProcess;
  let directory: string;
  let front: string;

  beforeAll(async () => {
    front = `http://127.0.0.1:${await freePort()}`;
    opened = await openSite(
      { nodes: [article, unrelated], configuration: { cdnHeaders: 'surrogate-key', allowsGraphqlGet: true } },
      { purgeCdn: (keys) => purger?.purge(keys) },
    );
    const { port } = new URL(await opened.site.listen({ host: '127.0.0.1', port: 0 }));
    directory = await mkdtemp(join(tmpdir(), 'keelstone-varnish-'));
    const file = join(directory, 'site.vcl');
    await writeFile(file, readFileSync(VCL, 'utf8').replace('"3000"', `"${port}"`));
    const place = ['-n', join(directory, 'work'), '-j', 'none', '-s', 'malloc,16m'];
    varnish = spawn('varnishd', ['-F', '-a', new URL(front).host, '-f', file, ...place], { stdio: 'ignore' });
    await vi.waitFor(async () => expect((await fetch(`${front}/health/live`)).ok).toBe(true), 60_000);
    purger = new CdnPurger({ url: front, token: null, logger: { warn: () => {} } });
  });
  afterAll(async () => {
    varnish.kill('SIGTERM');
    await once(varnish, 'exit');
    await purger?.stop();
    await opened.site.close();
    await rm(directory, { recursive: true, force: true });
  });

  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(front + path, { headers });
    return {
      status: response.status,
      text: await response.text(),
      headers: response.headers,
      hit: response.headers.get('x-varnish')?.includes(' '),
    };
  };
  const askTwice = async (path: string) => {
    await ask(path);
    return ask(path);
  };

  it('R-5 keeps pages, and tells browsers nothing of how', async () => {
    const { hit, headers, text } = await askTwice('/articles/a');
    expect(hit).toBe(true);
    expect(text).toContain('The first hour');
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    for (const name of ['surrogate-key', 'surrogate-control', 'x-keys']) expect(headers.get(name)).toBeNull();
  });

  it('R-5 R-6 keeps neither what is not there nor what visitors search for', async () => {
    for (const path of ['/nowhere', '/search?keyword=hour', '/health']) {
      expect((await askTwice(path)).hit).toBe(false);
    }
  });

  it('R-5 keeps one page for all browsers, and its Markdown apart from it', async () => {
    await ask('/articles/a', { accept: 'text/html,application/xhtml+xml' });
    expect((await ask('/articles/a', { accept: 'text/html;q=0.9,*/*' })).hit).toBe(true);
    const accept = 'text/markdown';
    await ask('/articles/a', { accept });
    const markdown = await ask('/articles/a', { accept });
    expect([markdown.hit, markdown.headers.get('content-type')]).toEqual([
      true,
      'text/markdown; charset=utf-8',
    ]);
    expect((await ask('/articles/a')).headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  it('R-5 forgets a page when it changes, and keeps the others', async () => {
    await askTwice('/articles/a');
    const changed = { ...article, title: 'The first day' };
    await askTwice('/articles/b');
    opened.publish({ kind: 'node', nid: 1, language: 'en', node: changed });
    await vi.waitFor(async () => expect((await ask('/articles/a')).text).toContain('The first day'));
    expect((await ask('/articles/b')).hit).toBe(true);
    opened.publish({ kind: 'node', nid: 1, language: 'en', node: null });
    await vi.waitFor(async () => expect((await ask('/articles/a')).status).toBe(404));
  });

  it('S-23 R-5 keeps what GraphQL answers by GET, forgets it with each change, and keeps no search for words', async () => {
    const urlOf = (query: string) => `/graphql?${new URLSearchParams({ query })}`;
    const titles = urlOf('{ nodes(nids: ["2"]) { title } }');
    expect((await askTwice(titles)).hit).toBe(true);
    const changed = { ...unrelated, title: 'The second day' };
    opened.publish({ kind: 'node', nid: 2, language: 'en', node: changed });
    await vi.waitFor(async () => expect((await ask(titles)).text).toContain('The second day'));
    const words = urlOf('{ search(index: "content_en", fulltext: { keys: ["day"] }) { result_count } }');
    expect((await askTwice(words)).hit).toBe(false);
  });

  it.each([
    ['127.0.0.2', 'all', 403],
    ['127.0.0.1', 'all) || (obj.http.X', 400],
    ['127.0.0.1', 'all', 200],
  ])('R-5 answers a purge from %s of "%s" with %i', async (localAddress, keys, status) => {
    const purge = request(front, { method: 'PURGE', localAddress, headers: { 'surrogate-key': keys } }).end();
    const [response] = await once(purge, 'response');
    response.resume();
    expect(response.statusCode).toBe(status);
  });
});
