import { type RawUrl, splitUrl } from '../url/search-url.ts';

/** How long after the last scroll its place is noted, in milliseconds. */
const SCROLL_PAUSE = 120;

/** Called when the visitor goes back or forward; `scroll` is where that view stood, when it is known. */
type OnTraverse = (url: RawUrl, scroll: number | null) => void;

/** How far an entry was scrolled, when that was noted in it. */
function storedScroll(state: { scroll?: unknown } | null): number | null {
  return typeof state?.scroll === 'number' ? state.scroll : null;
}

/**
 * The browser's history for the search screen. Each entry remembers how far it was scrolled, because the browser
 * restores a scroll position before the results are there (S-16).
 */
export class SearchHistory {
  #timer: ReturnType<typeof setTimeout> | undefined;

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
    // After a reload the browser may not have gone back to where it was, because scrolling was taken over.
    const stored = storedScroll(history.state);
    if (stored !== null && window.scrollY === 0) window.scrollTo({ top: stored, behavior: 'instant' });
    window.addEventListener('popstate', (event) => this.#traverse(event, onTraverse), options);
    window.addEventListener('scroll', () => this.#storeScrollSoon(), { ...options, passive: true });
    // Whoever comes back from another page gets a complete document: that, the browser restores best itself.
    window.addEventListener('pagehide', () => this.#handBack(), options);
    window.addEventListener('pageshow', takeOver, options);
    return () => {
      listening.abort();
      this.#handBack();
    };
  }

  #traverse(event: PopStateEvent, onTraverse: OnTraverse): void {
    clearTimeout(this.#timer);
    onTraverse(splitUrl(location.pathname + location.search), storedScroll(event.state));
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
