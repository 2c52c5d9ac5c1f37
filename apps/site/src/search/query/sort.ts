import type { SearchRequest } from '@keelstone/search-index';
import type { SearchState } from '../url/search-state.ts';
import { refuse } from './invalid-search.ts';

type SortClause = SearchRequest['sort'];

/** An order of the API: descending by default. */
export type SortArgument = { field: 'created' | 'relevance'; direction?: 'ASC' | 'DESC' | null };

const BY_RELEVANCE: SortClause = [{ field: 'relevance', direction: 'DESC' }];

export const sortOf = ({ sort }: SearchState): SortClause =>
  sort === 'recent' ? [{ field: 'created', direction: 'DESC' }] : BY_RELEVANCE;

/** Relevance is the API's default, and left out (S-10). */
export const toSortArgument = (sort: SortClause): { sort?: SortClause } =>
  sort === BY_RELEVANCE ? {} : { sort };

/** @throws InvalidSearchError */
export function readSort(sort: readonly SortArgument[] | null | undefined): SortClause {
  refuse((sort?.length ?? 0) > 1, () => 'sort takes one entry.');
  return sort?.length
    ? sort.map(({ field, direction }) => ({ field, direction: direction ?? 'DESC' }))
    : BY_RELEVANCE;
}
