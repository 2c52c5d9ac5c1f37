import type { SearchSettings } from '@keelstone/content/settings/page-settings.model.ts';
import { PAGE_SIZE } from '@keelstone/model/search-contract';
import type { SearchRequest } from '@keelstone/search-index';
import { RESULT_WINDOW, type SearchState } from '../url/search-state.ts';
import { refuse } from './invalid-search.ts';

const RANGE_LIMIT = 50;

/** The range clause of the API. */
export type RangeArgument = { offset?: number | null; limit?: number | null };

type Range = Pick<SearchRequest, 'offset' | 'limit'>;

/** The results of a page (S-24). */
export const rangeOf = ({ page }: SearchState, { pageSize }: SearchSettings): Range => ({
  offset: pageSize * (page - 1),
  limit: pageSize,
});

/** @throws InvalidSearchError */
export function readRange(range: RangeArgument | null | undefined): Range {
  const offset = range?.offset ?? 0;
  const limit = range?.limit ?? PAGE_SIZE;
  refuse(limit < 0 || offset < 0, () => 'range: offset and limit must not be negative.');
  refuse(
    limit > RANGE_LIMIT,
    () => `range.limit is ${limit}; at most ${RANGE_LIMIT} is allowed. Ask for several ranges.`,
  );
  refuse(
    offset + limit > RESULT_WINDOW,
    () => `range ends at ${offset + limit}; results end at ${RESULT_WINDOW}. Narrow the search.`,
  );
  return { offset, limit };
}
