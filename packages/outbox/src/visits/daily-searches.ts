import type { Language } from '@keelstone/model';
import { countedKeyword, OTHER_WORDS } from './counted-keyword.ts';

/** Searches of one day that are counted together. */
export type CountedSearch = {
  /** Such as 2026-11-21, in UTC. */
  day: string;
  language: Language;
  keyword: string;
  hasResults: boolean;
};

/** What became of a search. */
export type CountedOutcome = Omit<CountedSearch, 'hasResults'> & {
  /**
   * `most_words`: no page had all its words, so those that come closest were shown. `chosen`: a result was opened.
   * `refined`: the visitor searched again, in other words. `filtered`: the results were filtered or sorted.
   */
  outcome: 'most_words' | 'chosen' | 'refined' | 'filtered';
  /** Where the result was shown that was chosen, from 1; 0 for all other outcomes. */
  rank: number;
  /** Whether the visitor had not chosen, refined or filtered before; false for what the visitor did not do. */
  isFirst: boolean;
};

/** What may be counted by now. */
export type Released = { searches: CountedSearch[]; outcomes: CountedOutcome[] };

/** A keyword is stored in words once it has been searched for this many times in a day. */
const OFTEN = 3;

/** The maximum number of keywords below that threshold, so that invented keywords cannot fill the memory. */
const MOST_RARE = 10_000;
/**
 * How many keywords of a day may begin with one network, so that it can neither keep the words of all others from being
 * stored, nor fill the database with its own, of which each takes three searches.
 */
const KEYWORDS_PER_NETWORK = 500;

/** How many may begin in a day, which also limits how many networks are remembered. */
const MOST_BEGUN = 50_000;

/** The maximum number of outcomes that are held back for a keyword, which are invented, too, if they are more. */
const MOST_OUTCOMES = 20;

const nothing = (): Released => ({ searches: [], outcomes: [] });

/**
 * Holds back rare keywords (S-26), because their words might be personal. Those that are still rare when the day
 * ends are counted without their words.
 */
export class DailySearches {
  #day = '';
  readonly #rare = new Map<string, Released>();
  readonly #often = new Set<string>();
  /** How many keywords each network was the first to bring. */
  readonly #begun = new Map<string, number>();
  #allBegun = 0;

  /** Adds one search. @param network the hashed IP address @returns what may be stored by now */
  add(search: CountedSearch, network: string): Released {
    const ended = this.#turnTo(search.day);
    return join(ended, this.#take({ ...search, keyword: countedKeyword(search.keyword) }, network));
  }

  /** Adds what became of one search. @param network as for `add` @returns what may be stored by now */
  addOutcome(outcome: CountedOutcome, network: string): Released {
    const ended = this.#turnTo(outcome.day);
    return join(ended, this.#takeOutcome({ ...outcome, keyword: countedKeyword(outcome.keyword) }, network));
  }

  /** Ends the day. @returns its rare searches, without their words */
  end(): Released {
    const rare = [...this.#rare.values()].reduce(join, nothing());
    this.#rare.clear();
    this.#often.clear();
    this.#begun.clear();
    this.#allBegun = 0;
    return { searches: rare.searches.map(withoutWords), outcomes: rare.outcomes.map(withoutWords) };
  }

  #turnTo(day: string): Released {
    const ended = day === this.#day ? nothing() : this.end();
    this.#day = day;
    return ended;
  }

  #take(search: CountedSearch, network: string): Released {
    const name = nameOf(search);
    if (this.#isStored(search)) return { searches: [search], outcomes: [] };
    const held = this.#hold(name, network);
    if (!held) return { searches: [withoutWords(search)], outcomes: [] };
    held.searches.push(search);
    if (held.searches.length < OFTEN) return nothing();
    this.#rare.delete(name);
    if (this.#often.size < MOST_RARE) this.#often.add(name);
    return held;
  }

  #takeOutcome(outcome: CountedOutcome, network: string): Released {
    if (this.#isStored(outcome)) return { searches: [], outcomes: [outcome] };
    const held = this.#hold(nameOf(outcome), network);
    if (!held || held.outcomes.length >= MOST_OUTCOMES)
      return { searches: [], outcomes: [withoutWords(outcome)] };
    held.outcomes.push(outcome);
    return nothing();
  }

  #isStored(counted: Pick<CountedSearch, 'language' | 'keyword'>): boolean {
    return counted.keyword === OTHER_WORDS || this.#often.has(nameOf(counted));
  }

  /** What is held back of a keyword; undefined if there is no room for another one. */
  #hold(name: string, network: string): Released | undefined {
    const held = this.#rare.get(name);
    if (held || this.#rare.size >= MOST_RARE) return held;
    const begun = this.#begun.get(network) ?? 0;
    if (begun >= KEYWORDS_PER_NETWORK || this.#allBegun >= MOST_BEGUN) return undefined;
    this.#begun.set(network, begun + 1);
    this.#allBegun += 1;
    const first = nothing();
    this.#rare.set(name, first);
    return first;
  }
}

const nameOf = ({ language, keyword }: Pick<CountedSearch, 'language' | 'keyword'>) =>
  `${language} ${keyword}`;

const join = (a: Released, b: Released): Released => ({
  searches: [...a.searches, ...b.searches],
  outcomes: [...a.outcomes, ...b.outcomes],
});

const withoutWords = <Each extends { keyword: string }>(each: Each): Each => ({
  ...each,
  keyword: OTHER_WORDS,
});
