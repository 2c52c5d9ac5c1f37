import { describe, expect, it } from 'vitest';
import { createQueryHandler, type FoundDocument } from './query-handler.ts';

const document = (objectID: string, title: string, industries: string[]): FoundDocument => ({
  objectID,
  title,
  excerpt: '',
  body: '',
  productSuites: [],
  industries,
  type: 'Article',
  year: '2026',
});

const handle = createQueryHandler([
  document('1', 'Claims on a Friday', ['Banking']),
  document('2', 'Claims of a port', ['Ports', 'Banking']),
  document('3', 'Audits', ['Ports']),
]);

describe('responses for InstantSearch', () => {
  it('find words, filter by facets, count what was found and cut pages', () => {
    const params = { query: 'claim', facets: ['industries'], facetFilters: [['industries:Ports']] };
    const found = handle({ indexName: 'content', params });
    expect(found.hits.map(({ objectID }) => objectID)).toEqual(['2']);
    expect(found).toMatchObject({ nbHits: 1, nbPages: 1, facets: { industries: { Ports: 1, Banking: 1 } } });
  });

  it('show everything without a word, a page at a time', () => {
    const found = handle({ indexName: 'content', params: { hitsPerPage: 2, page: 1 } });
    expect([found.nbHits, found.nbPages, found.hits.length]).toEqual([3, 2, 1]);
  });
});
