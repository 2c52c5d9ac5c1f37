import { type RawUrl, splitUrl } from '../url/search-url.ts';

/** How long after the last scroll event the position is recorded, in milliseconds. */
const SCROLL_PAUSE = 120;

/** Called when the visitor goes back or forward; `scroll` is the recorded scroll position of that view, if any. */
type OnTraverse = (url: RawUrl, scroll: number | null) => void;

/** The scroll position recorded in a history entry. */
function storedScroll(state: { scroll?: unknown } | null): number | null {
  return typeof state?.scroll === 'number' ? state.scroll : null;
}

/**
 * The browser's history for the search screen. Each entry stores its scroll position, because the browser
 * restores it before the results are there (S-16).
 */
export class SearchHistory {
  #timer: ReturnType<typeof setTimeout> | undefined;

  get url(): RawUrl {
    return splitUrl(location.pathname + location.search);
  }

  push(url: string): void {
    this.#storeScroll();
    history.pushState({ scroll: window.scrollY }, '', url);
  }

  replace(url: string): void {
    history.replaceState(history.state, '', url);
  }

  /** Listens until the returned function is called. */
  listen(onTraverse: OnTraverse): () => void {
    const listening = new AbortController();
    const options = { signal: listening.signal };
    const takeOver = () => {
      history.scrollRestoration = 'manual';
    };
    takeOver();
    // After a reload the browser may not have restored the position, because we have disabled scroll
    // restoration.
    const stored = storedScroll(history.state);
    if (stored !== null && window.scrollY === 0) window.scrollTo({ top: stored, behavior: 'instant' });
    window.addEventListener('popstate', (event) => this.#traverse(event, onTraverse), options);
    window.addEventListener('scroll', () => this.#storeScrollSoon(), { ...options, passive: true });
    // A visitor who comes back from another page gets a complete document, for which the browser restores the
    // position best.
    window.addEventListener('pagehide', () => this.#handBack(), options);
    window.addEventListener('pageshow', takeOver, options);
    return () => {
      listening.abort();
      this.#handBack();
    };
  }

  #traverse(event: PopStateEvent, onTraverse: OnTraverse): void {
    clearTimeout(this.#timer);
    onTraverse(this.url, storedScroll(event.state));
  }

  #storeScrollSoon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#storeScroll(), SCROLL_PAUSE);
  }

  #storeScroll(): void {
    clearTimeout(this.#timer);
    history.replaceState({ ...history.state, scroll: window.scrollY }, '');
  }

  #handBack(): void {
    this.#storeScroll();
    history.scrollRestoration = 'auto';
  }
}
