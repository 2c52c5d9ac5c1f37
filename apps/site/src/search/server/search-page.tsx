import type { SiteSettings } from '@keelstone/content/settings/site-settings.model.ts';
import { messagesOf } from '@keelstone/languages/messages.ts';
import { LANGUAGES, languagePrefix } from '@keelstone/model';
import type { PageParts } from '../../shell/page-parts.ts';
import { pageSettings, searchSettings } from '../../shell/page-settings.ts';
import { toSearchQuery } from '../query/to-search-query.ts';
import { indexedUrl, isCrawlable } from '../url/crawl-rules.ts';
import type { RawUrl } from '../url/search-url.ts';
import { countQuestion } from './count-question.ts';
import { feedOf } from './feed-search.ts';
import { findAskedView } from './find-asked-view.ts';
import { findMostRecent, SearchScreenIsland } from './render-search.tsx';
import type { SearchDependencies } from './search-dependencies.ts';
import styles from './search-page.module.css';
import { subjectOf } from './search-subject.ts';

export type SearchPage = { redirect: string } | { parts: PageParts };

/**
 * The search page at a URL, or the canonical URL when the one asked for says the same in another way, or says what there
 * is not. What a campaign put behind the URL stays, and hides the `Most Recent` block (S-14).
 */
export function makeSearchPage(asked: RawUrl, site: SiteSettings, deps: SearchDependencies): SearchPage {
  const settings = searchSettings(site, null, deps.configuration);
  const { found, redirect, isQueryEmpty } = findAskedView(asked, settings, site.language, deps);
  if (redirect) return { redirect };
  const { view, canonicalUrl } = found;
  countQuestion(toSearchQuery(view.state, settings), view.answer, site.language, deps);
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
            mostRecent={findMostRecent(isQueryEmpty, site, deps)}
            isListing={false}
          />
        </div>
      ),
    },
  };
}
