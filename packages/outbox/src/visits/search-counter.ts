import type { Language } from '@keelstone/model';
import { HashedAddresses } from '@keelstone/model/requests/hashed-addresses';
import { BatchedCounts, type CounterOptions } from './batched-counts.ts';
import { choiceWeight } from './choice-weight.ts';
import { type CommonSearch, DailyNetworks } from './daily-networks.ts';
import { type CountedOutcome, type CountedSearch, DailySearches, type Released } from './daily-searches.ts';

/** Ranks from this one on are counted together. */
const FURTHER_RANK = 11;

type CountedClick = { day: string; language: Language; nid: number };

type CountedChoice = CommonSearch & { nid: number; weight: number };

/** A result that was chosen. */
type Click = {
  /** Of a published node; other ids are ignored. */
  nid: number;
  language: Language;
  /** What it was chosen for; absent if choices do not count. */
  asked?: {
    /** With the characters of S-3 removed. */
    keyword: string;
    /** Where the result was shown, from 1. */
    rank: number;
  };
};

const searchKind = {
  name: 'Searches',
  storedBy: 'count_searches',
  columns: ['day', 'language', 'keyword', 'hasResults'] as const,
  addsUp: true,
};

/** One search. */
type Search = Omit<CountedSearch, 'day'> & {
  /** Set if no page had all words, and those with most of them were the results. */
  hasMostWords?: true;
};

/** What became of one search. */
type Outcome = Omit<CountedOutcome, 'day' | 'outcome'> & {
  outcome: 'chosen' | 'refined' | 'filtered';
};

const outcomeKind = {
  name: 'Outcomes of searches',
  storedBy: 'count_search_outcomes',
  columns: ['day', 'language', 'keyword', 'outcome', 'rank', 'isFirst'] as const,
  addsUp: true,
};

const clickKind = {
  name: 'Clicks on results',
  storedBy: 'count_search_clicks',
  columns: ['day', 'language', 'nid'] as const,
  addsUp: true,
};

const commonKind = {
  name: 'Common searches',
  storedBy: 'record_common_searches',
  columns: ['day', 'language', 'keyword', 'networks'] as const,
  addsUp: false,
};

const choiceKind = {
  name: 'Choices of results',
  storedBy: 'record_search_choices',
  columns: ['day', 'language', 'keyword', 'nid', 'networks', 'weight'] as const,
  addsUp: false,
};

type Options = CounterOptions & {
  /** Returns the current time, in milliseconds since 1970. */
  now?: () => number;
};

/**
 * Counts what visitors search for and which results they choose, as daily totals (S-26). Keywords that are rare
 * in this process on a day are counted without their words. Keywords that many networks search for are recorded as
 * common (S-5), and so are the results that many networks choose for them.
 */
export class SearchCounter {
  readonly #searches: BatchedCounts<CountedSearch>;
  readonly #outcomes: BatchedCounts<CountedOutcome>;
  readonly #clicks: BatchedCounts<CountedClick>;
  readonly #common: BatchedCounts<CommonSearch>;
  readonly #choices: BatchedCounts<CountedChoice>;
  readonly #daily = new DailySearches();
  readonly #networks = new DailyNetworks();
  readonly #choosing = new DailyNetworks();
  readonly #addresses = new HashedAddresses('site');
  readonly #now: () => number;

  constructor({ now = Date.now, ...options }: Options) {
    this.#searches = new BatchedCounts(searchKind, options);
    this.#outcomes = new BatchedCounts(outcomeKind, options);
    this.#clicks = new BatchedCounts(clickKind, options);
    this.#common = new BatchedCounts(commonKind, options);
    this.#choices = new BatchedCounts(choiceKind, options);
    this.#now = now;
  }

  /**
   * Counts one search.
   *
   * @param search its keyword, with the characters of S-3 removed
   * @param address the visitor's IP address, of which only a hash is held, in memory and until the day ends
   */
  count({ hasMostWords, ...search }: Search, address: string): void {
    const counted = { day: this.#today(), ...search };
    const { day, language, keyword } = counted;
    const network = this.#addresses.of(address);
    if (hasMostWords) {
      const outcome = { day, language, keyword, outcome: 'most_words', rank: 0, isFirst: false } as const;
      this.#record(this.#daily.addOutcome(outcome, network));
    }
    this.#record(this.#daily.add(counted, network));
    const common = this.#networks.add(counted, network);
    if (common) this.#common.add(common);
  }

  /**
   * Counts what became of one search: its keyword has the characters of S-3 removed, or is empty if it is too long.
   *
   * @param address as for `count`
   */
  countOutcome(outcome: Outcome, address: string): void {
    const rank = Math.min(outcome.rank, FURTHER_RANK);
    const counted = { ...outcome, day: this.#today(), rank };
    this.#record(this.#daily.addOutcome(counted, this.#addresses.of(address)));
  }

  /**
   * Counts one chosen result.
   *
   * @param address as for `count`
   */
  countClick({ nid, language, asked }: Click, address: string): void {
    const day = this.#today();
    this.#clicks.add({ day, language, nid });
    if (!asked) return;
    const search = { day, language, keyword: asked.keyword, hasResults: true };
    const choice = { nid, weight: choiceWeight(asked.rank) };
    const chosen = this.#choosing.add(search, this.#addresses.of(address), choice);
    if (chosen) this.#choices.add({ ...chosen, nid });
  }

  /** Writes pending counts, and closes the connections. */
  async stop(): Promise<void> {
    this.#record(this.#daily.end());
    const counts = [this.#searches, this.#outcomes, this.#clicks, this.#common, this.#choices];
    await Promise.all(counts.map((each) => each.stop()));
  }

  #record({ searches, outcomes }: Released): void {
    for (const search of searches) this.#searches.add(search);
    for (const outcome of outcomes) this.#outcomes.add(outcome);
  }

  #today(): string {
    return new Date(this.#now()).toISOString().slice(0, 10);
  }
}
