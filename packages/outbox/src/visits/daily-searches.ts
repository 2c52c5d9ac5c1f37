import type { Language } from '@keelstone/model';
import type { Counted } from './batched-counts.ts';
import { countedKeyword, OTHER_WORDS } from './counted-keyword.ts';

/** Searches of one day that are counted together. */
export type CountedSearch = {
  /** Such as 2026-11-21, in UTC. */
  day: string;
  language: Language;
  keyword: string;
  hasResults: boolean;
};

/** A keyword is stored in words once it has been searched for this many times in a day. */
const OFTEN = 3;

/** The maximum number of keywords below that threshold, so that invented keywords cannot fill the memory. */
const MOST_RARE = 10_000;

/**
 * Holds back rare keywords (S-26), because their words might be personal. Those that are still rare when the day
 * ends are counted without their words.
 */
export class DailySearches {
  #day = '';
  readonly #rare = new Map<string, CountedSearch[]>();
  readonly #often = new Set<string>();

  /** Adds one search. @returns the counts that may be stored by now */
  add(search: CountedSearch): Counted<CountedSearch>[] {
    const ended = search.day === this.#day ? [] : this.end();
    this.#day = search.day;
    return [...ended, ...this.#take({ ...search, keyword: countedKeyword(search.keyword) })];
  }

  /** Ends the day. @returns the counts of its rare searches, without their words */
  end(): Counted<CountedSearch>[] {
    const rare = [...this.#rare.values()].flat();
    this.#rare.clear();
    this.#often.clear();
    return rare.map((search) => withoutWords(search));
  }

  #take(search: CountedSearch): Counted<CountedSearch>[] {
    const { language, keyword } = search;
    const name = `${language} ${keyword}`;
    if (keyword === OTHER_WORDS || this.#often.has(name)) return [{ what: search, count: 1 }];
    const earlier = this.#rare.get(name);
    if (!earlier && this.#rare.size >= MOST_RARE) return [withoutWords(search)];
    const all = [...(earlier ?? []), search];
    if (all.length < OFTEN) {
      this.#rare.set(name, all);
      return [];
    }
    this.#rare.delete(name);
    if (this.#often.size < MOST_RARE) this.#often.add(name);
    return all.map((what) => ({ what, count: 1 }));
  }
}

const withoutWords = (search: CountedSearch): Counted<CountedSearch> => ({
  what: { ...search, keyword: OTHER_WORDS },
  count: 1,
});
