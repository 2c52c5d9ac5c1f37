import type { Language } from '@keelstone/model';
import { ARCHIVED, keywordToKeys } from '@keelstone/model/search-contract';
import type { SearchCounter } from '@keelstone/outbox';
import type { SearchAnswer, SearchCondition, SearchQuery } from '../query/search-query.ts';

/** Who is told what visitors search for (S-26); nobody when left out. */
export type Counting = { searchCounter?: Pick<SearchCounter, 'count'> | undefined };

/** What is counted of a search. */
export type Question = Parameters<SearchCounter['count']>[0];

/** What the search page asks for without any filter: what is published, and not archived. */
const isNoFilter = ({ name, operator, value }: SearchCondition): boolean =>
  name === 'status' || (name === 'date' && operator === '<>' && value.every((each) => each === ARCHIVED));

/**
 * Counts a search when it asks something new: words, from the first page on, without filters. Who turns the page or
 * narrows the results is still at the same question.
 */
export function countQuestion(
  query: SearchQuery,
  { result_count, recommended }: Pick<SearchAnswer, 'result_count' | 'recommended'>,
  language: Language,
  { searchCounter }: Counting,
): void {
  if (!searchCounter || (query.range?.offset ?? 0) > 0 || !(query.conditions ?? []).every(isNoFilter)) return;
  const keyword = (query.fulltext?.keys ?? []).flatMap(keywordToKeys).join(' ');
  // Editors are told of words that lead nowhere: those for which they pinned something do lead somewhere.
  const hasResults = result_count > 0 || recommended.length > 0;
  if (keyword !== '') searchCounter.count({ language, keyword, hasResults });
}
