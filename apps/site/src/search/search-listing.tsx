import type { ContentType, SearchSettings, SiteSettings } from '@keelstone/model';
import { searchSettings } from '../shell/page-settings.ts';
import { findView, SearchScreenIsland } from './render-search.tsx';
import type { SearchDependencies } from './search-dependencies.ts';
import type { RawUrl } from './search-url.ts';

type ListingRequest = {
  site: SiteSettings;
  contentType: ContentType;
  /** Path of the page that holds the listing, and the query as it was requested. */
  url: RawUrl;
};

/**
 * How the search screen is set up inside a page for one content type (S-19). All facets are in the query: below the page's
 * own path there are other pages.
 */
export function listingSettings(site: SiteSettings, contentType: ContentType, path: string): SearchSettings {
  const settings = searchSettings(site, contentType);
  const facets = settings.facets.map((facet) => ({ ...facet, type: 'query' as const }));
  return { ...settings, basePath: path, facets };
}

/** The search screen for one content type, for an overview page to hold. */
export function searchListing(
  { site, contentType, url }: ListingRequest,
  deps: Pick<SearchDependencies, 'content' | 'indexes'>,
) {
  const settings = listingSettings(site, contentType, url.path);
  const { view } = findView(url, settings, site.language, deps);
  return (
    <div className="frame">
      <SearchScreenIsland settings={settings} site={site} view={view} mostRecent={[]} isListing />
    </div>
  );
}
