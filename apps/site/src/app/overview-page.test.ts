import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import { describe, expect, it } from 'vitest';
import { siteWith } from './site.fixture.ts';

const article = sampleNode('article', { nid: 5, path: '/articles/the-first-hour' });

describe('an overview page that holds the search screen', () => {
  const overview = sampleNode('overview_page', { nid: 9, path: '/articles', listedType: 'article' });
  const old = sampleNode('article', { nid: 8, path: '/articles/old', archived: true });
  const site = siteWith({ nodes: [article, old, overview] });
  const canonical = (body: string) =>
    /<link rel="canonical" href="https:..www.keelstone.example([^"]*)"/.exec(body)?.[1];
  const robots = (body: string) => /<meta name="robots" content="([^"]*)"/.exec(body)?.[1];

  it.each([
    ['/articles', '/articles', undefined],
    ['/articles?date=2026', '/articles?date=2026', undefined],
    ['/articles?date=2026&utm_source=mail', '/articles?date=2026', undefined],
    ['/articles?date=2026,Archived', '/articles?date=2026,Archived', 'noindex'],
    ['/articles?keyword=x', '/articles?keyword=x', 'noindex'],
  ])('R-6 %s has the canonical address %s, robots: %s', async (url, address, rule) => {
    const { statusCode, body } = await (await site).inject(url);
    expect([statusCode, canonical(body), robots(body)]).toEqual([200, address, rule]);
  });

  it.each(['/articles?date=1066', '/articles?nothing=1', '/articles?page=7'])(
    'R-6 %s makes no page of its own',
    async (url) => {
      const { statusCode, headers } = await (await site).inject(url);
      expect([statusCode, headers.location]).toEqual([302, '/articles']);
    },
  );

  it('R-6 a page without a search screen is the same with any query', async () => {
    const { body } = await (await site).inject('/articles/the-first-hour?date=2026&nothing=1');
    expect(body).toBe((await (await site).inject('/articles/the-first-hour')).body);
  });

  it('R-6 a listing that shows all there is takes no filters', async () => {
    const voices = sampleNode('overview_page', { nid: 10, path: '/voices', listedType: 'testimonial' });
    const small = await siteWith({ nodes: [voices, sampleNode('testimonial', { nid: 11 })] });
    expect((await small.inject('/voices?date=2026')).body).toBe((await small.inject('/voices')).body);
  });
});
