import type { SiteSettings } from '@keelstone/content/settings/site-settings.model.ts';
import type { ListingRequest } from '../../shell/listing.ts';
import { searchSettings } from '../../shell/page-settings.ts';
import { countSelections } from '../url/search-state.ts';
import { splitUrl } from '../url/search-url.ts';
import { type RequestedSearch, readSearchUrl } from './requested-search.ts';
import type { SearchDependencies } from './search-dependencies.ts';
import { listingSettings } from './search-listing.tsx';

type Lookup = Pick<SearchDependencies, 'indexes' | 'forms'>;

/** A cache key is served when it is requested as a URL, too: this one is a campaign's itself. */
const ANY_CAMPAIGN = '?utm_source';

/**
 * The canonical URL of what is worth caching: what everybody sees first, and each single filter. Keywords, combinations and
 * further pages are endless, and seldom requested twice. What is redirected is not cached.
 */
function cacheKeyOf({ isCanonical, state, canonicalUrl }: RequestedSearch): string | null {
  const isCached = isCanonical && state.keyword === '' && state.page === 1 && countSelections(state) <= 1;
  return isCached ? canonicalUrl : null;
}

/** A URL with a keyword is not cached, or it is redirected if nothing is left of the keyword: no need to read the rest. */
const WITH_KEYWORD = /[?&]keyword=[^&]/;

/** The cache key of the search page at a URL; null also for one that is redirected. */
export function searchCacheKey(url: string, site: SiteSettings, deps: Lookup): string | null {
  if (WITH_KEYWORD.test(url)) return null;
  const settings = searchSettings(site, null);
  if (url === settings.basePath) return url;
  const requested = readSearchUrl(splitUrl(url), settings, site.language, deps);
  const key = cacheKeyOf(requested);
  // Campaign parameters hide the Most Recent block of an otherwise empty query (S-14). All campaigns share one
  // cached page.
  return key !== null && requested.campaign !== '' && !key.includes('?') ? key + ANY_CAMPAIGN : key;
}

/** The cache key of a page with a listing; null also for an address that is redirected. */
export function listingCacheKey({ site, contentType, url }: ListingRequest, deps: Lookup): string | null {
  // Listings have no Most Recent block, so campaign parameters do not change them.
  const settings = listingSettings(site, contentType, url.path);
  return cacheKeyOf(readSearchUrl(url, settings, site.language, deps));
}
