import { TYPE_FACET } from '@keelstone/content/facets.model.ts';
import { isContentType, SUGGESTION_LIMIT } from '@keelstone/model';
import type { SearchIndex } from '@keelstone/search-index';
import { cleanKeyword } from '../url/search-state.ts';

/** How many titles are sent to a client that filters them itself. */
const TITLES_LIMIT = 1000;

/**
 * At most three titles that contain the keyword (S-5); without a keyword, the newest titles.
 *
 * @param contentType if valid, only titles of this type (S-19)
 */
export function suggest(keyword: unknown, index: SearchIndex, contentType?: unknown) {
  const conditions = isContentType(contentType)
    ? [{ name: TYPE_FACET, operator: '=' as const, value: [contentType] }]
    : [];
  if (keyword === undefined) return index.newest(TITLES_LIMIT, conditions);
  const text = typeof keyword === 'string' ? cleanKeyword(keyword) : '';
  return text === '' ? [] : index.suggest(text, SUGGESTION_LIMIT, conditions);
}
