import { TYPE_FACET } from '@keelstone/content/facets.model.ts';
import type { FacetSettings } from '@keelstone/content/settings/page-settings.model.ts';
import type { SiteSettings } from '@keelstone/content/settings/site-settings.model.ts';
import { messagesOf } from '@keelstone/languages/messages.ts';
import { type ContentType, type Link, languagePrefix } from '@keelstone/model';
import { searchSettings } from '../../shell/page-settings.ts';
import { valueLabel } from '../screen/filters/facet-order.ts';
import { searchSubject } from '../screen/search-subject.ts';
import { EMPTY_STATE, type SearchState } from '../url/search-state.ts';
import { toSearchUrl } from '../url/search-url.ts';

/** The number of entries in a feed. */
const FEED_LENGTH = 30;

/**
 * The search settings for a feed at a path: like those of the search screen, but with all parameters in the
 * query.
 */
export function feedSettings(site: SiteSettings, contentType: ContentType | null, path: string) {
  const settings = searchSettings(site, contentType);
  const facets = settings.facets.map((facet): FacetSettings => ({ ...facet, type: 'query' }));
  return { ...settings, basePath: path, facets, pageSize: FEED_LENGTH };
}

/** Describes a search: the type, the filters, the keyword; empty if there are none. */
function subjectOf(state: SearchState, site: SiteSettings, contentType: ContentType | null): string {
  const { facets } = searchSettings(site, null);
  const typeFacet = facets.find(({ name }) => name === TYPE_FACET);
  const type = contentType && typeFacet ? valueLabel(typeFacet, contentType) : '';
  return [type, searchSubject(state, facets, messagesOf(site.language, 'search'))].filter(Boolean).join(', ');
}

/** The title of a feed: the site's name, then the subject of the search. */
export function feedTitle(state: SearchState, site: SiteSettings, contentType: ContentType | null): string {
  const subject = subjectOf(state, site, contentType);
  return subject ? messagesOf(site.language).labelled(site.siteName, subject) : site.siteName;
}

/** The feed of a search, newest first, regardless of the page and order that the visitor has chosen. */
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
