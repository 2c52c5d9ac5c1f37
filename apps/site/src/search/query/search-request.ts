import type { SearchSettings } from '@keelstone/content/settings/page-settings.model.ts';
import type { SearchRequest } from '@keelstone/search-index';
import type { SearchState } from '../url/search-state.ts';
import { type ConditionArgument, conditionsOf, readConditions } from './conditions.ts';
import { type FacetArgument, facetsOf, readFacets, toFacetArgument } from './facets.ts';
import { type FulltextArgument, keysOf, readKeys } from './keys.ts';
import { type RangeArgument, rangeOf, readRange } from './range.ts';
import { readSort, type SortArgument, sortOf, toSortArgument } from './sort.ts';

/** One search as it travels: the arguments of GraphQL's `search`. */
export type SearchArguments = {
  range?: RangeArgument | null;
  /** By relevance if left out. */
  sort?: readonly SortArgument[] | null;
  conditions?: readonly ConditionArgument[] | null;
  fulltext?: FulltextArgument | null;
  facets?: readonly FacetArgument[] | null;
};

/** What a state of the screen asks of the index (S-19, S-20, S-24). */
export function toSearchRequest(state: SearchState, settings: SearchSettings): SearchRequest {
  return {
    ...rangeOf(state, settings),
    keys: keysOf(state),
    conjunction: 'AND',
    fallback: true,
    conditions: conditionsOf(state, settings),
    facets: facetsOf(settings),
    sort: sortOf(state),
  };
}

/** The request as the browser sends it. `readSearchArguments` reads the same request from it. */
export function toSearchArguments({
  offset,
  limit,
  keys,
  conjunction,
  fallback,
  conditions,
  facets,
  sort,
}: SearchRequest): SearchArguments {
  return {
    range: { offset, limit },
    ...toSortArgument(sort),
    conditions,
    fulltext: { keys, conjunction, ...(fallback && { fallback }) },
    facets: facets.map(toFacetArgument),
  };
}

/**
 * Reads what an API caller asks of the index.
 *
 * @throws InvalidSearchError naming the first error
 */
export function readSearchArguments({
  range,
  fulltext,
  conditions,
  facets,
  sort,
}: SearchArguments): SearchRequest {
  return {
    ...readRange(range),
    keys: readKeys(fulltext),
    conjunction: fulltext?.conjunction ?? 'AND',
    fallback: fulltext?.fallback ?? false,
    conditions: readConditions(conditions),
    facets: readFacets(facets),
    sort: readSort(sort),
  };
}
