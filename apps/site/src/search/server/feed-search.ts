import type { FacetSettings } from '@keelstone/content/settings/page-settings.model.ts';
import type { SiteSettings } from '@keelstone/content/settings/site-settings.model.ts';
import { type ContentType, type Link, languagePrefix } from '@keelstone/model';
import { searchSettings } from '../../shell/page-settings.ts';
import { EMPTY_STATE, type SearchState } from '../url/search-state.ts';
import { toSearchUrl } from '../url/search-url.ts';
import { subjectOf } from './search-subject.ts';

/** How many entries a feed holds. */
const FEED_LENGTH = 30;

/** How search is set up for a feed at a path: the parameters of the search screen, all of them in the query. */
export function feedSettings(site: SiteSettings, contentType: ContentType | null, path: string) {
  const settings = searchSettings(site, contentType);
  const facets = settings.facets.map((facet): FacetSettings => ({ ...facet, type: 'query' }));
  return { ...settings, basePath: path, facets, pageSize: FEED_LENGTH };
}

/** The name of a feed: the site, then what it is about. */
export function feedTitle(state: SearchState, site: SiteSettings, contentType: ContentType | null): string {
  return [site.siteName, subjectOf(state, site, contentType)].filter(Boolean).join(': ');
}

/** The feed of what a search shows, newest first, whatever page and order the visitor has chosen. */
export function feedOf(
  { keyword, selections }: SearchState,
  site: SiteSettings,
  contentType: ContentType | null,
): Link {
  const state = { ...EMPTY_STATE, keyword, selections };
  const prefix = languagePrefix(site.language);
  const path = contentType ? `${prefix}/feeds/${contentType}.xml` : `${prefix}/rss.xml`;
  return {
    title: feedTitle(state, site, contentType),
    url: toSearchUrl(state, feedSettings(site, contentType, path), {}),
  };
}
