import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import type { Language } from '@keelstone/model';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openSite } from '../app/site.fixture.ts';
import { CARDS, LATEST, SEARCH } from '../search/query/search-operations.ts';

const NIDS = [1, 2, 3, 4, 5];
const WORDS = ['risk', 'order', 'calm', 'harbour'];

const node = fc
  .record({
    nid: fc.constantFrom(...NIDS),
    language: fc.constantFrom<Language>('en', 'de'),
    title: fc.constantFrom(...WORDS),
    excerpt: fc.constantFrom(...WORDS),
    archived: fc.boolean(),
    created: fc.integer({ min: 1, max: 5 }),
    term: fc.constantFrom(1, 2),
  })
  .map(({ term, ...facts }): PublishedNode => {
    const type = facts.nid > 2 ? 'resource' : 'article';
    const industries = [{ id: term, label: `Industry ${term}` }];
    return sampleNode(type, { ...facts, path: `/${facts.language}/${facts.nid}`, industries });
  });

const language = fc.constantFrom<Language>('en', 'de');
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
    .record({ nid: fc.constantFrom(...NIDS), language })
    .map((key) => ({ kind: 'node' as const, ...key, node: null })),
  fc.record({ language, nid: fc.constantFrom(...NIDS), same: fc.subarray(WORDS) }).map((rules) => ({
    kind: 'setting' as const,
    key: 'search_rules',
    language: rules.language,
    value: {
      synonyms: rules.same.length > 1 ? [rules.same] : [],
      pinned: [{ keyword: 'risk', nids: [rules.nid] }],
    },
  })),
  fc.constant({ kind: 'reindex' as const }),
);

const search = (index: string, ...keys: string[]) => ({
  query: SEARCH,
  variables: { index, fulltext: { keys }, facets: [{ name: 'industries' }] },
});
const BODIES = [
  ...['content_en', 'content_de'].flatMap((index) => [search(index), search(index, 'risk')]),
  search('content_en', 'harbour'),
  { query: CARDS, variables: { nids: NIDS.map(String), language: 'de' } },
  { query: CARDS, variables: { nids: ['1', '5'] } },
  { query: LATEST, variables: { limit: 4 } },
].map((body) => JSON.stringify(body));

/**
 * A few changes and a few requests; the first requests are sent before the changes, and their responses come
 * after them.
 */
const day = fc.record({
  changes: fc.array(change, { minLength: 1, maxLength: 3 }),
  asked: fc.array(fc.constantFrom(...BODIES), { minLength: 4, maxLength: 10 }),
  early: fc.integer({ min: 0, max: 4 }),
  turns: fc.integer({ min: 0, max: 12 }),
});

const { site, openPlain, publish, graphqlCache } = await openSite({});
const plain = await openPlain();
const ask = (server: typeof site, payload: string) =>
  server.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json' },
    payload,
  });
const everything = (['en', 'de'] as const).flatMap((each) =>
  NIDS.map((nid) => ({ kind: 'node' as const, nid, language: each, node: null })),
);

it('R-5 S-20 GraphQL answers as if nothing were kept, whatever is published between and during requests', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(day, { minLength: 2, maxLength: 5 }), async (days) => {
      publish(...everything);
      for (const { changes, asked, early, turns } of days) {
        const underWay = asked.slice(0, early).map((body) => ask(site, body));
        for (let turn = 0; turn < turns; turn += 1) await new Promise(setImmediate);
        publish(...changes);
        await Promise.all(underWay);
        for (const body of [...asked, ...asked]) {
          const [kept, made] = [await ask(site, body), await ask(plain, body)];
          expect([body, kept.statusCode, kept.body]).toEqual([body, made.statusCode, made.body]);
        }
      }
    }),
    { numRuns: 25 },
  );
  // Otherwise nothing was compared.
  expect(graphqlCache.counts.hits).toBeGreaterThan(100);
});
