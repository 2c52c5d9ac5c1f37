import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import {
  CONTENT_TYPES,
  type ContentType,
  LANGUAGES,
  type Language,
  languagePrefix,
  type NodeReference,
} from '@keelstone/model';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { defaultSiteSettings } from '../../shell/default-site-settings.ts';
import { openSite } from '../site.fixture.ts';

const NIDS = [1, 2, 3, 4, 5, 6];
const NOW = 50_000_000;

/** Each nid keeps its type, as in the CMS. */
const TYPES: ContentType[] = ['article', 'event', 'person', 'product_suite', 'overview_page', 'resource'];
const typeOf = (nid: number): ContentType => TYPES[nid - 1] ?? 'page';

/** Paths move between nodes, translations come and go, and fields refer to other nodes. */
const node = fc
  .record({
    nid: fc.constantFrom(...NIDS),
    language: fc.constantFrom<Language>(...LANGUAGES),
    title: fc.constantFrom('Risk', 'Order', 'Calm'),
    path: fc.constantFrom('/a', '/b', '/c', '/d'),
    archived: fc.boolean(),
    created: fc.integer({ min: 1, max: 5 }),
    term: fc.constantFrom(1, 2),
    names: fc.constantFrom(...NIDS),
    startsAt: fc.constantFrom(NOW - 90_000, NOW + 90_000),
  })
  .map(({ language, path, term, names, startsAt, ...facts }): PublishedNode => {
    const type = typeOf(facts.nid);
    const reference: NodeReference = {
      nid: names,
      type: typeOf(names),
      title: 'Named',
      path: `${languagePrefix(language)}/named`,
      excerpt: '',
      picture: null,
    } as NodeReference;
    return sampleNode(type, {
      ...facts,
      language,
      path: languagePrefix(language) + path,
      tags: [{ id: term, label: `Term ${term}` }],
      ...(type === 'article' ? { authors: [reference] } : {}),
      ...(type === 'event' ? { startsAt, endsAt: null, speakers: [reference] } : {}),
      ...(type === 'overview_page' ? { listedType: 'event', children: [reference] } : {}),
    } as Partial<PublishedNode>);
  });

const change = fc.oneof(
  {
    weight: 4,
    arbitrary: node.map((each) => ({
      kind: 'node' as const,
      nid: each.nid,
      language: each.language,
      node: each,
    })),
  },
  fc
    .record({ nid: fc.constantFrom(...NIDS), language: fc.constantFrom<Language>(...LANGUAGES) })
    .map((key) => ({ kind: 'node' as const, ...key, node: null })),
  fc
    .record({ language: fc.constantFrom<Language>(...LANGUAGES), homeNid: fc.constantFrom(null, ...NIDS) })
    .map(({ language, homeNid }) => ({
      kind: 'setting' as const,
      key: 'site',
      language,
      value: { ...defaultSiteSettings(language), homeNid, siteName: `Keelstone ${homeNid}` },
    })),
  fc.record({ from: fc.constantFrom('/a', '/de/b'), isThere: fc.boolean() }).map(({ from, isThere }) => ({
    kind: 'redirect' as const,
    from,
    redirect: isThere ? { from, to: '/c', status: 302 as const } : null,
  })),
);

const URLS = [
  ...LANGUAGES.map(languagePrefix).flatMap((prefix) => [
    prefix || '/',
    ...['/a', '/b', '/c', '/d', '/a.md', '/index.md', '/search', '/search?sort=rel'].map(
      (path) => prefix + path,
    ),
  ]),
  '/a?page=1&x=2',
];

it('R-5 answers from the cache what it would answer without one, after whichever changes', async () => {
  expect(CONTENT_TYPES).toEqual(expect.arrayContaining(TYPES));
  let hits = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(change, { minLength: 1, maxLength: 3 }), { maxLength: 6 }),
      async (days) => {
        const { site, openPlain, publish, pageCache } = await openSite({}, { now: () => NOW * 1000 });
        const plainSite = await openPlain();
        for (const changes of days) {
          publish(...changes);
          for (const url of URLS) {
            const [kept, plain] = [await site.inject(url), await plainSite.inject(url)];
            expect([url, kept.statusCode, kept.body]).toEqual([url, plain.statusCode, plain.body]);
          }
        }
        hits += pageCache.counts.hits;
        await Promise.all([site.close(), plainSite.close()]);
      },
    ),
    { numRuns: 12 },
  );
  // Otherwise nothing was compared.
  expect(hits).toBeGreaterThan(15);
  // Thousands of pages are rendered, which takes a while on a busy machine.
}, 120_000);
