import type { CountedSearch } from './daily-searches.ts';
import { suggestedKeyword } from './suggested-keyword.ts';

/**
 * A search may be suggested once this many networks have made it on one day. One person rarely uses more than three
 * (home, work, telephone), so five cannot be one person, and hardly a household. An office or a carrier's customers
 * share an address and count once, which errs on the safe side.
 */
export const ENOUGH_NETWORKS = 5;

/** How many keywords one network can contribute to in a day, so that it cannot fill the memory for all others. */
const KEYWORDS_PER_NETWORK = 100;

/** The maximum number of pairs of keyword and network: some ten megabytes. */
const MOST_PAIRS = 100_000;

/** A keyword that enough networks searched for on a day. */
export type CommonSearch = Pick<CountedSearch, 'day' | 'language' | 'keyword'> & { networks: number };

/** The result that was chosen, and how much the choice counts. */
type Choice = { nid: number; weight: number };

type Networks = { seen: Set<string>; weight: number };

/**
 * Counts for each keyword of a day how many networks searched for it and found something (S-5), or for each page how
 * many chose it for a keyword (S-26). A network counts once, however often it comes, so that it cannot make anything
 * popular. The networks are hashed IP addresses, which are deleted when the day ends.
 */
export class DailyNetworks {
  #day = '';
  #pairs = 0;
  readonly #networks = new Map<string, Networks>();
  readonly #keywords = new Map<string, number>();

  /**
   * Adds one search, or one choice among its results. Of several by the same network, the first counts.
   *
   * @param network the hashed IP address
   * @returns the keyword with the number of its networks and the sum of the weights of their choices, if the number has
   * grown and is enough
   */
  add(
    { day, language, keyword, hasResults }: CountedSearch,
    network: string,
    { nid, weight }: Choice = { nid: 0, weight: 0 },
  ): (CommonSearch & { weight: number }) | null {
    if (day !== this.#day) this.#begin(day);
    const words = hasResults ? suggestedKeyword(keyword) : null;
    if (words === null) return null;
    const name = `${language} ${nid} ${words}`;
    const networks = this.#networks.get(name) ?? { seen: new Set(), weight: 0 };
    const contributed = this.#keywords.get(network) ?? 0;
    const isFull = this.#pairs >= MOST_PAIRS || contributed >= KEYWORDS_PER_NETWORK;
    if (networks.seen.has(network) || isFull) return null;
    networks.seen.add(network);
    networks.weight += weight;
    this.#networks.set(name, networks);
    this.#keywords.set(network, contributed + 1);
    this.#pairs += 1;
    if (networks.seen.size < ENOUGH_NETWORKS) return null;
    return { day, language, keyword: words, networks: networks.seen.size, weight: networks.weight };
  }

  #begin(day: string): void {
    this.#day = day;
    this.#pairs = 0;
    this.#networks.clear();
    this.#keywords.clear();
  }
}
