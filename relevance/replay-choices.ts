import { createRandom } from '@keelstone/contours/seeded-random';
import { keywordToKeys, type Language } from '@keelstone/model';
import {
  createSearchIndex,
  RANKING,
  type Ranking,
  type SearchDocument,
  type SynonymRule,
} from '@keelstone/search-index';
import { choiceWeight } from '../packages/outbox/src/visits/choice-weight.ts';
import { DailyNetworks } from '../packages/outbox/src/visits/daily-networks.ts';
import type { JudgedQuery } from './judged-query.ts';
import { ndcgOf } from './scores.ts';

/** As in the database (`search-choices.ts`). */
const HALF_LIFE_DAYS = 30;
const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(2026, 0, 1);
const SHOWN = 10;

/** How probably a result that is looked at is chosen, by its grade: some are disappointed, some are curious. */
const CHOSEN = [0.04, 0.2, 0.45, 0.75] as const;

/** A query with its known truth. */
export type ReplayedQuery = Pick<JudgedQuery, 'keyword' | 'keys' | 'grades'>;

/** Somebody who wants a page to be first for a query. */
export type Attack = { keyword: string; url: string; networks: number; clicksADay: number };

export type Replay = {
  days: number;
  /** Searches by visitors, each from a network of its own; the queries' frequencies are Zipf's. */
  searchesADay: number;
  /**
   * A result at rank r is looked at with the probability r to the power of −attention. The index assumes 1: any other
   * value tests what happens if the assumption is wrong.
   */
  attention: number;
  seed: string;
  language?: Language;
  synonyms?: readonly SynonymRule[];
  attacks?: readonly Attack[];
  ranking?: Ranking;
  /** How much a choice counts, by its rank. */
  weigh?: (rank: number) => number;
};

export type Replayed = {
  /** Mean nDCG@10 of what visitors see on a day without choices, and after the last day. */
  before: number;
  after: number;
  /** Queries for which anything was learned. */
  learned: number;
  /** URLs by query, after the last day. */
  results: ReadonlyMap<string, readonly string[]>;
};

/** As the database records it, by keyword, page and day. */
type Recorded = Map<string, Map<number, Map<number, number>>>;

/** What the CMS would publish on a day. */
function choicesOn(today: number, recorded: Recorded) {
  const decayed = (days: ReadonlyMap<number, number>) =>
    [...days].reduce((sum, [day, weight]) => sum + weight * 0.5 ** ((today - day) / HALF_LIFE_DAYS), 0);
  return [...recorded].map(([keyword, pages]) => ({
    keys: keywordToKeys(keyword),
    pages: [...pages].map(([nid, days]) => ({ nid, weight: decayed(days) })),
  }));
}

/** By query, how often it is made, in sum 1: the nth most frequent has a share of 1/n of the first. */
function zipf(count: number): number[] {
  const shares = Array.from({ length: count }, (_, i) => 1 / (i + 1));
  const sum = shares.reduce((total, share) => total + share, 0);
  return shares.map((share) => share / sum);
}

/**
 * Replays days of searches whose visitors want what the grades say: they look at results by their rank, choose by
 * grade, and by mistake. The first query is the most frequent. Choices are counted, published once a day and used by the index as in operation.
 */
export function replayChoices(
  documents: readonly SearchDocument[],
  queries: readonly ReplayedQuery[],
  replay: Replay,
): Replayed {
  const { ranking = RANKING, weigh = choiceWeight, attacks = [], synonyms = [] } = replay;
  const random = createRandom(replay.seed);
  const index = createSearchIndex({ language: replay.language ?? 'en', ranking });
  for (const document of documents) index.add(document);
  index.setRules({ synonyms, pinned: [] });
  const urlOf = new Map(documents.map(({ nid, url }) => [nid, url]));
  const nidOf = new Map(documents.map(({ nid, url }) => [url, nid]));
  const shares = zipf(queries.length);
  const ask = ({ keys }: ReplayedQuery) =>
    index.search({
      keys,
      conjunction: 'AND',
      fallback: true,
      conditions: [],
      sort: [{ field: 'relevance', direction: 'DESC' }],
      offset: 0,
      limit: SHOWN,
      facets: [],
    }).nids;
  const urlsFor = (query: ReplayedQuery) => ask(query).map((nid) => urlOf.get(nid) ?? '');
  const score = () =>
    queries.reduce(
      (sum, query, i) => sum + (shares[i] as number) * ndcgOf({ query, results: urlsFor(query) }),
      0,
    );
  const before = score();
  const recorded: Recorded = new Map();
  const daily = new DailyNetworks();

  /** The last number of a pair on a day is its greatest. */
  const choose = (day: number, keyword: string, network: string, nid: number, rank: number) => {
    const date = new Date(FIRST_DAY + day * DAY_MS).toISOString().slice(0, 10);
    const search = { day: date, language: 'en' as const, keyword, hasResults: true };
    const chosen = daily.add(search, network, { nid, weight: weigh(rank) });
    if (!chosen) return;
    const pages = recorded.get(chosen.keyword) ?? new Map<number, Map<number, number>>();
    recorded.set(chosen.keyword, pages.set(nid, (pages.get(nid) ?? new Map()).set(day, chosen.weight)));
  };

  const pick = (): number => {
    let left = random();
    const found = shares.findIndex((share) => {
      left -= share;
      return left < 0;
    });
    return Math.max(found, 0);
  };

  const visit = (day: number, visitor: number, shown: readonly (readonly number[])[]) => {
    const place = pick();
    const { keyword, grades } = queries[place] as ReplayedQuery;
    for (const [i, nid] of (shown[place] as readonly number[]).entries()) {
      const isSeen = random() < (i + 1) ** -replay.attention;
      const grade = grades.get(urlOf.get(nid) ?? '') ?? 0;
      if (isSeen && random() < CHOSEN[grade]) choose(day, keyword, `visitor ${visitor}`, nid, i + 1);
    }
  };

  const forge = (day: number, { keyword, url, networks, clicksADay }: Attack) => {
    for (let click = 0; click < clicksADay; click += 1)
      choose(day, keyword, `attacker ${click % networks}`, nidOf.get(url) ?? 0, 1000);
  };

  for (let day = 0; day < replay.days; day += 1) {
    const shown = queries.map(ask);
    for (let visitor = 0; visitor < replay.searchesADay; visitor += 1) visit(day, visitor, shown);
    for (const attack of attacks) forge(day, attack);
    index.setRules({ synonyms, pinned: [], choices: choicesOn(day + 1, recorded) });
  }
  return {
    before,
    after: score(),
    learned: recorded.size,
    results: new Map(queries.map((query) => [query.keyword, urlsFor(query)])),
  };
}
