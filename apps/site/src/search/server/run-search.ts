import type { FacetName } from '@keelstone/content/facets.model.ts';
import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import type { FacetRequest, SearchIndex, SearchRequest, SearchResult } from '@keelstone/search-index';
import { decideStatus } from '../query/conditions.ts';
import type { SearchResponse } from '../query/search-response.ts';
import { highlightNode } from './highlight.ts';

/** As many as editors can pin. Their cards are requested together with those of a page of results. */
const PINNED_LIMIT = 10;
const BEST_LIMIT = 3;
/** So many of the list are seen anyway: best matches among them are not repeated above it, so none by relevance. */
const HEAD_OF_LIST = 3;

/** The response without what only some callers want: filters to offer, and the answer to a question. */
export type FoundNodes = Omit<SearchResponse, 'answer' | 'offers'>;

/** The part of an index that a search needs. */
type SearchedIndex = Pick<SearchIndex, 'search' | 'matcherOf' | 'suggestSpelling' | 'facetValues'>;

/** Looks up the nodes that were found. */
export type NodeLookup = (nid: number) => PublishedNode | null;

/** Names of fields of the response that will be read; the others may be left empty. */
type Selection = Pick<ReadonlySet<string>, 'has'>;

const EVERYTHING: Selection = { has: () => true };

/** The response to a request for what is not published: every facet value is listed, and none has a match. */
function nothingFound(index: SearchedIndex, facets: readonly FacetRequest[]): FoundNodes {
  const values = ({ name, minCount }: FacetRequest) =>
    minCount > 0 ? [] : index.facetValues(name).map((value) => ({ name: value, count: 0 }));
  return {
    result_count: 0,
    documents: [],
    recommended: [],
    facets: facets.map((facet) => ({ name: facet.name as FacetName, values: values(facet) })),
    corrections: [],
    fallback: { step: 'none', dropped: [] },
    didYouMean: null,
  };
}

/** What is shown above the first page: what editors pinned, then what matches best and stands out (S-29). */
function recommend(
  { offset }: SearchRequest,
  { pinned, best, nids }: SearchResult,
): Omit<SearchResponse['recommended'][number], 'highlight'>[] {
  if (offset > 0) return [];
  const seen = new Set([...pinned, ...nids.slice(0, HEAD_OF_LIST)]);
  return [
    ...pinned.slice(0, PINNED_LIMIT).map((nid) => ({ nid: String(nid), pinned: true })),
    ...best.filter((nid) => !seen.has(nid)).map((nid) => ({ nid: String(nid), pinned: false })),
  ];
}

/**
 * Runs one search. GraphQL and the server's own pages both use this function, so that they cannot differ.
 *
 * @param asked its conditions may name the status, which the index does not know
 * @param nodeOf where the text is read that shows why a node was found
 * @param selection what is read of the response: most of the time goes into highlights and facets
 */
export function runSearch(
  index: SearchedIndex,
  asked: SearchRequest,
  nodeOf: NodeLookup,
  selection: Selection = EVERYTHING,
): FoundNodes {
  const conditions = decideStatus(asked.conditions);
  if (conditions === null) return nothingFound(index, asked.facets);
  // Filters are offered by the counts of facets, and answers are looked for among what is recommended, too.
  const wantsBest = asked.offset === 0 && (selection.has('recommended') || selection.has('answer'));
  const wantsFacets = selection.has('facets') || selection.has('offers');
  const request = {
    ...asked,
    conditions,
    best: wantsBest ? BEST_LIMIT : 0,
    facets: wantsFacets ? asked.facets : [],
  };
  const result = index.search(request);
  const recommended = recommend(request, result);
  const isShown = result.nids.length + recommended.length > 0;
  const isMarked = selection.has('highlight') && request.keys.length > 0 && isShown;
  const matcher = isMarked ? index.matcherOf(request) : null;
  const mark = (nid: number) => {
    const node = matcher && nodeOf(nid);
    return node ? highlightNode(node, matcher) : null;
  };
  const hasAllWords = result.total > 0 && result.fallback.step !== 'majority';
  const spelling = hasAllWords || !selection.has('didYouMean') ? null : index.suggestSpelling(request);
  return {
    result_count: result.total,
    documents: result.nids.map((nid) => ({ nid: String(nid), highlight: mark(nid) })),
    recommended: recommended.map((each) => ({ ...each, highlight: mark(Number(each.nid)) })),
    facets: result.facets.map(({ name, values }) => ({ name: name as FacetName, values })),
    corrections: result.corrections,
    fallback: result.fallback,
    didYouMean: spelling?.join(' ') ?? null,
  };
}
