import type { Language } from '@keelstone/model';
import { HashedAddresses } from '@keelstone/model/requests/hashed-addresses';
import { BatchedCounts, type Counted, type CounterOptions } from './batched-counts.ts';
import { type CommonSearch, DailyNetworks } from './daily-networks.ts';
import { type CountedSearch, DailySearches } from './daily-searches.ts';

type CountedClick = { day: string; language: Language; nid: number };

const searchKind = {
  name: 'Searches',
  toStatement: (counted: readonly Counted<CountedSearch>[]) => ({
    text: 'select visits.count_searches($1, $2, $3, $4, $5)',
    values: [
      counted.map(({ what }) => what.day),
      counted.map(({ what }) => what.language),
      counted.map(({ what }) => what.keyword),
      counted.map(({ what }) => what.hasResults),
      counted.map(({ count }) => count),
    ],
  }),
};

const clickKind = {
  name: 'Clicks on results',
  toStatement: (counted: readonly Counted<CountedClick>[]) => ({
    text: 'select visits.count_search_clicks($1, $2, $3, $4)',
    values: [
      counted.map(({ what }) => what.day),
      counted.map(({ what }) => what.language),
      counted.map(({ what }) => what.nid),
      counted.map(({ count }) => count),
    ],
  }),
};

const commonKind = {
  name: 'Common searches',
  toStatement: (counted: readonly Counted<CommonSearch>[]) => ({
    text: 'select visits.record_common_searches($1, $2, $3, $4)',
    values: [
      counted.map(({ what }) => what.day),
      counted.map(({ what }) => what.language),
      counted.map(({ what }) => what.keyword),
      counted.map(({ what }) => what.networks),
    ],
  }),
};

type Options = CounterOptions & {
  /** Returns the current time, in milliseconds since 1970. */
  now?: () => number;
};

/**
 * Counts what visitors search for and which results they choose, as daily totals (S-26). Keywords that are rare
 * in this process on a day are counted without their words. Keywords that many networks search for are recorded as
 * common (S-5).
 */
export class SearchCounter {
  readonly #searches: BatchedCounts<CountedSearch>;
  readonly #clicks: BatchedCounts<CountedClick>;
  readonly #common: BatchedCounts<CommonSearch>;
  readonly #daily = new DailySearches();
  readonly #networks = new DailyNetworks();
  readonly #addresses = new HashedAddresses();
  readonly #now: () => number;

  constructor({ now = Date.now, ...options }: Options) {
    this.#searches = new BatchedCounts(searchKind, options);
    this.#clicks = new BatchedCounts(clickKind, options);
    this.#common = new BatchedCounts(commonKind, options);
    this.#now = now;
  }

  /**
   * Counts one search.
   *
   * @param search its keyword, with the characters of S-3 removed
   * @param address the visitor's IP address, of which only a hash is held, in memory and until the day ends
   */
  count(search: Omit<CountedSearch, 'day'>, address: string): void {
    const counted = { day: this.#today(), ...search };
    this.#note(this.#daily.add(counted));
    const common = this.#networks.add(counted, this.#addresses.of(address));
    if (common) this.#common.add(common);
  }

  /** Counts one chosen result. @param nid of a published node; other ids are ignored */
  countClick(nid: number, language: Language): void {
    this.#clicks.add({ day: this.#today(), language, nid });
  }

  /** Writes pending counts, and closes the connections. */
  async stop(): Promise<void> {
    this.#note(this.#daily.end());
    await Promise.all([this.#searches.stop(), this.#clicks.stop(), this.#common.stop()]);
  }

  #note(counted: readonly Counted<CountedSearch>[]): void {
    for (const { what, count } of counted) this.#searches.add(what, count);
  }

  #today(): string {
    return new Date(this.#now()).toISOString().slice(0, 10);
  }
}
