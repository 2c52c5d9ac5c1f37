import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publish, publishRedirect, readRedirectHits } from '@keelstone/content-store';
import { startTestDatabase, type TestDatabase } from '@keelstone/content-store/test-database';
import { sampleNode } from '@keelstone/model/sample-node';
import pg from 'pg';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
/** Beside the real build, so that the server finds its packages. */
const BUILD = join(ROOT, 'dist', `test-${process.pid}`);
const article = sampleNode('article', { path: '/articles/a', title: 'The first hour' });

let database: TestDatabase;
let urls: Awaited<ReturnType<TestDatabase['createDatabase']>>;
let media: string;
let children: ChildProcess[] = [];

beforeAll(async () => {
  const outputs = [
    { outDir: join(BUILD, 'client') },
    { outDir: join(BUILD, 'server'), ssr: 'src/server.ts' },
  ];
  for (const output of outputs) await build({ root: ROOT, logLevel: 'error', build: output });
  database = await startTestDatabase();
  urls = await database.createDatabase();
  media = await mkdtemp(join(tmpdir(), 'keelstone-media-'));
  await mkdir(join(media, 'svgs'));
  await writeFile(join(media, 'svgs', 'flag.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(media, 'sound.mp3'), Buffer.alloc(1000, 7));
});
afterEach(async () => {
  for (const child of children) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  children = [];
});
afterAll(async () => {
  await database.stop();
  for (const directory of [BUILD, media]) await rm(directory, { recursive: true, force: true });
});

function forkServer(environment: Record<string, string> = {}) {
  const child = fork(join(BUILD, 'server', 'server.js'), {
    env: {
      PATH: process.env.PATH,
      SITE_DATABASE_URL: urls.siteUrl,
      PREVIEW_SECRET: 'known-to-tests-only-0123456789abcdef',
      SITE_PORT: '0',
      MEDIA_DIR: media,
      LOG_LEVEL: 'warn',
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let errors = '';
  child.stderr?.on('data', (data) => {
    errors += data;
  });
  children.push(child);
  return { child, errors: () => errors };
}

async function startServer(environment?: Record<string, string>) {
  const { child } = forkServer(environment);
  const [message] = (await once(child, 'message')) as [{ ready: boolean; url: string }];
  expect(message.ready).toBe(true);
  return { child, url: message.url };
}

async function asCms<Result>(act: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: urls.cmsUrl });
  await client.connect();
  await client.query('begin');
  const result = await act(client);
  await client.query('commit');
  await client.end();
  return result;
}

const publishArticle = (title: string) =>
  asCms((client) => publish(client, { node: { ...article, title }, shows: [] }));

describe('the built site', () => {
  it('R-5 shows what is published without a restart', async () => {
    const { url } = await startServer();
    expect((await fetch(url + article.path)).status).toBe(404);
    await publishArticle('The first hour');
    await vi.waitFor(async () => {
      const page = await (await fetch(url + article.path)).text();
      expect(page).toContain('The first hour');
    });
    const { suggestions } = await (await fetch(`${url}/search/suggestions?keyword=first`)).json();
    expect(suggestions).toEqual([{ title: 'The first hour', url: article.path }]);
  });

  it('R-5 names its styles and scripts, which may be kept for ever', async () => {
    const { url } = await startServer();
    const page = await (await fetch(url)).text();
    const files = [...page.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, file]) => file);
    expect(files.map((file) => file?.split('.').at(-1)).toSorted()).toEqual(['css', 'js', 'woff2', 'woff2']);
    for (const file of files) {
      const answer = await fetch(url + file);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    }
    expect((await fetch(`${url}/manifest.json`)).status).toBe(404);
  });

  it('R-3 draws the picture of a page with the fonts of its packages', async () => {
    const { url } = await startServer();
    const page = await (await fetch(url + article.path)).text();
    const picture = /property="og:image" content="[^"]*(\/share-images\/[^"]*)"/.exec(page)?.[1];
    const answer = await fetch(url + picture);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(20_000);
  });

  it('C-6 counts how often a redirect is taken, and loses none when it is stopped', async () => {
    const { child, url } = await startServer();
    await asCms((client) => publishRedirect(client, { from: '/old', to: '/new', status: 301 }));
    const ask = () => fetch(`${url}/old`, { redirect: 'manual' });
    await vi.waitFor(async () => expect((await ask()).status).toBe(301));
    for (let visit = 0; visit < 4; visit += 1) await ask();
    child.kill('SIGTERM');
    await once(child, 'exit');
    const hits = await asCms((client) => readRedirectHits(client, ['/old']));
    expect(hits.get('/old')?.hits).toBe(1 + 4);
  });

  it('C-4 serves parts of media, and locks SVG up', async () => {
    const { url } = await startServer();
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
    const { child } = await startServer();
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    const { child: orphan } = await startServer();
    orphan.disconnect();
    expect(await once(orphan, 'exit')).toEqual([0, null]);
  });

  it('names a port that is taken, and says what to do', async () => {
    const { url } = await startServer();
    const { child, errors } = forkServer({ SITE_PORT: new URL(url).port });
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(errors()).toContain(`Port ${new URL(url).port} is taken`);
    expect(errors()).toContain('SITE_PORT');
    expect(errors()).not.toContain('    at ');
  });

  it('explains a configuration that is not complete', async () => {
    const { child, errors } = forkServer({ SITE_DATABASE_URL: '' });
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(errors()).toContain('SITE_DATABASE_URL is not set.');
  });
});
