import { keywordToKeys, PAGE_SIZE } from '@keelstone/model/search-contract';
import type { FacetName } from '@keelstone/model/site-settings';
import type { Condition, FacetRequest, SearchIndex } from '@keelstone/search-index';
import { checkSearchQuery } from './search-limits.ts';
import type { SearchAnswer, SearchCondition, SearchFacet, SearchQuery, SearchSort } from './search-query.ts';

const RELEVANCE: readonly SearchSort[] = [{ field: 'relevance' }];

const toSort = ({ field, direction }: SearchSort) => ({ field, direction: direction ?? ('DESC' as const) });

/** Only what is published is in the index, so `status = 1` holds for everything; nothing else does (S-19). */
function admitsPublished({ operator, value }: SearchCondition): boolean {
  const names1 = value.includes('1');
  return operator === '<>' || operator === 'NOT IN' ? !names1 : names1;
}

function toCondition({ name, operator, value }: SearchCondition): Condition {
  return { name, operator: (operator ?? '=') as Condition['operator'], value };
}

function toFacetRequest(facet: SearchFacet): FacetRequest {
  return {
    name: facet.name,
    limit: facet.limit ?? 0,
    minCount: facet.min_count ?? 0,
    missing: facet.missing ?? false,
    operator: facet.operator ?? 'AND',
  };
}

/** The answer to who asks for what is not published: every facet value is there, and none has a match. */
function findNothing(index: SearchIndex, { facets }: SearchQuery): SearchAnswer {
  const values = (facet: SearchFacet) =>
    facet.min_count ? [] : index.facetValues(facet.name).map((name) => ({ name, count: 0 }));
  return {
    result_count: 0,
    documents: [],
    facets: (facets ?? []).map((facet) => ({ name: facet.name as FacetName, values: values(facet) })),
  };
}

/**
 * Runs one search. GraphQL and the server's own pages both come through here, so that they cannot differ.
 *
 * @throws InvalidSearchError when the query exceeds a limit or names what there is not
 */
export function runSearch(index: SearchIndex, query: SearchQuery): SearchAnswer {
  checkSearchQuery(query);
  const conditions = query.conditions ?? [];
  if (!conditions.filter((each) => each.name === 'status').every(admitsPublished))
    return findNothing(index, query);
  const result = index.search({
    keys: (query.fulltext?.keys ?? []).flatMap(keywordToKeys),
    conjunction: query.fulltext?.conjunction ?? 'AND',
    conditions: conditions.filter((each) => each.name !== 'status').map(toCondition),
    sort: (query.sort?.length ? query.sort : RELEVANCE).map(toSort),
    offset: query.range?.offset ?? 0,
    limit: query.range?.limit ?? PAGE_SIZE,
    facets: (query.facets ?? []).map(toFacetRequest),
  });
  return {
    result_count: result.total,
    documents: result.nids.map((nid) => ({ nid: String(nid) })),
    facets: result.facets.map(({ name, values }) => ({ name: name as FacetName, values })),
  };
}
