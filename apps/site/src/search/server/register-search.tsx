import type { SiteSettings } from '@keelstone/content/settings/site-settings.model.ts';
import { messagesOf } from '@keelstone/languages/messages.ts';
import { isLanguage, LANGUAGES, type Language, languagePrefix } from '@keelstone/model';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { asksForKeyword } from '../../http/guard/limit-searches.ts';
import type { PageParts } from '../../shell/page-parts.ts';
import { pageSettings, searchSettings } from '../../shell/page-settings.ts';
import { sendPage } from '../../shell/render-page.tsx';
import { siteSettingsOf } from '../../shell/site-settings-of.ts';
import { searchTitle } from '../screen/search-subject.ts';
import { indexedUrl, isCrawlable } from '../url/crawl-rules.ts';
import { type RawUrl, splitUrl } from '../url/search-url.ts';
import { searchCacheKey } from './cache-key.ts';
import { countRefinement, type OutcomeCounter } from './count-refinement.ts';
import { type Counting, countSearch } from './count-search.ts';
import { fallbackLinks } from './fallback-links.ts';
import { feedOf } from './feed-search.ts';
import { findView } from './find-view.ts';
import { mostRecentItems } from './latest-items.ts';
import { registerOutcomes } from './register-outcomes.ts';
import { readSearchUrl } from './requested-search.ts';
import type { SearchDependencies } from './search-dependencies.ts';
import styles from './search-page.module.css';
import { SearchScreenIsland } from './search-screen-island.tsx';
import { suggest } from './suggest.ts';
import { suggestionGroups } from './suggestion-groups.ts';

type SuggestionsQuery = { keyword?: unknown; language?: unknown; content_type?: unknown; groups?: unknown };

/** Serves the search page and its suggestions in each language, and counts chosen results. */
export function registerSearch(app: FastifyInstance, deps: SearchDependencies): void {
  const { indexes } = deps;
  registerOutcomes(app, deps);
  for (const language of LANGUAGES) {
    const path = `${languagePrefix(language)}/search`;
    const handler = (request: FastifyRequest, reply: FastifyReply) =>
      sendSearchPage(request, reply, language, countingFrom(request.ip, deps));
    const cacheKey = (url: string) => searchCacheKey(url, siteSettingsOf(deps.content, language), deps);
    const config = { cacheKey, isSearch: () => true };
    app.get(path, { config }, handler);
    app.get(`${path}/*`, { config }, handler);
    const suggestions = { config: { isForOwnPages: true, isSuggestion: asksForKeyword } };
    app.get<{ Querystring: SuggestionsQuery }>(`${path}/suggestions`, suggestions, ({ query }, reply) => {
      const { keyword, content_type, groups } = query;
      const asked = isLanguage(query.language) ? query.language : language;
      reply.header('cache-control', 'public, max-age=0, must-revalidate');
      const titles = { suggestions: suggest(keyword, indexes.of(asked), content_type) };
      // A listing of one type has no groups: they would lead out of it.
      const isWhole = content_type === undefined && keyword !== undefined;
      if (groups === undefined || !isWhole) return titles;
      const settings = searchSettings(siteSettingsOf(deps.content, asked), null);
      return {
        ...titles,
        groups: suggestionGroups(keyword, titles.suggestions, { settings, language: asked }, deps),
      };
    });
  }
}

/** Counts each search as one of the visitor's network (S-5). */
const countingFrom = (address: string, deps: SearchDependencies): SearchPageDependencies => ({
  ...deps,
  searchCounter: {
    count: (question) => deps.searchCounter?.count(question, address),
    countOutcome: (outcome) => deps.searchCounter?.countOutcome(outcome, address),
  },
});

function sendSearchPage(
  request: FastifyRequest,
  reply: FastifyReply,
  language: Language,
  deps: SearchPageDependencies,
) {
  const site = siteSettingsOf(deps.content, language);
  const page = makeSearchPage(splitUrl(request.url), request.headers, site, deps);
  // A temporary redirect: a value that is unknown today may be published tomorrow.
  if ('redirect' in page) return reply.redirect(page.redirect, 302);
  return sendPage(reply, page.parts, deps.assets);
}

type SearchPageDependencies = Omit<SearchDependencies, 'searchCounter'> & {
  searchCounter: NonNullable<Counting['searchCounter']> & OutcomeCounter;
};

type SearchPage = { redirect: string } | { parts: PageParts };

/**
 * Renders the search page at a URL, or returns its canonical URL to redirect to. Campaign parameters are
 * kept, and hide the `Most Recent` block (S-14).
 */
function makeSearchPage(
  asked: RawUrl,
  headers: FastifyRequest['headers'],
  site: SiteSettings,
  deps: SearchPageDependencies,
): SearchPage {
  const settings = searchSettings(site, null, deps.configuration);
  const requested = readSearchUrl(asked, settings, site.language, deps);
  const { view, request, canonicalUrl, redirect } = findView(requested, deps);
  if (redirect) return { redirect };
  countSearch(request, view.response, site.language, deps);
  countRefinement(headers, requested, deps.searchCounter);
  const messages = messagesOf(site.language, 'search');
  return {
    parts: {
      site,
      origin: deps.configuration.siteUrl,
      path: settings.basePath,
      canonical: indexedUrl(canonicalUrl),
      title: searchTitle(view.state, settings.facets, messages),
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
            fallbackLinks={fallbackLinks(deps.content, site)}
            isListing={false}
          />
        </div>
      ),
    },
  };
}
