import type { FacetName } from '@keelstone/content/settings/site-settings.model.ts';
import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import { keywordToKeys, PAGE_SIZE } from '@keelstone/model/search-contract';
import type {
  Condition,
  FacetRequest,
  SearchIndex,
  SearchRequest,
  SearchResult,
} from '@keelstone/search-index';
import { checkSearchQuery, RECOMMENDED_LIMIT } from '../query/search-limits.ts';
import type {
  Recommendation,
  SearchAnswer,
  SearchCondition,
  SearchFacet,
  SearchQuery,
  SearchSort,
} from '../query/search-query.ts';
import { highlightNode } from './highlight.ts';

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
    recommended: [],
    facets: (facets ?? []).map((facet) => ({ name: facet.name as FacetName, values: values(facet) })),
    corrections: [],
    didYouMean: null,
  };
}

/** Where the nodes are read that are found. */
export type NodeLookup = (nid: number) => PublishedNode | null;

function toRequest({ fulltext, sort, range, facets, conditions }: SearchQuery): SearchRequest {
  return {
    keys: (fulltext?.keys ?? []).flatMap(keywordToKeys),
    conjunction: fulltext?.conjunction ?? 'AND',
    conditions: (conditions ?? []).filter((each) => each.name !== 'status').map(toCondition),
    sort: (sort?.length ? sort : RELEVANCE).map(toSort),
    offset: range?.offset ?? 0,
    limit: range?.limit ?? PAGE_SIZE,
    facets: (facets ?? []).map(toFacetRequest),
  };
}

/** What editors pinned stands above the first page, whatever the order (S-29). */
function recommend({ offset }: SearchRequest, { pinned }: SearchResult): Recommendation[] {
  if (offset > 0) return [];
  return pinned.slice(0, RECOMMENDED_LIMIT).map((nid) => ({ nid: String(nid), pinned: true }));
}

/**
 * Runs one search. GraphQL and the server's own pages both come through here, so that they cannot differ.
 *
 * @param nodeOf what the results show of a match is read from their nodes
 * @throws InvalidSearchError when the query exceeds a limit or names what there is not
 */
export function runSearch(index: SearchIndex, query: SearchQuery, nodeOf: NodeLookup): SearchAnswer {
  checkSearchQuery(query);
  const conditions = query.conditions ?? [];
  if (!conditions.filter((each) => each.name === 'status').every(admitsPublished))
    return findNothing(index, query);
  const request = toRequest(query);
  const result = index.search(request);
  const matcher = request.keys.length > 0 && result.nids.length > 0 ? index.matcherOf(request) : null;
  const spelling = result.total === 0 ? index.suggestSpelling(request) : null;
  return {
    result_count: result.total,
    documents: result.nids.map((nid) => {
      const node = matcher && nodeOf(nid);
      const highlight = node ? highlightNode(node, matcher) : null;
      return { nid: String(nid), highlight };
    }),
    recommended: recommend(request, result),
    facets: result.facets.map(({ name, values }) => ({ name: name as FacetName, values })),
    corrections: result.corrections,
    didYouMean: spelling?.join(' ') ?? null,
  };
}
