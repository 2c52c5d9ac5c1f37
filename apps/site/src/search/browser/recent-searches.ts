import type { Language } from '@keelstone/model/language';
import {
  mayKeepPreferences,
  onPreferencesDecided,
  RECENT_SEARCHES_KEY,
} from '../../shell/device-preferences.ts';
import { cleanKeyword, KEYWORD_LENGTH } from '../url/search-state.ts';

/** How many are offered: a longer list is no help to the person who has to read it. */
export const RECENT_LIMIT = 6;

const NONE: readonly string[] = [];

/** The searches of one language in the stored value, which may contain anything. */
function listIn(stored: unknown, language: Language): readonly string[] {
  const list = (stored as Partial<Record<Language, unknown>> | null)?.[language];
  if (!Array.isArray(list)) return NONE;
  const keywords = list.filter((each) => typeof each === 'string' && each.length <= KEYWORD_LENGTH);
  return [...new Set(keywords.map(cleanKeyword).filter(Boolean))].slice(0, RECENT_LIMIT);
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/**
 * The recent searches of one language, newest first, stored on the visitor's device (S-26). Nothing is read or
 * written without consent, and nothing is sent anywhere.
 */
export class RecentSearches {
  readonly #language: Language;
  readonly #listeners = new Set<() => void>();
  #text: string | null = null;
  #list: readonly string[] = NONE;

  constructor(language: Language) {
    this.#language = language;
  }

  /** The keywords; returns the same array until they change. */
  readonly read = (): readonly string[] => {
    const text = mayKeepPreferences() ? load() : null;
    if (text !== this.#text) {
      this.#text = text;
      this.#list = listIn(parse(text), this.#language);
    }
    return this.#list;
  };

  /** Calls back when they change, here or in another window. @returns a function that unsubscribes */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    const stop = onPreferencesDecided(listener);
    window.addEventListener('storage', listener);
    return () => {
      this.#listeners.delete(listener);
      stop();
      window.removeEventListener('storage', listener);
    };
  };

  /** Puts a keyword first; the oldest is dropped if there are too many. */
  add(keyword: string): void {
    const others = this.read().filter((each) => !isSame(each, keyword));
    this.#write([keyword, ...others].slice(0, RECENT_LIMIT));
  }

  remove(keyword: string): void {
    this.#write(this.read().filter((each) => each !== keyword));
  }

  /** Deletes the searches of all languages. */
  clear(): void {
    store(null);
    this.#tell();
  }

  #write(list: readonly string[]): void {
    if (!mayKeepPreferences()) return;
    store(JSON.stringify({ ...(parse(load()) as object | null), [this.#language]: list }));
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    // Not written by this code: ignored, and overwritten later.
    return null;
  }
}

function load(): string | null {
  try {
    return localStorage.getItem(RECENT_SEARCHES_KEY);
  } catch {
    // The browser does not allow this site to use storage.
    return null;
  }
}

function store(text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(RECENT_SEARCHES_KEY);
    else localStorage.setItem(RECENT_SEARCHES_KEY, text);
  } catch {
    // Storage is not allowed or full: the search works without it.
  }
}
