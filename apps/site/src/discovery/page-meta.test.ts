import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteWith } from '../app/site.fixture.ts';

const ORIGIN = 'https://www.keelstone.example';
const PATHS = { en: '/articles/hour', de: '/de/artikel/stunde' };

let mediaDirectory: string;
beforeAll(async () => {
  mediaDirectory = await mkdtemp(join(tmpdir(), 'keelstone-meta-'));
});
afterAll(() => rm(mediaDirectory, { recursive: true, force: true }));

const picture = {
  kind: 'image' as const,
  id: 1,
  url: '/media/halves.png',
  alt: 'Two halves',
  width: 2400,
  height: 630,
  focalPoint: { x: 100, y: 50 },
  renditions: [],
};
const article = (meta?: object) =>
  sampleNode('article', {
    nid: 12,
    title: 'The first hour',
    path: PATHS.en,
    translations: PATHS,
    ...(meta ? { meta } : {}),
  });
const german = (meta?: object) => ({ ...article(meta), language: 'de' as const, path: PATHS.de });
const open = (...nodes: ReturnType<typeof article>[]) =>
  siteWith({ nodes, settings: { en: { siteName: 'Keelstone' } }, configuration: { mediaDirectory } });
const headOf = async (site: Awaited<ReturnType<typeof open>>, path: string) =>
  (await site.inject(path)).body.split('<body')[0] ?? '';

describe('what an editor sets for search engines and shared links', () => {
  it('R-3 C-15 replaces title and description, and not the heading', async () => {
    const site = await open(article({ title: 'What to do in the first hour', description: 'In ten steps.' }));
    const { body } = await site.inject(PATHS.en);
    expect(body).toContain('<title>What to do in the first hour – Keelstone</title>');
    expect(body).toContain('<meta name="description" content="In ten steps."/>');
    expect(body).toContain('<meta property="og:title" content="What to do in the first hour"/>');
    expect(body).toContain('<meta property="og:description" content="In ten steps."/>');
    expect(body).toMatch(/<h1[^>]*>The first hour/);
    expect(await headOf(await open(article()), PATHS.en)).toContain(
      '<title>The first hour – Keelstone</title>',
    );
  });

  it('R-3 C-15 keeps a page out of search engines, in one language', async () => {
    const site = await open(article(), german({ isHidden: true }));
    expect(await headOf(site, PATHS.de)).toContain('<meta name="robots" content="noindex"/>');
    const head = await headOf(site, PATHS.en);
    expect(head).not.toContain('noindex');
    expect(head).not.toContain('hrefLang="de"');
    const { body } = await site.inject('/sitemap.xml');
    expect(body).toContain(`<loc>${ORIGIN}${PATHS.en}</loc>`);
    expect(body).not.toContain('stunde');
    expect((await site.inject('/llms.txt')).body).toContain('The first hour');
    expect((await site.inject('/de/llms.txt')).body).not.toContain('The first hour');
    // Readers still get to the other language.
    expect((await site.inject(PATHS.en)).body).toContain(`href="${PATHS.de}"`);
  });

  it('R-3 C-15 names the original elsewhere or on this site, and leaves the copy out of the sitemap', async () => {
    for (const [canonical, address] of [
      ['https://original.example/hour', 'https://original.example/hour'],
      ['/articles/original', `${ORIGIN}/articles/original`],
    ]) {
      const site = await open(article({ canonical }), german());
      const head = await headOf(site, PATHS.en);
      expect(head).toContain(`<link rel="canonical" href="${address}"/>`);
      expect(head).toContain(`<meta property="og:url" content="${address}"/>`);
      expect(head).not.toContain('hrefLang');
      expect((await site.inject('/sitemap.xml')).body).not.toContain(PATHS.en);
    }
  });

  it('R-3 C-15 is a picture for shared links, cut around its focal point', async () => {
    const half = (background: string) => ({
      create: { width: 1200, height: 630, channels: 3 as const, background },
    });
    await sharp({ create: { width: 2400, height: 630, channels: 3, background: '#f00' } })
      .composite([{ input: half('#00f'), left: 1200, top: 0 }])
      .png()
      .toFile(join(mediaDirectory, 'halves.png'));
    const site = await open(article({ picture }));
    const head = await headOf(site, PATHS.en);
    expect(head).toContain('<meta property="og:image:alt" content="Two halves"/>');
    expect(head).toContain('<meta property="og:image:type" content="image/jpeg"/>');
    const path = /og:image" content="https:..www.keelstone.example([^"]*\.jpg)"/.exec(head)?.[1] ?? '';
    const { headers, rawPayload } = await site.inject(path);
    expect(headers['content-type']).toBe('image/jpeg');
    const { channels } = await sharp(rawPayload).stats();
    const { width, height } = await sharp(rawPayload).metadata();
    expect([width, height]).toEqual([1200, 630]);
    expect(channels.map(({ mean }) => Math.round(mean / 255))).toEqual([0, 0, 1]);
  });

  it('R-3 a picture whose file is not there is drawn', async () => {
    const site = await open(article({ picture: { ...picture, url: '/media/gone.png' } }));
    const path = /og:image" content="https:..www.keelstone.example([^"]*)"/.exec(
      await headOf(site, PATHS.en),
    );
    const { statusCode, rawPayload } = await site.inject(path?.[1] ?? '');
    expect([statusCode, (await sharp(rawPayload).metadata()).format]).toEqual([200, 'jpeg']);
  });
});
