import type { Language } from '@keelstone/model';
import type { Executor } from '@keelstone/read-model';
import { OTHER_WORDS } from './counted-keyword.ts';

/** Ranks 1 to 10, and all further ones. */
const RANKS = 11;

/** What became of the searches for a keyword, or of all searches (S-26). */
export type KeywordStatistics = {
  keyword: string;
  queries: number;
  withoutResults: number;
  /** Those whose results had only most of the words. */
  mostWords: number;
  /** The queries of days on which outcomes were counted: all shares refer to them. */
  observed: number;
  /** How many led to a choice, to a search in other words, or to filtering and sorting; one may have led to several. */
  chosen: number;
  refined: number;
  filtered: number;
  /** How many led to none of these. */
  exits: number;
  /** How many choices there were at each rank: of ranks 1 to 10, and of all further ones. */
  ranks: number[];
};

/** The order of keywords; all begin with the largest number. */
export const KEYWORD_ORDERS = ['queries', 'exits', 'failing', 'refined', 'lowest'] as const;
export type KeywordOrder = (typeof KEYWORD_ORDERS)[number];

/** Days are counted in UTC, whatever the time zone of the database. */
export const TODAY = "(now() at time zone 'utc')::date";

const CHOSEN_RANK = "sum(searches) filter (where outcome = 'chosen')";
/** Fewer searches say nothing about their share. */
const ENOUGH_FOR_A_SHARE = 5;

/** SQL by column of `read`. The median is that of the choices, as a rank. */
const ORDERS: Record<KeywordOrder, string> = {
  queries: 'queries',
  exits: 'exits',
  failing: `case when observed >= ${ENOUGH_FOR_A_SHARE} then exits / observed end`,
  refined: 'refined',
  lowest: 'mean_rank',
};

/**
 * Statistics by the given name. Outcomes have been counted since the first day that has any; before, nothing is known
 * of what became of searches.
 */
const read = (name: string, order: KeywordOrder) => `
  with asked as (
    select ${name} as keyword, sum(queries) as queries, sum(queries) filter (where not has_results) as without_results,
      coalesce(sum(queries) filter (where day >= (select min(day) from visits.search_outcomes)), 0) as observed
    from visits.search_queries where language = $1 and day > ${TODAY} - $2::integer
    group by 1
  ), by_rank as (
    select ${name} as keyword, outcome, rank, sum(searches) as searches, sum(firsts) as firsts
    from visits.search_outcomes where language = $1 and day > ${TODAY} - $2::integer
    group by 1, 2, 3
  ), outcomes as (
    select keyword, ${CHOSEN_RANK} as chosen,
      sum(searches) filter (where outcome = 'most_words') as most_words,
      sum(searches) filter (where outcome = 'refined') as refined,
      sum(searches) filter (where outcome = 'filtered') as filtered,
      sum(firsts) as firsts,
      sum(rank * searches) / nullif(${CHOSEN_RANK}, 0) as mean_rank,
      json_object_agg(rank, searches) filter (where outcome = 'chosen') as ranks
    from by_rank group by keyword
  ), joined as (
    select *, greatest(0, observed - coalesce(firsts, 0)) as exits from asked left join outcomes using (keyword)
  )
  select * from joined where $3 or keyword <> '${OTHER_WORDS}'
  order by ${ORDERS[order]} desc nulls last, queries desc, keyword limit $4`;

type Query = { language: Language; days: number; limit: number; order?: KeywordOrder };
type Row = Record<string, unknown>;

const count = (value: unknown): number => Number(value ?? 0);

function toStatistics(row: Row): KeywordStatistics {
  const ranks = (row.ranks ?? {}) as Record<string, number>;
  const observed = count(row.observed);
  return {
    keyword: String(row.keyword),
    queries: count(row.queries),
    withoutResults: count(row.without_results),
    mostWords: count(row.most_words),
    observed,
    // A visitor may go back to a search of an earlier day, or to one that another process holds back.
    chosen: Math.min(observed, count(row.chosen)),
    refined: Math.min(observed, count(row.refined)),
    filtered: Math.min(observed, count(row.filtered)),
    exits: count(row.exits),
    ranks: Array.from({ length: RANKS }, (_, place) => count(ranks[place + 1])),
  };
}

/** Reads the keywords that are stored in words, in the given order. */
export async function readKeywords(
  executor: Executor,
  { language, days, limit, order = 'queries' }: Query,
): Promise<KeywordStatistics[]> {
  const { rows } = await executor.query(read('keyword', order), [language, days, false, limit]);
  return rows.map(toStatistics);
}

/** Reads the sums over all searches; null if there were none. */
export async function readTotals(
  executor: Executor,
  { language, days }: Pick<Query, 'language' | 'days'>,
): Promise<KeywordStatistics | null> {
  const { rows } = await executor.query(read(`'${OTHER_WORDS}'::text`, 'queries'), [language, days, true, 1]);
  return rows[0] ? toStatistics(rows[0]) : null;
}

/**
 * The median of the ranks at which results were chosen: 11 stands for any further one; null without choices.
 *
 * @param ranks as in `KeywordStatistics`
 */
export function medianRank(ranks: readonly number[]): number | null {
  const all = ranks.reduce((sum, each) => sum + each, 0);
  let seen = 0;
  for (const [place, each] of ranks.entries()) {
    seen += each;
    if (all > 0 && seen * 2 >= all) return place + 1;
  }
  return null;
}
