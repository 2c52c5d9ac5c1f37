import { describe, expect, it } from 'vitest';
import { createSearchIndex } from './create-search-index.ts';
import type { Condition, SearchDocument, SearchRequest } from './search-index.ts';
import { sampleDocument, sampleFacet, sampleRequest } from './testing/sample-documents.fixture.ts';

function indexOf(...documents: SearchDocument[]) {
  const index = createSearchIndex({ language: 'en' });
  for (const document of documents) index.add(document);
  return index;
}

const BY_RELEVANCE: SearchRequest['sort'] = [{ field: 'relevance', direction: 'DESC' }];

const equals = (name: string, ...value: string[]): Condition => ({ name, operator: '=', value });

const shelf = indexOf(
  sampleDocument({ nid: 1, facets: { industries: ['Banking', 'Insurance'], date: ['2025'] } }),
  sampleDocument({ nid: 2, facets: { industries: ['Banking'], date: ['2026'] } }),
  sampleDocument({ nid: 3, facets: { industries: ['Rail'], date: ['Archived'] } }),
  sampleDocument({ nid: 4, facets: { date: ['2026'] } }),
);
const search = (overrides: Partial<SearchRequest>) => shelf.search(sampleRequest(overrides));

describe('facets', () => {
  it('S-17 keeps values with no match, with the count 0', () => {
    const { facets } = search({
      conditions: [equals('industries', 'Rail')],
      facets: [sampleFacet('industries')],
    });
    expect(facets).toEqual([
      {
        name: 'industries',
        values: [
          { name: 'Rail', count: 1 },
          { name: 'Banking', count: 0 },
          { name: 'Insurance', count: 0 },
        ],
      },
    ]);
  });

  it('S-17 leaves values with no match out when the request asks for a count of at least 1', () => {
    const { facets } = search({
      conditions: [equals('industries', 'Rail')],
      facets: [sampleFacet('industries', { minCount: 1 })],
    });
    expect(facets[0]?.values).toEqual([{ name: 'Rail', count: 1 }]);
  });

  it('S-25 joins values of one facet, and facets, by AND', () => {
    const both = [equals('industries', 'Banking'), equals('industries', 'Insurance')];
    expect(search({ conditions: both }).nids).toEqual([1]);
    expect(search({ conditions: [...both, equals('date', '2026')] }).total).toBe(0);
  });

  it('S-25 counts a conjunctive facet over the result set', () => {
    const { facets } = search({ conditions: [equals('date', '2026')], facets: [sampleFacet('date')] });
    expect(facets[0]?.values).toEqual([
      { name: '2026', count: 2 },
      { name: '2025', count: 0 },
      { name: 'Archived', count: 0 },
    ]);
  });

  it('S-25 counts a disjunctive facet as if it had no selection of its own', () => {
    const { facets, total } = search({
      conditions: [equals('date', '2026'), equals('industries', 'Banking')],
      facets: [sampleFacet('date', { operator: 'OR' }), sampleFacet('industries')],
    });
    expect(total).toBe(1);
    expect(facets[0]?.values).toEqual([
      { name: '2025', count: 1 },
      { name: '2026', count: 1 },
      { name: 'Archived', count: 0 },
    ]);
    expect(facets[1]?.values[0]).toEqual({ name: 'Banking', count: 1 });
  });

  it('S-20 counts over all results whatever the range', () => {
    const { facets } = search({ limit: 1, facets: [sampleFacet('industries', { limit: 1 })] });
    expect(facets[0]?.values).toEqual([{ name: 'Banking', count: 2 }]);
  });

  it('S-20 counts documents without a value under an empty name when asked', () => {
    const { facets } = search({ facets: [sampleFacet('industries', { missing: true, minCount: 1 })] });
    expect(facets[0]?.values).toContainEqual({ name: '', count: 1 });
  });

  it('S-19 an unknown facet matches nothing and excludes nothing', () => {
    expect(search({ conditions: [equals('colour', 'red')] }).total).toBe(0);
    expect(search({ conditions: [{ name: 'colour', operator: 'NOT IN', value: ['red'] }] }).total).toBe(4);
    expect(search({ facets: [sampleFacet('colour')] }).facets).toEqual([{ name: 'colour', values: [] }]);
  });

  it('S-19 excludes archived documents by condition', () => {
    const archived = { name: 'date', operator: '<>' as const, value: ['Archived'] };
    expect(search({ conditions: [archived] }).nids).toEqual([4, 2, 1]);
  });

  it('C-9 removes a value together with its last document', () => {
    const index = indexOf(sampleDocument({ nid: 1, facets: { date: ['2025'] } }));
    index.add(sampleDocument({ nid: 1, facets: { date: ['2026'] } }));
    expect(index.facetValues('date')).toEqual(['2026']);
    index.remove(1);
    expect(index.facetValues('date')).toEqual([]);
  });
});

describe('ranges and order', () => {
  const many = indexOf(
    ...Array.from({ length: 25 }, (_, i) => sampleDocument({ nid: i + 1, title: 'risk' })),
  );

  it.each([
    [0, [25, 24, 23, 22, 21, 20, 19, 18, 17, 16]],
    [10, [15, 14, 13, 12, 11, 10, 9, 8, 7, 6]],
    [20, [5, 4, 3, 2, 1]],
    [30, []],
  ])('S-24 from offset %i returns its page of ten', (offset, nids) => {
    for (const keys of [[], ['risk']]) {
      expect(many.search(sampleRequest({ offset, keys }))).toMatchObject({ total: 25, nids });
    }
  });

  it('S-24 an empty range still has a total', () => {
    expect(many.search(sampleRequest({ limit: 0 }))).toMatchObject({ total: 25, nids: [] });
  });

  it('S-10 the most recent first, then the higher nid', () => {
    const index = indexOf(
      sampleDocument({ nid: 1, created: 5 }),
      sampleDocument({ nid: 2, created: 5 }),
      sampleDocument({ nid: 3, created: 9 }),
    );
    const nids = (direction: 'ASC' | 'DESC') =>
      index.search(sampleRequest({ sort: [{ field: 'created', direction }] })).nids;
    expect(nids('DESC')).toEqual([3, 2, 1]);
    expect(nids('ASC')).toEqual([2, 1, 3]);
  });

  it('S-10 by relevance, a word in the title weighs more than in the terms, the excerpt or the body', () => {
    const index = indexOf(
      sampleDocument({ nid: 1, title: 'claims', terms: 'a', excerpt: 'b', body: 'c' }),
      sampleDocument({ nid: 2, title: 'a', terms: 'claims', excerpt: 'b', body: 'c' }),
      sampleDocument({ nid: 3, title: 'a', terms: 'b', excerpt: 'claims', body: 'c' }),
      sampleDocument({ nid: 4, title: 'a', terms: 'b', excerpt: 'c', body: 'claims' }),
    );
    expect(index.search(sampleRequest({ keys: ['claims'], sort: BY_RELEVANCE })).nids).toEqual([1, 2, 3, 4]);
  });
});

describe('keys', () => {
  const found = (title: string, ...keys: string[]) =>
    indexOf(sampleDocument({ nid: 1, title })).search(sampleRequest({ keys })).total === 1;

  it.each([
    ['Über die Straße', 'uber', true],
    ['Über die Straße', 'ueber', true],
    ['Über die Straße', 'ÜBER', true],
    ['Ueber die Strasse', 'über', true],
    ['Über die Straße', 'STRASSE', true],
    ['Café cafe\u0301', 'CAFÉ', true],
    ['Café', 'cafe', true],
    ['İstanbul', 'istanbul', true],
    ['Łódź', 'lodz', true],
    ['Third-Party Risk', 'third-party', true],
    ['Third party', 'third-party', true],
    ['A party of three', 'third-party', false],
    ['near miss', '-', true],
  ])('S-3 in %j, the key %j is found: %s', (title, key, expected) => {
    expect(found(title, key)).toBe(expected);
  });

  it('S-20 asks for all keys, or for any', () => {
    const index = indexOf(
      sampleDocument({ nid: 1, title: 'near miss' }),
      sampleDocument({ nid: 2, body: 'near' }),
    );
    const nids = (conjunction: 'AND' | 'OR') =>
      index.search(sampleRequest({ keys: ['near', 'miss'], conjunction })).nids;
    expect(nids('AND')).toEqual([1]);
    expect(nids('OR')).toEqual([2, 1]);
  });

  it('S-20 completes the last key and no other', () => {
    expect(found('risk register', 'risk', 'reg')).toBe(true);
    expect(found('risk register', 'ris', 'register')).toBe(false);
  });

  it('C-9 a change is seen by a search that was asked before', () => {
    const index = indexOf(sampleDocument({ nid: 1, title: 'claims' }));
    const ask = () => index.search(sampleRequest({ keys: ['claims'], sort: BY_RELEVANCE })).nids;
    expect(ask()).toEqual([1]);
    index.add(sampleDocument({ nid: 2, title: 'claims claims' }));
    expect(ask()).toEqual([2, 1]);
    index.add(sampleDocument({ nid: 1, title: 'other' }));
    expect(ask()).toEqual([2]);
  });

  it('S-10 a prefix of one letter finds documents, and other words rank them', () => {
    const index = indexOf(
      sampleDocument({ nid: 1, title: 'risk register' }),
      sampleDocument({ nid: 2, title: 'report', body: 'risk' }),
      sampleDocument({ nid: 3, title: 'risk' }),
    );
    const request = sampleRequest({ keys: ['risk', 're'], sort: BY_RELEVANCE });
    expect(index.search(request).nids).toEqual([1, 2]);
  });

  it('C-9 a removed or replaced document is not found by its old words', () => {
    const index = indexOf(sampleDocument({ nid: 1, title: 'old' }), sampleDocument({ nid: 2, title: 'old' }));
    index.add(sampleDocument({ nid: 1, title: 'new' }));
    index.remove(2);
    index.remove(99);
    expect(index.search(sampleRequest({ keys: ['old'] })).total).toBe(0);
    expect(index.search(sampleRequest({ keys: ['new'] })).nids).toEqual([1]);
    expect(index.size).toBe(1);
  });
});

it('S-26 finds words that begin like one that was searched for before they came', () => {
  const index = indexOf(sampleDocument({ nid: 1, title: 'Register' }));
  const find = () => index.search(sampleRequest({ keys: ['regi'] })).nids;
  expect(find()).toEqual([1]);
  index.add(sampleDocument({ nid: 2, title: 'Regional' }));
  expect(find().sort()).toEqual([1, 2]);
});
