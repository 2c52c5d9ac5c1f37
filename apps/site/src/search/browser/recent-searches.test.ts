// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { decidePreferences, RECENT_SEARCHES_KEY } from '../../shell/device-preferences.ts';
import { RECENT_LIMIT, RecentSearches } from './recent-searches.ts';

const kept = () => localStorage.getItem(RECENT_SEARCHES_KEY);

beforeEach(() => decidePreferences(true));
afterEach(() => {
  vi.restoreAllMocks();
  decidePreferences(false);
});

describe('recent searches', () => {
  it('S-26 are the newest first, each once whatever its case, and no more than six', () => {
    const recent = new RecentSearches('en');
    for (const keyword of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'C']) recent.add(keyword);
    expect(recent.read()).toEqual(['C', 'g', 'f', 'e', 'd', 'b']);
    expect(recent.read()).toHaveLength(RECENT_LIMIT);
  });

  it('S-26 belong to a language; forgetting one leaves the others, forgetting all leaves nothing', () => {
    const [english, german] = [new RecentSearches('en'), new RecentSearches('de')];
    english.add('claims');
    english.add('audit');
    german.add('Schaden');
    english.remove('audit');
    expect([english.read(), german.read()]).toEqual([['claims'], ['Schaden']]);
    english.clear();
    expect([english.read(), german.read(), kept()]).toEqual([[], [], null]);
  });

  it('S-26 T-4 are neither read nor written without consent, and deleted when it is withdrawn', () => {
    const recent = new RecentSearches('en');
    const told = vi.fn();
    const stop = recent.subscribe(told);
    recent.add('claims');
    decidePreferences(false);
    expect([kept(), recent.read()]).toEqual([null, []]);
    recent.add('audit');
    expect(kept()).toBeNull();
    localStorage.setItem(RECENT_SEARCHES_KEY, '{"en":["audit"]}');
    expect(recent.read()).toEqual([]);
    expect(told).toHaveBeenCalledTimes(2);
    stop();
    decidePreferences(true);
    expect(told).toHaveBeenCalledTimes(2);
  });

  it.each(['{', '7', '"en"', '[]', '{"en":"a"}', '{"en":[1,null,{"a":1}]}', `{"en":["${'a'.repeat(300)}"]}`])(
    'S-26 come to nothing where somebody has written something else: %s',
    (text) => {
      localStorage.setItem(RECENT_SEARCHES_KEY, text);
      const recent = new RecentSearches('en');
      expect(recent.read()).toEqual([]);
      recent.add('claims');
      expect(recent.read()).toEqual(['claims']);
    },
  );

  it('S-26 are the same array while nothing changes, and follow other windows', () => {
    const recent = new RecentSearches('en');
    recent.add('claims');
    expect(recent.read()).toBe(recent.read());
    const told = vi.fn();
    const stop = recent.subscribe(told);
    localStorage.setItem(RECENT_SEARCHES_KEY, '{"en":["audit"]}');
    window.dispatchEvent(new Event('storage'));
    expect([told.mock.calls.length, recent.read()]).toEqual([1, ['audit']]);
    stop();
  });

  it('S-26 are left out where the browser keeps nothing', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
    const recent = new RecentSearches('en');
    recent.add('claims');
    recent.clear();
    decidePreferences(false);
    expect(recent.read()).toEqual([]);
  });
});
