import type { SearchSettings } from '@keelstone/content/settings/page-settings.model.ts';
import type { Language } from '@keelstone/model/language';
import { toSearchRequest } from '../query/search-request.ts';
import {
  knownValuesOf,
  orderFacets,
  type SearchError,
  type SearchView,
  shownNids,
} from '../screen/search-view.ts';
import { type Refinement, refinementOf } from '../url/refinement.ts';
import { countPages } from '../url/result-pages.ts';
import { type SearchState, withPage } from '../url/search-state.ts';
import { parseSearchUrl, type RawUrl, toSearchUrl } from '../url/search-url.ts';
import { NetworkError, ServerError } from './graphql-client.ts';
import type { SearchClient } from './search-client.ts';
import type { SearchHistory } from './search-history.ts';
import { type NewOutcome, SearchOutcomes } from './search-outcomes.ts';

/** How many views are cached for going back and forward. */
const CACHED_VIEWS = 30;

const TOO_MANY = 429;

function kindOf(error: Error): SearchError['kind'] {
  if (error instanceof NetworkError) return 'network';
  return error instanceof ServerError && error.status === TOO_MANY ? 'tooMany' : 'other';
}

const errorOf = (error: unknown): SearchError | null =>
  error instanceof Error ? { message: error.message, kind: kindOf(error) } : null;

type StoreDependencies = {
  settings: SearchSettings;
  language: Language;
  client: SearchClient;
  history: Pick<SearchHistory, 'url' | 'push' | 'replace' | 'listen'>;
  /** Called when a search is followed by another one that refines it: once for each search that was counted. */
  onRefined?: (keyword: string, refinement: Refinement, outcome: NewOutcome) => void;
};

/**
 * Holds the view of the search screen and moves it from one state to the next. Every change aborts the search
 * before it, and a response that arrives nevertheless is dropped: a stale response can never win (S-26).
 */
export class SearchStore {
  readonly #settings: SearchSettings;
  readonly #language: Language;
  readonly #client: SearchClient;
  readonly #history: StoreDependencies['history'];
  readonly #onRefined: StoreDependencies['onRefined'];
  readonly #outcomes = new SearchOutcomes();
  readonly #listeners = new Set<() => void>();
  /** Cached views by URL, so that going back shows what was there before. */
  readonly #cached = new Map<string, SearchView>();
  #view: SearchView;
  #running = new AbortController();

  constructor(first: SearchView, { settings, language, client, history, onRefined }: StoreDependencies) {
    this.#view = first;
    this.#settings = settings;
    this.#language = language;
    this.#client = client;
    this.#history = history;
    this.#onRefined = onRefined;
    this.#outcomes.add(first.shownState);
    this.#cache(first);
  }

  readonly getView = (): SearchView => this.#view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Handles going back and forward until the returned function is called. */
  readonly start = (): (() => void) => {
    const stop = this.#history.listen((url, scroll) => this.#restore(url, scroll));
    this.#catchUp();
    return () => {
      this.#running.abort();
      stop();
    };
  };

  /** The visitor may have gone back before anything listened: the server's view is of another address then. */
  #catchUp(): void {
    const state = this.#stateAt(this.#history.url);
    if (this.urlOf(state) !== this.urlOf(this.#view.state)) void this.#search(state, null);
  }

  #stateAt(url: RawUrl): SearchState {
    return parseSearchUrl(url, this.#settings, knownValuesOf(this.#view.response));
  }

  urlOf(state: SearchState): string {
    return toSearchUrl(state, this.#settings, knownValuesOf(this.#view.response));
  }

  /** Changes the state, with a new URL and a new search, but only if it differs from the current one (S-16). */
  change(state: SearchState): void {
    const url = this.urlOf(state);
    if (url === this.urlOf(this.#view.state)) return;
    this.#recordRefinement(state);
    this.#history.push(url);
    void this.#search(state, null);
  }

  /** Records that a result of the shown search was chosen. @returns null if it is not to be reported */
  choose(): NewOutcome | null {
    return this.#outcomes.record(this.#view.shownState, 'chosen');
  }

  #recordRefinement(next: SearchState): void {
    const { shownState } = this.#view;
    const refinement = refinementOf(shownState, next);
    const outcome = refinement && this.#outcomes.record(shownState, refinement);
    if (outcome) this.#onRefined?.(shownState.keyword, refinement, outcome);
  }

  /** Repeats a failed search. */
  retry(): void {
    void this.#search(this.#view.state, null);
  }

  #restore(url: RawUrl, scroll: number | null): void {
    const state = this.#stateAt(url);
    const address = this.urlOf(state);
    if (address === this.urlOf(this.#view.state)) {
      // Only the fragment differs, as after using the skip link: keep the results, restore the scroll position.
      this.#show({ ...this.#view, scroll });
      return;
    }
    const cached = this.#cached.get(address);
    if (!cached) {
      void this.#search(state, scroll);
      return;
    }
    this.#running.abort();
    this.#show({ ...cached, version: this.#view.version + 1, scroll });
  }

  async #search(state: SearchState, scroll: number | null): Promise<void> {
    this.#running.abort();
    const running = new AbortController();
    this.#running = running;
    this.#show({ ...this.#view, state, phase: 'searching', error: null, scroll: null });
    try {
      await this.#load(state, scroll, running.signal);
    } catch (error) {
      if (running.signal.aborted) return;
      this.#show({
        ...this.#view,
        state,
        phase: 'failed',
        error: errorOf(error),
      });
    }
  }

  async #load(state: SearchState, scroll: number | null, signal: AbortSignal): Promise<void> {
    const found = await this.#client.search(toSearchRequest(state, this.#settings), signal);
    if (signal.aborted) return;
    const lastPage = Math.max(1, countPages(found.result_count, this.#settings.pageSize));
    if (state.page > lastPage) return this.#goToPage(withPage(state, lastPage), scroll);
    const response = orderFacets(found, this.#settings, this.#language);
    this.#outcomes.add(state);
    this.#show({ ...this.#view, response, shownState: state, cards: null });
    const nids = shownNids(response);
    const cards = nids.length === 0 ? [] : await this.#client.cards(nids, signal);
    if (signal.aborted) return;
    this.#show({ ...this.#view, cards, phase: 'ready', version: this.#view.version + 1, scroll });
    this.#cache(this.#view);
  }

  /** Content was removed in the meantime, so the requested page no longer exists (S-24). */
  #goToPage(state: SearchState, scroll: number | null): void {
    this.#history.replace(this.urlOf(state));
    void this.#search(state, scroll);
  }

  #show(view: SearchView): void {
    this.#view = view;
    for (const listener of this.#listeners) listener();
  }

  #cache(view: SearchView): void {
    const url = this.urlOf(view.state);
    this.#cached.delete(url);
    this.#cached.set(url, view);
    const [oldest] = this.#cached.keys();
    if (this.#cached.size > CACHED_VIEWS && oldest !== undefined) this.#cached.delete(oldest);
  }
}
