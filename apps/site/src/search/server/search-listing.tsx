import { TYPE_FACET } from '@keelstone/content/facets.model.ts';
import type { FacetSettings, SearchSettings } from '@keelstone/content/settings/page-settings.model.ts';
import type { SiteSettings } from '@keelstone/content/settings/site-settings.model.ts';
import type { ContentType } from '@keelstone/model';
import type { SearchIndex } from '@keelstone/search-index';
import type { Listing, ListingRequest } from '../../shell/listing.ts';
import { searchSettings } from '../../shell/page-settings.ts';
import { toSearchRequest } from '../query/search-request.ts';
import type { SearchView } from '../screen/search-view.ts';
import { indexedUrl, isCrawlable } from '../url/crawl-rules.ts';
import { selectedValues } from '../url/search-state.ts';
import { splitUrl } from '../url/search-url.ts';
import { fallbackLinks } from './fallback-links.ts';
import { feedOf } from './feed-search.ts';
import { findView } from './find-view.ts';
import { readSearchUrl } from './requested-search.ts';
import type { SearchDependencies } from './search-dependencies.ts';
import { SearchScreenIsland } from './search-screen-island.tsx';

/**
 * Settings of a search screen inside a page, for one content type (S-19). All facets are in the query, because
 * there are other pages below the page's path.
 */
export function listingSettings(
  site: SiteSettings,
  contentType: ContentType,
  path: string,
  configuration?: SearchDependencies['configuration'],
): SearchSettings {
  const settings = searchSettings(site, contentType, configuration);
  const facets = settings.facets.map((facet) => ({ ...facet, type: 'query' as const }));
  return { ...settings, basePath: path, facets };
}

/** The facets that have a match in the listing, if not now: of a field that another type alone has, all values are zero. */
function usedFacets(
  settings: SearchSettings,
  contentType: ContentType,
  { state, response }: SearchView,
  index: SearchIndex,
): FacetSettings[] {
  const withMatches = (facets: readonly { name: string; values: readonly { count: number }[] }[]) =>
    facets.filter(({ values }) => values.some(({ count }) => count > 0)).map(({ name }) => name);
  const now = withMatches(response.facets);
  if (now.length === settings.facets.length) return settings.facets;
  const everything = index.search({
    ...toSearchRequest(state, settings),
    keys: [],
    offset: 0,
    limit: 0,
    conditions: [{ name: TYPE_FACET, operator: '=', value: [contentType] }],
  });
  const used = new Set(withMatches(everything.facets));
  return settings.facets.filter(({ name }) => used.has(name) || selectedValues(state, name).length > 0);
}

/**
 * The search screen for one content type, embedded in an overview page, with the same rules for crawlers as the
 * search page.
 */
export function searchListing(
  { site, contentType, url }: ListingRequest,
  deps: Pick<SearchDependencies, 'content' | 'indexes' | 'forms' | 'configuration'>,
): Listing {
  const settings = listingSettings(site, contentType, url.path, deps.configuration);
  const requested = readSearchUrl(url, settings, site.language, deps);
  const { view, canonicalUrl, redirect } = findView(requested, deps);
  const facets = usedFacets(settings, contentType, view, deps.indexes.of(site.language));
  return {
    redirect,
    query: splitUrl(indexedUrl(canonicalUrl)).query,
    searched: canonicalUrl.slice(settings.basePath.length),
    isIndexed: isCrawlable(view.state),
    feed: feedOf(view.state, site, contentType),
    screen: (
      <div className="frame">
        <SearchScreenIsland
          settings={{ ...settings, facets }}
          site={site}
          view={view}
          mostRecent={[]}
          fallbackLinks={fallbackLinks(deps.content, site)}
          isListing
        />
      </div>
    ),
  };
}
