import { countSelections, type SearchState } from './search-state.ts';

/**
 * What search engines may walk through: everything there is, and each single filter. Keywords and combinations of
 * filters are endless, so such pages are not indexed and links to them are not followed.
 */
export function isCrawlable(state: SearchState): boolean {
  return state.keyword === '' && countSelections(state) <= 1;
}

/** The address search engines keep of a canonical search URL: another order of the same results is the same page. */
export function indexedUrl(canonicalUrl: string): string {
  return canonicalUrl.replace(/[?&]sort=rel$/, '');
}
