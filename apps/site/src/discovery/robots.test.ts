import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import { expect, it } from 'vitest';
import { siteWith } from '../app/site.fixture.ts';

const article = sampleNode('article', { path: '/articles/a' });

it('R-3 robots.txt lets search engines in where there are pages, and names the sitemap', async () => {
  const { headers, body } = await (await siteWith({})).inject('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body.split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /preview/',
    'Disallow: /forms/',
    'Disallow: /graphql',
    'Disallow: /health',
    '',
    'Sitemap: https://www.keelstone.example/sitemap.xml',
    '',
  ]);
});

it('R-3 outside production everything is closed, and every answer says so', async () => {
  const site = await siteWith({ nodes: [article], configuration: { allowsIndexing: false } });
  expect((await site.inject('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n');
  for (const url of [article.path, '/search', '/sitemap.xml', '/nowhere', '/health'])
    expect((await site.inject(url)).headers['x-robots-tag'], url).toBe('noindex, nofollow');
});

it('R-3 in production no answer keeps search engines away', async () => {
  const site = await siteWith({ nodes: [article] });
  expect((await site.inject(article.path)).headers['x-robots-tag']).toBeUndefined();
});
