import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import type { NodeReference } from '@keelstone/model';
import { describe, expect, it } from 'vitest';
import { openSite } from '../site.fixture.ts';

const person = sampleNode('person', { nid: 1, path: '/people/p', title: 'Imani Okafor' });
const article = sampleNode('article', { nid: 2, path: '/articles/a', title: 'The first hour', authors: [] });
const author = { ...person, excerpt: '', picture: null } as NodeReference;
const asChange = (node: typeof person | typeof article) =>
  ({ kind: 'node', nid: node.nid, language: node.language, node }) as const;

type Change = Parameters<Awaited<ReturnType<typeof openSite>>['publish']>[0];

/** The response for `url` after it was cached and then something changed. */
async function afterwards(url: string, nodes: (typeof person | typeof article)[], change: Change) {
  const { site, publish, pageCache } = await openSite({ nodes });
  await site.inject(url);
  expect(pageCache.size).toBe(1);
  publish(change);
  return { response: await site.inject(url), pageCache };
}

describe('a change purges', () => {
  it('R-5 pages that list what refers to their node', async () => {
    const written = { ...article, title: 'Written since', authors: [author] };
    const { response } = await afterwards('/people/p', [person], asChange(written));
    expect(response.body).toContain('Written since');
  });

  it('R-5 pages that list what is related, also when that was not there', async () => {
    const related = sampleNode('article', { nid: 3, path: '/articles/b', title: 'Related since' });
    const { response } = await afterwards('/articles/a', [article], asChange(related));
    expect(response.body).toContain('Related since');
  });

  it('R-5 an English page in place of a translation, when an editor redirects its path', async () => {
    const redirect = { from: '/de/articles/a', to: '/de', status: 302 as const };
    const change = { kind: 'redirect', from: redirect.from, redirect } as const;
    const { response } = await afterwards('/de/articles/a', [article], change);
    expect(response.headers.location).toBe('/de');
  });

  it('R-5 nothing else: a new text of an article leaves other articles where they are', async () => {
    const other = sampleNode('article', {
      nid: 4,
      path: '/articles/z',
      tags: [],
      industries: [],
      productSuites: [],
    });
    const change = asChange({ ...other, excerpt: 'Otherwise said' });
    const { pageCache } = await afterwards('/articles/a', [article, other], change);
    expect(pageCache.counts).toMatchObject({ purged: 0, hits: 1 });
  });

  it('A-4 all pages when search indexes were built anew', async () => {
    const { site, publish, pageCache } = await openSite({ nodes: [article] });
    await site.inject('/search');
    publish({ kind: 'reindex' });
    await expect.poll(() => pageCache.size).toBe(0);
  });
});
