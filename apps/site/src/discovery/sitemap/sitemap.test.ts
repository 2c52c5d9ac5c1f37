// @vitest-environment happy-dom
import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import { describe, expect, it } from 'vitest';
import { siteWith } from '../../app/site.fixture.ts';
import { parseXml } from '../parse-xml.fixture.ts';
import type { SitemapEntry } from './sitemap-entries.ts';
import { sitemapFiles } from './sitemap-files.ts';

const ORIGIN = 'https://www.keelstone.example';
const texts = (root: Element, name: string) =>
  [...root.getElementsByTagName(name)].map((each) => each.textContent);
const entries = (count: number): SitemapEntry[] =>
  Array.from({ length: count }, (_, position) => ({
    path: `/articles/${position}`,
    changed: 1_767_225_600 + position,
    alternates: {},
  }));

const both = { en: '/articles/four-hours', de: '/de/artikel/fünf-stunden' };
const english = sampleNode('article', { nid: 6, path: both.en, translations: both, changed: 1_767_225_600 });
const german = { ...english, language: 'de' as const, path: both.de };
const home = sampleNode('page', { nid: 2, path: '/home', translations: { en: '/home', de: '/de/start' } });
const archived = sampleNode('article', { nid: 7, path: '/articles/old', archived: true });
const site = siteWith({ nodes: [english, german, home, archived], settings: { en: { homeNid: 2 } } });

describe('/sitemap.xml', () => {
  it('R-3 names every published page in each language, with its last change, archived ones left out', async () => {
    const { headers, body } = await (await site).inject('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const root = parseXml(body);
    expect(root.tagName).toBe('urlset');
    expect(texts(root, 'loc')).toEqual([
      `${ORIGIN}/`,
      `${ORIGIN}/articles/four-hours`,
      `${ORIGIN}/de/artikel/f%C3%BCnf-stunden`,
    ]);
    expect(texts(root, 'lastmod')[1]).toBe('2026-01-01T00:00:00.000Z');
  });

  it('R-3 C-10 names with each page its languages, itself included', async () => {
    const { body } = await (await site).inject('/sitemap.xml');
    const links = [...body.matchAll(/hreflang="([^"]*)" href="https:..www.keelstone.example([^"]*)"/g)];
    expect(links.slice(0, 3).map(([, language, path]) => [language, path])).toEqual([
      ['en', '/'],
      ['de', '/de'],
      ['x-default', '/'],
    ]);
    expect(links).toHaveLength(9);
  });

  it('R-3 has no parts while it is one file', async () => {
    expect((await (await site).inject('/sitemap-1.xml')).statusCode).toBe(404);
    expect((await (await site).inject('/sitemap-x.xml')).statusCode).toBe(404);
  });

  it('R-3 is not sent again to who has it', async () => {
    const first = await (await site).inject('/sitemap.xml');
    const headers = { 'if-none-match': String(first.headers.etag) };
    const second = await (await site).inject({ url: '/sitemap.xml', headers });
    expect([second.statusCode, second.body]).toEqual([304, '']);
  });
});

describe('a sitemap above the limit', () => {
  it('R-3 is an index of parts, each dated by its newest page', async () => {
    const files = await sitemapFiles(entries(5), ORIGIN, 2);
    expect([...files.keys()]).toEqual(['/sitemap.xml', '/sitemap-1.xml', '/sitemap-2.xml', '/sitemap-3.xml']);
    const index = parseXml(files.get('/sitemap.xml') ?? '');
    expect(index.tagName).toBe('sitemapindex');
    expect(texts(index, 'loc')[2]).toBe(`${ORIGIN}/sitemap-3.xml`);
    expect(texts(index, 'lastmod')).toEqual([
      '2026-01-01T00:00:01.000Z',
      '2026-01-01T00:00:03.000Z',
      '2026-01-01T00:00:04.000Z',
    ]);
    const all = [...files.values()].slice(1).flatMap((xml) => texts(parseXml(xml), 'loc'));
    expect(all).toEqual(entries(5).map(({ path }) => ORIGIN + path));
  });

  it('R-3 begins above 50,000 pages', async () => {
    expect((await sitemapFiles(entries(50_000), ORIGIN)).size).toBe(1);
    expect((await sitemapFiles(entries(50_001), ORIGIN)).size).toBe(3);
  });
});
