import type { Language } from '@keelstone/model/language';
import {
  mayKeepPreferences,
  onPreferencesDecided,
  RECENT_SEARCHES_KEY,
} from '../../shell/device-preferences.ts';
import { cleanKeyword, KEYWORD_LENGTH } from '../url/search-state.ts';

/** How many are offered: more than that is no help to whoever has to read them. */
export const RECENT_LIMIT = 6;

const NONE: readonly string[] = [];

/** What one language's searches are in what is kept: strings, whatever somebody has put there. */
function listIn(stored: unknown, language: Language): readonly string[] {
  const list = (stored as Partial<Record<Language, unknown>> | null)?.[language];
  if (!Array.isArray(list)) return NONE;
  const keywords = list.filter((each) => typeof each === 'string' && each.length <= KEYWORD_LENGTH);
  return [...new Set(keywords.map(cleanKeyword).filter(Boolean))].slice(0, RECENT_LIMIT);
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/**
 * The last searches of one language, newest first, on the visitor's own device (S-26). Nothing is read or written unless
 * they allow it, and nothing of it is sent anywhere.
 */
export class RecentSearches {
  readonly #language: Language;
  readonly #listeners = new Set<() => void>();
  #text: string | null = null;
  #list: readonly string[] = NONE;

  constructor(language: Language) {
    this.#language = language;
  }

  /** The keywords; the same array as long as they are the same. */
  readonly read = (): readonly string[] => {
    const text = mayKeepPreferences() ? load() : null;
    if (text !== this.#text) {
      this.#text = text;
      this.#list = listIn(parse(text), this.#language);
    }
    return this.#list;
  };

  /** Calls back when they change, here or in another window. @returns ends that */
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

  /** Puts a keyword first; the oldest goes when there are too many. */
  add(keyword: string): void {
    const others = this.read().filter((each) => !isSame(each, keyword));
    this.#write([keyword, ...others].slice(0, RECENT_LIMIT));
  }

  remove(keyword: string): void {
    this.#write(this.read().filter((each) => each !== keyword));
  }

  /** Forgets those of every language. */
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
    // Somebody else wrote there: it counts as nothing, and is written over.
    return null;
  }
}

function load(): string | null {
  try {
    return localStorage.getItem(RECENT_SEARCHES_KEY);
  } catch {
    // The browser lets this site keep nothing.
    return null;
  }
}

function store(text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(RECENT_SEARCHES_KEY);
    else localStorage.setItem(RECENT_SEARCHES_KEY, text);
  } catch {
    // The browser lets this site keep nothing, or nothing more: the search goes on without.
  }
}
