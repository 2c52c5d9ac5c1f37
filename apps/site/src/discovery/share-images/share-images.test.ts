import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import { CONTENT_TYPES } from '@keelstone/model';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { siteWith } from '../../app/site.fixture.ts';
import { drawShareImage, type ShareImageSubject } from './draw-share-image.ts';
import { ShareImages } from './share-images.ts';
import { SERIF } from './typeface.ts';

const subject: ShareImageSubject = {
  nid: 12,
  type: 'article',
  language: 'en',
  title: 'The first hour',
  siteName: 'Keelstone',
  label: 'Article',
  detail: '14 March 2026',
  accent: 'rust',
};
const article = sampleNode('article', { nid: 12, title: 'The first hour', path: '/articles/hour' });
const addressOn = (body: string) =>
  /<meta property="og:image" content="https:..www.keelstone.example([^"]*)"/.exec(body)?.[1] ?? '';

describe('the picture of a node', () => {
  it.each(CONTENT_TYPES)(
    'R-3 of %s is a PNG of 1200 × 630 pixels, small enough for messengers',
    async (type) => {
      const png = await new ShareImages().get({ ...subject, type });
      const { format, width, height } = await sharp(png).metadata();
      expect([format, width, height]).toEqual(['png', 1200, 630]);
      expect(png.byteLength).toBeLessThan(250_000);
    },
  );

  it('R-3 is the same each time, and another for another number, title or accent', () => {
    expect(drawShareImage(subject)).toBe(drawShareImage({ ...subject }));
    for (const other of [{ nid: 13 }, { title: 'The second hour' }, { accent: 'moss' }])
      expect(drawShareImage({ ...subject, ...other })).not.toBe(drawShareImage(subject));
  });

  it('R-3 holds no text that another machine would set in another font, and no markup of an editor', () => {
    const svg = drawShareImage({ ...subject, title: '</path><text>x</text><image href="file:///x"/>&amp;' });
    expect(svg).not.toMatch(/<text|<image|font|href/);
  });

  it('R-3 draws the letters of both languages and of their neighbours, and leaves out what no font has', () => {
    for (const letter of 'ÄÖÜäöüß„“”–…éłŠ€') expect(SERIF.width(letter), letter).toBeGreaterThan(0);
    expect(SERIF.outline('Łódź', 0, 0, 10)).toContain('M');
    expect(SERIF.width('\u{1F600}\u00AD')).toBe(0);
    expect(SERIF.width('\u202F')).toBe(SERIF.width('\u00A0'));
    expect(SERIF.width('ab')).toBeCloseTo(SERIF.width('a\u00ADb'));
  });
});

describe('ShareImages', () => {
  const draw = () => vi.fn(async ({ title }: ShareImageSubject) => Buffer.alloc(100, title));

  it('R-3 draws a picture once, also when many ask at the same time', async () => {
    const drawn = draw();
    const images = new ShareImages({ make: drawn, maxBytes: 1000 });
    await Promise.all([images.get(subject), images.get(subject)]);
    await images.get({ ...subject });
    expect(drawn).toHaveBeenCalledTimes(1);
  });

  it('R-3 keeps no more bytes than it may, the least wanted go first', async () => {
    const drawn = draw();
    const images = new ShareImages({ make: drawn, maxBytes: 250 });
    for (const nid of [1, 2, 3]) await images.get({ ...subject, nid });
    await images.get({ ...subject, nid: 3 });
    expect(drawn).toHaveBeenCalledTimes(3);
    await images.get({ ...subject, nid: 1 });
    expect(drawn).toHaveBeenCalledTimes(4);
  });

  it('R-3 draws one at a time, and goes on after a failure', async () => {
    let [now, most] = [0, 0];
    const images = new ShareImages({
      make: async ({ nid }) => {
        now += 1;
        most = Math.max(most, now);
        await Promise.resolve();
        now -= 1;
        if (nid === 1) throw new Error('no ink');
        return Buffer.from('png');
      },
    });
    const responses = await Promise.allSettled([1, 2, 3].map((nid) => images.get({ ...subject, nid })));
    expect(responses.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    expect(most).toBe(1);
  });
});

describe('/share-images', () => {
  it('R-3 a page names its picture, which is kept for a day', async () => {
    const site = await siteWith({ nodes: [article] });
    const { body } = await site.inject(article.path);
    expect(body).toContain('<meta property="og:image:width" content="1200"/>');
    expect(body).toContain('<meta property="og:image:alt" content="The first hour"/>');
    expect(addressOn(body)).toMatch(/^\/share-images\/12-en-[\w-]{16}\.png$/);
    const image = await site.inject(addressOn(body));
    expect(image.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400, immutable',
    });
    expect((await sharp(image.rawPayload).metadata()).width).toBe(1200);
  });

  it('R-3 another title is another address, and the old one leads to it', async () => {
    const before = await siteWith({ nodes: [article] });
    const old = addressOn((await before.inject(article.path)).body);
    const after = await siteWith({ nodes: [{ ...article, title: 'The second hour' }] });
    const now = addressOn((await after.inject(article.path)).body);
    expect(now).not.toBe(old);
    const { statusCode, headers } = await after.inject(old);
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([302, now, 'no-cache']);
  });

  it.each([
    '/share-images/99-en-x.png',
    '/share-images/12-de-x.png',
    '/share-images/12-xx-x.png',
    '/share-images/x.png',
  ])('C-9 there is none at %s: nothing is published there', async (url) => {
    expect((await (await siteWith({ nodes: [article] })).inject(url)).statusCode).toBe(404);
  });

  it('R-5 one network has few of them drawn at a time, so that others do not wait for those of all pages', async () => {
    const nodes = [1, 2, 3, 4, 5, 6].map((nid) => ({ ...article, nid, path: `/articles/${nid}` }));
    const site = await siteWith({ nodes });
    const urls: string[] = [];
    for (const { path } of nodes) urls.push(addressOn((await site.inject(path)).body));
    const ask = async (url: string, remoteAddress: string) => {
      const { statusCode, headers } = await site.inject({ url, remoteAddress });
      return [statusCode, headers['retry-after'] ?? headers['cache-control']];
    };
    const [taken, busy] = [
      [200, 'public, max-age=86400, immutable'],
      [503, '10'],
    ];
    const first = urls.map((url) => ask(url, '2001:db8:1::1'));
    const other = ask(urls[5] ?? '', '2001:db8:2::1');
    expect(await Promise.all(first)).toEqual([taken, taken, taken, taken, busy, busy]);
    expect(await other).toEqual(taken);
    // What is drawn, and what is asked for when nothing waits any more, is there for everybody.
    expect(await Promise.all(urls.map((url) => ask(url, '2001:db8:1::1')))).toEqual(urls.map(() => taken));
  });

  it('C-10 of a German page is German', async () => {
    const german = {
      ...article,
      language: 'de' as const,
      title: 'Die erste Stunde',
      path: '/de/artikel/stunde',
    };
    const site = await siteWith({ nodes: [article, german] });
    expect(addressOn((await site.inject(german.path)).body)).toMatch(/\/12-de-/);
  });
});
