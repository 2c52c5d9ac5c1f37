import { LANGUAGES, languagePrefix, type SiteSettings } from '@keelstone/model';
import type { PageParts } from '../shell/page-parts.ts';
import { pageSettings, searchSettings } from '../shell/page-settings.ts';
import { type FoundView, findMostRecent, findView, SearchScreenIsland } from './render-search.tsx';
import type { SearchDependencies } from './search-dependencies.ts';
import { searchMessages } from './search-messages.ts';
import styles from './search-page.module.css';
import { countSelections } from './search-state.ts';
import { isSameUrl, type RawUrl, splitUrl } from './search-url.ts';
import { splitCampaign } from './split-campaign.ts';

export type SearchPage = { redirect: string } | { parts: PageParts };

/**
 * The search page at a URL, or the canonical URL when the one asked for says the same in another way, or says what there
 * is not. What a campaign put behind the URL changes nothing of the page, and stays.
 */
export function makeSearchPage(asked: RawUrl, site: SiteSettings, deps: SearchDependencies): SearchPage {
  const settings = searchSettings(site, null);
  const { raw, campaign } = splitCampaign(asked, settings, deps.forms);
  const found = findView(raw, settings, site.language, deps);
  if (!isSameUrl(raw, splitUrl(found.canonicalUrl))) {
    return { redirect: withQuery(found.canonicalUrl, campaign) };
  }
  const { view } = found;
  const messages = searchMessages(site.language);
  const { keyword } = view.state;
  return {
    parts: {
      site,
      origin: deps.configuration.siteUrl,
      path: settings.basePath,
      canonical: indexedUrl(found),
      title: keyword ? messages.titleWithKeyword(keyword) : messages.title,
      description: messages.description,
      robots: isIndexed(found) ? undefined : 'noindex',
      alternates: Object.fromEntries(
        LANGUAGES.map((language) => [language, `${languagePrefix(language)}/search`]),
      ),
      settings: pageSettings({ site, path: settings.basePath }),
      content: (
        <div className={`frame ${styles.page}`}>
          <h1>{messages.title}</h1>
          <SearchScreenIsland
            settings={settings}
            site={site}
            view={view}
            mostRecent={findMostRecent(found, site, deps)}
            isListing={false}
          />
        </div>
      ),
    },
  };
}

const withQuery = (url: string, query: string) =>
  query === '' ? url : `${url}${url.includes('?') ? '&' : '?'}${query}`;

/** Search engines keep the page itself and each single filter; keywords and combinations are endless. */
function isIndexed({ view }: FoundView): boolean {
  return view.state.keyword === '' && countSelections(view.state) <= 1;
}

/** Another order of the same results is the same page to a search engine. */
function indexedUrl({ canonicalUrl }: FoundView): string {
  return canonicalUrl.replace(/[?&]sort=rel$/, '');
}
