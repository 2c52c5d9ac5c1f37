import type { FacetName } from '@keelstone/content/facets.model.ts';
import type { FacetRequest, SearchIndex, SearchRequest, SearchResult } from '@keelstone/search-index';
import { decideStatus } from '../query/conditions.ts';
import type { SearchResponse } from '../query/search-response.ts';
import { type FoundPassage, findPassage, HEAD_OF_LIST } from './answers/find-answer.ts';
import { highlightNode } from './highlight.ts';
import type { NodeLookup } from './search-dependencies.ts';

/** As many as editors can pin. Their cards are requested together with those of a page of results. */
const PINNED_LIMIT = 10;
const BEST_LIMIT = 3;

/** The response without what only some callers want: filters to offer, and the answer to a question. */
export type FoundNodes = Omit<SearchResponse, 'answer' | 'offers'>;
/** With the passage that answers the question. */
type Found = FoundNodes & { passage: FoundPassage | null };

/** The part of an index that a search needs. */
type SearchedIndex = Pick<
  SearchIndex,
  'search' | 'matcherOf' | 'suggestSpelling' | 'facetValues' | 'coverageOf'
>;

/** Names of fields of the response that will be read; the others may be left empty. */
type Selection = Pick<ReadonlySet<string>, 'has'>;

const EVERYTHING: Selection = { has: () => true };

/** The response to a request for what is not published: every facet value is listed, and none has a match. */
function nothingFound(index: SearchedIndex, facets: readonly FacetRequest[]): Found {
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
    passage: null,
  };
}

/**
 * What is shown above the first page: what editors pinned, then what matches best and stands out (S-29).
 *
 * @param best the page that answers the question first of all
 */
function recommend(
  { offset }: SearchRequest,
  { pinned, nids }: SearchResult,
  best: readonly number[],
): { nid: number; pinned: boolean }[] {
  if (offset > 0) return [];
  const seen = new Set([...pinned, ...nids.slice(0, HEAD_OF_LIST)]);
  return [
    ...pinned.slice(0, PINNED_LIMIT).map((nid) => ({ nid, pinned: true })),
    ...[...new Set(best)]
      .filter((nid) => !seen.has(nid))
      .slice(0, BEST_LIMIT)
      .map((nid) => ({ nid, pinned: false })),
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
): Found {
  const conditions = decideStatus(asked.conditions);
  if (conditions === null) return nothingFound(index, asked.facets);
  // Filters are offered by the counts of facets, and a page with an answer is recommended.
  const wantsBest = asked.offset === 0 && (selection.has('recommended') || selection.has('answer'));
  const wantsFacets = selection.has('facets') || selection.has('offers');
  const request = {
    ...asked,
    conditions,
    best: wantsBest ? BEST_LIMIT : 0,
    facets: wantsFacets ? asked.facets : [],
  };
  const result = index.search(request);
  const { best, corrections, total, nids: list } = result;
  const known = recommend(request, result, best).map(({ nid }) => nid);
  const passage = wantsBest
    ? findPassage(index, request, { recommended: known, list, total, corrections }, nodeOf)
    : null;
  // In the list by relevance, the page with the answer stands where it belongs.
  const isListed = request.sort[0]?.field === 'relevance' && list.some((nid) => nid === passage?.node.nid);
  const answering = passage && !isListed ? [passage.node.nid] : [];
  const recommended = recommend(request, result, [...answering, ...best]);
  const isShown = result.nids.length + recommended.length > 0;
  const isMarked = selection.has('highlight') && request.keys.length > 0 && isShown;
  const matcher = isMarked ? index.matcherOf(request) : null;
  const mark = (nid: number) => {
    const node = matcher && nodeOf(nid);
    return node ? highlightNode(node, matcher) : null;
  };
  const hasAllWords = total > 0 && result.fallback.step !== 'majority';
  const spelling = hasAllWords || !selection.has('didYouMean') ? null : index.suggestSpelling(request);
  return {
    result_count: total,
    documents: result.nids.map((nid) => ({ nid: String(nid), highlight: mark(nid) })),
    recommended: recommended.map(({ nid, pinned }) => ({ nid: String(nid), pinned, highlight: mark(nid) })),
    facets: result.facets.map(({ name, values }) => ({ name: name as FacetName, values })),
    corrections,
    fallback: result.fallback,
    didYouMean: spelling?.join(' ') ?? null,
    passage,
  };
}
