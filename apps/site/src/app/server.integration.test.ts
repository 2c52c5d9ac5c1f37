import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import { readRedirectHits } from '@keelstone/outbox';
import { publish, publishRedirect, unpublish } from '@keelstone/read-model';
import { sampleAudio } from '@keelstone/ui/recording/recording.fixture.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import budgets from '../../../../bench/budgets.json' with { type: 'json' };
import { openBuiltSite } from './built-site.fixture.ts';

const article = sampleNode('article', { path: '/articles/a', title: 'The first hour' });

const flag = { kind: 'svg', id: 1, url: '/media/svgs/flag.svg', alt: '', width: null, height: null } as const;
const sound = sampleAudio({ url: '/media/sound.mp3' });
/** A page with an SVG and a sound recording. */
const page = sampleNode('page', {
  nid: 77,
  path: '/with-media',
  sections: [
    {
      kind: 'media',
      id: 'm',
      heading: null,
      layout: 'wide',
      items: [
        { media: flag, caption: null },
        { media: sound, caption: null },
      ],
    },
  ],
});

let built: Awaited<ReturnType<typeof openBuiltSite>>;

beforeAll(async () => {
  built = await openBuiltSite();
  await mkdir(join(built.media, 'svgs'));
  await writeFile(join(built.media, 'svgs', 'flag.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(built.media, 'sound.mp3'), Buffer.alloc(1000, 7));
});
afterEach(() => built.endServers());
afterAll(() => built.stop());

const publishArticle = (title: string) =>
  built.asCms((client) => publish(client, { node: { ...article, title }, dependencies: [] }));

describe('the built site', () => {
  it('R-5 shows what is published without a restart', async () => {
    const { url } = await built.startServer();
    expect((await fetch(url + article.path)).status).toBe(404);
    await publishArticle('The first hour');
    await vi.waitFor(async () => {
      const page = await (await fetch(url + article.path)).text();
      expect(page).toContain('The first hour');
    });
    const { suggestions } = await (await fetch(`${url}/search/suggestions?keyword=first`)).json();
    expect(suggestions).toEqual([{ title: 'The first hour', url: article.path }]);
  });

  it('R-5 names its scripts and typefaces, which may be kept for ever', async () => {
    const { url } = await built.startServer();
    const page = await (await fetch(url)).text();
    const files = [...page.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, file]) => file);
    expect(files.map((file) => file?.split('.').at(-1)).toSorted()).toEqual(['js', 'woff2', 'woff2']);
    for (const file of files) {
      const response = await fetch(url + file);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    }
    expect((await fetch(`${url}/manifest.json`)).status).toBe(404);
  });

  it('R-2 an article carries no more than bench/budgets.json allows', async () => {
    await publishArticle('The first hour');
    const { url } = await built.startServer();
    const weigh = async (path: string) => (await (await fetch(url + path)).arrayBuffer()).byteLength;
    const html = await (await fetch(url + article.path)).text();
    const [, styles = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
    const files = [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file);
    const sizes = await Promise.all(
      files.map(async (file) =>
        file.endsWith('.js') ? gzipSync(await (await fetch(url + file)).text()).length : weigh(file),
      ),
    );
    const all = sizes.reduce((sum, size) => sum + size, gzipSync(html).length);
    expect(styles).toContain('--paper');
    // The script of notices, consent and forms is loaded by pages that have any.
    expect(html).not.toContain('id="notification-bar"');
    expect(gzipSync(styles).length).toBeLessThanOrEqual(budgets.article.stylesKilobytes * 1000);
    expect(all).toBeLessThanOrEqual(budgets.article.kilobytes * 1000);
  });

  it('R-2 contains the production build of React, whatever NODE_ENV says', async () => {
    const server = await readFile(join(import.meta.dirname, '../../dist/server/server.js'), 'utf8');
    expect(server).toContain('react.transitional.element');
    expect(server).not.toMatch(/from ?"react/);
    expect(server).not.toContain('process.env.NODE_ENV');
  });

  it('R-3 draws the picture of a page with the fonts of its packages', async () => {
    await publishArticle('The first hour');
    const { url } = await built.startServer();
    const page = await (await fetch(url + article.path)).text();
    const picture = /property="og:image" content="[^"]*(\/share-images\/[^"]*)"/.exec(page)?.[1];
    const response = await fetch(url + picture);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(20_000);
  });

  it('C-6 counts how often a redirect is taken, and loses none when it is stopped', async () => {
    const { child, url } = await built.startServer();
    await built.asCms((client) => publishRedirect(client, { from: '/old', to: '/new', status: 301 }));
    const ask = () => fetch(`${url}/old`, { redirect: 'manual' });
    await vi.waitFor(async () => expect((await ask()).status).toBe(301));
    for (let visit = 0; visit < 4; visit += 1) await ask();
    child.kill('SIGTERM');
    await once(child, 'exit');
    const hits = await built.asCms((client) => readRedirectHits(client, ['/old']));
    expect(hits.get('/old')?.hits).toBe(1 + 4);
  });

  it('C-16 serves an upload within a second of what shows it, and no longer than that', async () => {
    const { url } = await built.startServer();
    const status = async () => (await fetch(`${url}/media/svgs/flag.svg`)).status;
    expect(await status()).toBe(404);
    await built.asCms((client) => publish(client, { node: page, dependencies: [] }));
    await vi.waitFor(async () => expect(await status()).toBe(200));
    await built.asCms((client) => unpublish(client, { nid: page.nid }));
    await vi.waitFor(async () => expect(await status()).toBe(404));
  });

  it('C-4 serves parts of media, and locks SVG up', async () => {
    await built.asCms((client) => publish(client, { node: page, dependencies: [] }));
    const { url } = await built.startServer();
    const part = await fetch(`${url}/media/sound.mp3`, { headers: { range: 'bytes=10-19' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 10-19/1000']);
    const svg = await fetch(`${url}/media/svgs/flag.svg`);
    expect(svg.headers.get('content-type')).toContain('image/svg+xml');
    expect(svg.headers.get('content-security-policy')).toContain('sandbox');
    for (const path of ['/media/..%2Fsound.mp3', '/media/.hidden', '/media/svgs', '/media/none.png']) {
      expect((await fetch(url + path)).status).toBe(404);
    }
  });

  it('stops when asked to, and when the process that started it is gone', async () => {
    const { child } = await built.startServer();
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    const { child: orphan } = await built.startServer();
    orphan.disconnect();
    expect(await once(orphan, 'exit')).toEqual([0, null]);
  });

  it('names a port that is taken, and says what to do', async () => {
    const { url } = await built.startServer();
    const { child, errors } = built.forkServer({ SITE_PORT: new URL(url).port });
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(errors()).toContain(`Port ${new URL(url).port} is taken`);
    expect(errors()).toContain('SITE_PORT');
    expect(errors()).not.toContain('    at ');
  });

  it('explains a configuration that is not complete', async () => {
    const { child, errors } = built.forkServer({ SITE_DATABASE_URL: '' });
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(errors()).toContain('SITE_DATABASE_URL is not set.');
  });

  it('C-8 names the folder of submissions, and its user, where it cannot be written', async () => {
    const folder = join(import.meta.filename, 'submissions');
    const { child, errors } = built.forkServer({ SUBMISSIONS_DIR: folder });
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(errors()).toContain(`SUBMISSIONS_DIR, ${folder}, could not be made`);
    expect(errors()).toContain(`by the user "${userInfo().username}"`);
    expect(errors()).not.toContain('    at ');
  });
});
