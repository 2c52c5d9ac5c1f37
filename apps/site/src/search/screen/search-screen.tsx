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
import { goToResults } from './go-to-results.ts';
import { keepSearchInLanguageLinks } from './language-links.ts';
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
import { useSlowNotice } from './use-slow-notice.ts';

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
      store.change(withPage(view.answeredState, page));
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
