import { SUGGESTION_LIMIT } from '@keelstone/model';
import type { SearchIndex } from '@keelstone/search-index';
import { cleanKeyword } from './search-state.ts';

/** How many titles a client gets that filters for itself. */
const TITLES_LIMIT = 1000;

/** At most three titles that hold the keyword (S-5); without one, the newest titles. */
export function suggest(keyword: unknown, index: SearchIndex) {
  if (keyword === undefined) return index.newest(TITLES_LIMIT);
  const text = typeof keyword === 'string' ? cleanKeyword(keyword) : '';
  return text === '' ? [] : index.suggest(text, SUGGESTION_LIMIT);
}
