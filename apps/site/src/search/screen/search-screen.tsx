import type { SearchSettings } from '@keelstone/content/settings/page-settings.model.ts';
import type { Messages } from '@keelstone/languages/messages.ts';
import type { Language } from '@keelstone/model/language';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createSearchClient } from '../browser/search-client.ts';
import { SearchHistory } from '../browser/search-history.ts';
import { SearchStore } from '../browser/search-store.ts';
import { sendClick, sendRefinement } from '../browser/send-outcome.ts';
import { useMostRecent } from '../browser/use-most-recent.ts';
import type { FeaturedItem } from '../query/featured-item.ts';
import type { FallbackLinks } from '../query/search-response.ts';
import { isQueryEmpty as isEmpty } from '../url/query-string.ts';
import { withPage } from '../url/search-state.ts';
import { ActiveFilters } from './filters/active-filters.tsx';
import { MostRecent } from './most-recent.tsx';
import { PartBoundary } from './part-boundary.tsx';
import { Pagination } from './results/pagination.tsx';
import { Recommended } from './results/recommended.tsx';
import { describeResults, ResultCount } from './results/result-count.tsx';
import { ResultList } from './results/result-list.tsx';
import styles from './results/results.module.css';
import { SearchFailed } from './results/search-failed.tsx';
import { SearchContext, type SearchContextValue } from './search-context.ts';
import { SearchForm } from './search-form.tsx';
import { searchTitle } from './search-subject.ts';
import { foundKeyword, type SearchView } from './search-view.ts';
import { SortSelect } from './sort-select.tsx';

export type SearchScreenProps = {
  settings: SearchSettings;
  language: Language;
  messages: Messages['search'];
  /** The server's result for this URL. */
  view: SearchView;
  /** Null if the page was rendered without the `Most Recent` block. */
  mostRecent: FeaturedItem[] | null;
  /** The section with the items pinned by an editor. */
  paragraphId: string | null;
  fallbackLinks: FallbackLinks;
};

/** Distance between the top of the window and the results after a change of page, in pixels (S-13). */
const RESULTS_OFFSET = 100;

/** Scrolls to the heading of the results, without animation if the visitor prefers reduced motion, and focuses it. */
function goToResults(heading: HTMLElement | null): void {
  if (!heading) return;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  heading.focus({ preventScroll: true });
  const top = heading.getBoundingClientRect().top + window.scrollY - RESULTS_OFFSET;
  window.scrollTo({ top: Math.max(0, top), behavior: isStill ? 'instant' : 'smooth' });
}

/**
 * Adds the current search to the links of the language switcher (U-8). Filter values keep their names in this
 * language: the page in the other language recognises them and redirects to its own.
 *
 * @param searched the part of the URL after the page's path
 */
function keepSearchInLanguageLinks(searched: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-page-path]')) {
    link.href = `${link.dataset.pagePath}${searched}`;
  }
}

/** Only what takes longer than this, in milliseconds, is announced. */
const SLOW_MS = 1000;

/** Announces that something is in progress once it takes a while: the progress bar is visible only. */
function useSlowNotice(isUnderWay: boolean, text: string, announce: (text: string) => void): void {
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setTimeout(() => announce(text), SLOW_MS);
    return () => clearTimeout(timer);
  }, [isUnderWay, text, announce]);
}

/** The search screen. It renders the server's first view and all later views of its store in the same way. */
export function SearchScreen({
  settings,
  language,
  messages,
  view: first,
  mostRecent,
  paragraphId,
  fallbackLinks,
}: SearchScreenProps) {
  const [{ store, client }] = useState(() => {
    const client = createSearchClient(settings, language);
    const history = new SearchHistory();
    const store = new SearchStore(first, {
      settings,
      language,
      client,
      history,
      onRefined: (keyword, refinement, outcome) => sendRefinement({ keyword, refinement, language }, outcome),
    });
    return { client, store };
  });
  const view = useSyncExternalStore(store.subscribe, store.getView, store.getView);
  const [announcement, setAnnouncement] = useState('');
  const announce = useCallback((text: string) => {
    // Screen readers do not repeat an identical text, so it is varied: the count may stay the same while the
    // results change.
    setAnnouncement((before) => (before === text ? `${text}\u00a0` : text));
  }, []);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => store.start(), [store]);
  useLayoutEffect(() => {
    if (view.scroll !== null) window.scrollTo({ top: view.scroll, behavior: 'instant' });
  }, [view]);
  const isFailed = view.phase === 'failed';
  useEffect(() => {
    if (view.version > 0 || isFailed)
      announce(describeResults(store.getView(), settings.pageSize, language, messages));
  }, [view.version, isFailed, announce, store, settings, language, messages]);

  const searched = store.urlOf(view.state).slice(settings.basePath.length);
  useEffect(() => keepSearchInLanguageLinks(searched), [searched]);

  // Only of the search page, whose title says what is searched: that of a page with a listing is its own.
  const [beforeSite] = useState(() => searchTitle(first.state, settings.facets, messages));
  const [siteName] = useState(() =>
    typeof document !== 'undefined' && document.title.startsWith(beforeSite)
      ? document.title.slice(beforeSite.length)
      : null,
  );
  const title = searchTitle(view.state, settings.facets, messages);
  useEffect(() => {
    if (siteName !== null) document.title = title + siteName;
  }, [title, siteName]);

  useSlowNotice(view.phase === 'searching', messages.loading, announce);

  // Uses the actual URL, not that of the state, because campaign parameters count, too (S-14).
  const isQueryEmpty = useSyncExternalStore(
    store.subscribe,
    () => isEmpty(location.search.slice(1)),
    () => mostRecent !== null,
  );
  const items = useMostRecent(mostRecent, isQueryEmpty, client, paragraphId);

  const value: SearchContextValue = {
    settings,
    language,
    messages,
    view,
    fallbackLinks,
    announce,
    urlOf: (state) => store.urlOf(state),
    change: (state) => store.change(state),
    retry: () => store.retry(),
    choose: (nid, rank) =>
      sendClick({ nid, language, keyword: view.shownState.keyword, rank, outcome: store.choose() }),
    focusResults: () => heading.current?.focus({ preventScroll: true }),
    goToPage: (page) => {
      store.change(withPage(view.shownState, page));
      goToResults(heading.current);
    },
  };
  return (
    <SearchContext value={value}>
      <SearchForm />
      <ActiveFilters />
      <PartBoundary resetKey={items}>
        {isQueryEmpty && <MostRecent items={items} paragraphId={paragraphId} />}
      </PartBoundary>
      <PartBoundary resetKey={view}>
        <Recommended />
      </PartBoundary>
      <section
        aria-labelledby="results"
        className={styles.results}
        aria-busy={view.phase === 'searching'}
        data-found={foundKeyword(view) || undefined}
      >
        <div className={styles.head}>
          <h2 id="results" tabIndex={-1} ref={heading} className={styles.heading}>
            {messages.results}
          </h2>
          <ResultCount />
          <SortSelect />
        </div>
        <div className={styles.progress} />
        <PartBoundary resetKey={view} fallback={<SearchFailed />}>
          <ResultList />
          {!isFailed && <Pagination />}
        </PartBoundary>
      </section>
      <p role="status" aria-live="polite" className="visually-hidden">
        {announcement}
      </p>
    </SearchContext>
  );
}
