import type { Language } from '@keelstone/model';
import type { SearchCounter } from '@keelstone/outbox';
import type { SearchRequest } from '@keelstone/search-index';
import { isStanding } from '../query/conditions.ts';
import type { SearchResponse } from '../query/search-response.ts';

/** A search in the form in which it is counted. */
export type Question = Parameters<SearchCounter['count']>[0];

/** Where the searches of a visitor are counted (S-26); nowhere when left out. */
export type Counting = { searchCounter?: { count(question: Question): void } | undefined };

/**
 * Counts a search that asks something new: words, from the first page on, without filters. Turning the page or narrowing
 * the results is not a new question.
 */
export function countSearch(
  { keys, offset, conditions }: SearchRequest,
  { result_count, recommended, fallback }: Pick<SearchResponse, 'result_count' | 'recommended' | 'fallback'>,
  language: Language,
  { searchCounter }: Counting,
): void {
  if (!searchCounter || keys.length === 0 || offset > 0 || !conditions.every(isStanding)) return;
  // Editors see keywords without results: one for which they pinned something does have some.
  const hasResults = result_count > 0 || recommended.length > 0;
  const hasMostWords = fallback.step === 'majority' && !recommended.some(({ pinned }) => pinned);
  const keyword = keys.join(' ');
  searchCounter.count({ language, keyword, hasResults, ...(hasMostWords && { hasMostWords }) });
}
