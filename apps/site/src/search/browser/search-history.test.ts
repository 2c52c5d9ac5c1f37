// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SearchHistory } from './search-history.ts';

const scrollTo = vi.fn();
vi.stubGlobal('scrollTo', scrollTo);
const stops: (() => void)[] = [];
const listen = (onTraverse = vi.fn()) => {
  const history = new SearchHistory();
  stops.push(history.listen(onTraverse));
  return { history, onTraverse };
};

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  scrollTo.mockClear();
});

describe('the history of the search screen', () => {
  it('S-16 notes how far a view was scrolled in its own entry, before the next one', () => {
    window.history.replaceState(null, '', '/search');
    const { history } = listen();
    const recorded: unknown[] = [];
    const replaceState = vi
      .spyOn(window.history, 'replaceState')
      .mockImplementation((state) => recorded.push(state));
    vi.stubGlobal('scrollY', 420);
    history.push('/search?page=2');
    expect(recorded).toEqual([{ scroll: 420 }]);
    replaceState.mockRestore();
    vi.stubGlobal('scrollY', 0);
  });

  it('S-16 tells where the entry was scrolled that the visitor goes back to', () => {
    const { onTraverse } = listen();
    window.history.replaceState(null, '', '/search?keyword=x');
    window.dispatchEvent(new PopStateEvent('popstate', { state: { scroll: 77 } }));
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    const url = { path: '/search', query: 'keyword=x' };
    expect(onTraverse.mock.calls).toEqual([
      [url, 77],
      [url, null],
    ]);
  });

  it('S-16 a reload returns to where the entry was scrolled', () => {
    window.history.replaceState({ scroll: 512 }, '', '/search');
    listen();
    expect(scrollTo).toHaveBeenCalledWith({ top: 512, behavior: 'instant' });
  });

  it('S-16 takes scrolling over, and hands it back when it ends', () => {
    listen();
    expect(window.history.scrollRestoration).toBe('manual');
    stops.splice(0)[0]?.();
    expect(window.history.scrollRestoration).toBe('auto');
  });
});
