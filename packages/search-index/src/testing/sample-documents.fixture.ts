import type { FacetRequest, SearchDocument, SearchRequest } from '../search-index.ts';

/** A document without words and facets, except those given. */
export function sampleDocument(overrides: Partial<SearchDocument> & { nid: number }): SearchDocument {
  return {
    title: '',
    terms: '',
    excerpt: '',
    body: '',
    created: overrides.nid,
    url: `/node/${overrides.nid}`,
    facets: {},
    ...overrides,
  };
}

/** A request for the first ten documents, newest first. */
export function sampleRequest(overrides: Partial<SearchRequest> = {}): SearchRequest {
  return {
    keys: [],
    conjunction: 'AND',
    conditions: [],
    sort: [{ field: 'created', direction: 'DESC' }],
    offset: 0,
    limit: 10,
    facets: [],
    ...overrides,
  };
}

/** A request for all values of a facet, including those with a count of zero, as the search screen sends it. */
export function sampleFacet(name: string, overrides: Partial<FacetRequest> = {}): FacetRequest {
  return { name, limit: 0, minCount: 0, missing: false, operator: 'AND', ...overrides };
}
