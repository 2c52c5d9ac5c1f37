import type { SearchSettings } from '@keelstone/content/settings/page-settings.model.ts';
import type { Messages } from '@keelstone/languages/messages.ts';
import type { Language } from '@keelstone/model/language';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createSearchClient } from '../browser/search-client.ts';
import { SearchHistory } from '../browser/search-history.ts';
import { SearchStore } from '../browser/search-store.ts';
import { useMostRecent } from '../browser/use-most-recent.ts';
import type { FeaturedItem } from '../query/featured-item.ts';
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
import type { SearchView } from './search-view.ts';
import { SortSelect } from './sort-select.tsx';

export type SearchScreenProps = {
  settings: SearchSettings;
  language: Language;
  messages: Messages['search'];
  /** What the server found for this URL. */
  view: SearchView;
  /** Null when the page was rendered without the `Most Recent` block. */
  mostRecent: FeaturedItem[] | null;
  /** The paragraph that holds what an editor pinned. */
  paragraphId: string | null;
};

/** How far below the top of the window the results begin after a change of page, in pixels (S-13). */
const RESULTS_OFFSET = 100;

/** Scrolls to the heading of the results, at once for who wants no motion, and gives it the focus. */
function goToResults(heading: HTMLElement | null): void {
  if (!heading) return;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  heading.focus({ preventScroll: true });
  const top = heading.getBoundingClientRect().top + window.scrollY - RESULTS_OFFSET;
  window.scrollTo({ top: Math.max(0, top), behavior: isStill ? 'instant' : 'smooth' });
}

/**
 * Keeps the search in the links of the language switcher (U-8). Values of filters stay as they are called here: the other
 * language's page knows their names and leads to its own.
 *
 * @param searched what follows the page's path in its address
 */
function keepSearchInLanguageLinks(searched: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-page-path]')) {
    link.href = `${link.dataset.pagePath}${searched}`;
  }
}

/** What takes longer is told; a fast answer speaks for itself. In milliseconds. */
const SLOW_MS = 1000;

/** Says that something is under way, once it takes a while: the bar that shows it then is for the eye alone. */
function useSlowNotice(isUnderWay: boolean, text: string, announce: (text: string) => void): void {
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setTimeout(() => announce(text), SLOW_MS);
    return () => clearTimeout(timer);
  }, [isUnderWay, text, announce]);
}

/** The search screen. It renders the same from the server's first view as from every later one of its store. */
export function SearchScreen({
  settings,
  language,
  messages,
  view: first,
  mostRecent,
  paragraphId,
}: SearchScreenProps) {
  const [{ store, client }] = useState(() => {
    const client = createSearchClient(settings, language);
    const history = new SearchHistory();
    return { client, store: new SearchStore(first, { settings, language, client, history }) };
  });
  const view = useSyncExternalStore(store.subscribe, store.getView, store.getView);
  const [announcement, setAnnouncement] = useState('');
  const announce = useCallback((text: string) => {
    // The same text twice is not read twice, unless it differs: the count can stay while the results change.
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

  useSlowNotice(view.phase === 'searching', messages.loading, announce);

  // The address itself, not that of the state: what campaigns put behind it counts, too (S-14).
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
    announce,
    urlOf: (state) => store.urlOf(state),
    change: (state) => store.change(state),
    retry: () => store.retry(),
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
      <section aria-labelledby="results" className={styles.results} aria-busy={view.phase === 'searching'}>
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
