import type { SiteSettings } from '@keelstone/content/settings/site-settings.model.ts';
import { messagesOf } from '@keelstone/languages/messages.ts';
import { LANGUAGES, languagePrefix } from '@keelstone/model';
import type { PageParts } from '../../shell/page-parts.ts';
import { pageSettings, searchSettings } from '../../shell/page-settings.ts';
import { indexedUrl, isCrawlable } from '../url/crawl-rules.ts';
import type { RawUrl } from '../url/search-url.ts';
import { countQuestion } from './count-question.ts';
import { feedOf, subjectOf } from './feed-search.ts';
import { findView } from './find-view.ts';
import { mostRecentItems } from './latest-items.ts';
import { readSearchUrl } from './requested-search.ts';
import type { SearchDependencies } from './search-dependencies.ts';
import styles from './search-page.module.css';
import { SearchScreenIsland } from './search-screen-island.tsx';

export type SearchPage = { redirect: string } | { parts: PageParts };

/**
 * The search page at a URL, or the canonical URL when the one asked for says the same in another way, or says what there
 * is not. What a campaign put behind the URL stays, and hides the `Most Recent` block (S-14).
 */
export function makeSearchPage(asked: RawUrl, site: SiteSettings, deps: SearchDependencies): SearchPage {
  const settings = searchSettings(site, null, deps.configuration);
  const requested = readSearchUrl(asked, settings, site.language, deps);
  const { view, request, canonicalUrl, redirect } = findView(requested, deps);
  if (redirect) return { redirect };
  countQuestion(request, view.response, site.language, deps);
  const messages = messagesOf(site.language, 'search');
  const subject = subjectOf(view.state, site, null);
  return {
    parts: {
      site,
      origin: deps.configuration.siteUrl,
      path: settings.basePath,
      canonical: indexedUrl(canonicalUrl),
      title: subject ? messages.titleWithSubject(subject) : messages.title,
      description: messages.description,
      robots: isCrawlable(view.state) ? undefined : 'noindex',
      feed: feedOf(view.state, site, null),
      alternates: Object.fromEntries(
        LANGUAGES.map((language) => [language, `${languagePrefix(language)}/search`]),
      ),
      searched: canonicalUrl.slice(settings.basePath.length),
      settings: pageSettings({ site, path: settings.basePath, configuration: deps.configuration }),
      content: (
        <div className={`frame ${styles.page}`}>
          <h1>{messages.title}</h1>
          <SearchScreenIsland
            settings={settings}
            site={site}
            view={view}
            mostRecent={requested.isQueryEmpty ? mostRecentItems(deps.content, site) : null}
            isListing={false}
          />
        </div>
      ),
    },
  };
}
