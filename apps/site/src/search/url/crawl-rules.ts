import { countSelections, type SearchState } from './search-state.ts';

/**
 * Which URLs search engines may crawl: everything unfiltered, and each single filter. Keywords and
 * combinations of filters are endless, so these pages are not indexed, and links to them are not followed.
 */
export function isCrawlable(state: SearchState): boolean {
  return state.keyword === '' && countSelections(state) <= 1;
}

/**
 * The URL under which search engines index a canonical search URL: the same results in another order are the
 * same page.
 */
export function indexedUrl(canonicalUrl: string): string {
  return canonicalUrl.replace(/[?&]sort=rel$/, '');
}
