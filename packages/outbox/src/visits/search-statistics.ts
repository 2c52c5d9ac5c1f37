import type { Language } from '@keelstone/model';
import type { Executor } from '@keelstone/read-model';
import { OTHER_WORDS } from './counted-keyword.ts';
import {
  type KeywordOrder,
  type KeywordStatistics,
  readKeywords,
  readTotals,
  TODAY,
} from './keyword-statistics.ts';

type KeywordCount = { keyword: string; queries: number };

type ClickCount = {
  nid: number;
  /** Of the published node; null if it is no longer published. */
  title: string | null;
  path: string | null;
  clicks: number;
};

/** What visitors of one language searched for over several days (S-26). */
export type SearchStatistics = {
  /** Every day, oldest first. */
  days: { day: string; queries: number; withoutResults: number; clicks: number }[];
  /** What became of all of them, whether or not their words are stored; null if there were none. */
  totals: KeywordStatistics | null;
  /** In the order that was asked for: most frequent first. */
  top: KeywordStatistics[];
  /** Most frequent first. */
  withoutResults: KeywordCount[];
  /** Those of which no page has all words, and whose results were the pages with most of them. */
  mostWords: KeywordCount[];
  clicked: ClickCount[];
  /** Queries whose words are not stored. */
  otherQueries: number;
};

type Query = { language: Language; days: number; limit: number; order?: KeywordOrder };

const daysOf = `
  select to_char(each.day, 'YYYY-MM-DD') as day, coalesce(sum(queries), 0) as queries,
    coalesce(sum(queries) filter (where not has_results), 0) as without_results,
    coalesce(sum(queries) filter (where keyword = '${OTHER_WORDS}'), 0) as other,
    coalesce(
      (select sum(clicks) from visits.search_clicks where search_clicks.day = each.day::date and language = $1), 0
    ) as clicks
  from generate_series(${TODAY} - $2::integer + 1, ${TODAY}, interval '1 day') as each (day)
  left join visits.search_queries on search_queries.day = each.day::date and search_queries.language = $1
  group by each.day order by each.day`;

const withoutResultsOf = `
  select keyword, sum(queries) as queries from visits.search_queries
  where language = $1 and day > ${TODAY} - $2::integer and keyword <> '${OTHER_WORDS}' and not has_results
  group by keyword order by 2 desc, 1 limit $3`;

const mostWordsOf = `
  select keyword, sum(searches) as queries from visits.search_outcomes
  where language = $1 and day > ${TODAY} - $2::integer and keyword <> '${OTHER_WORDS}' and outcome = 'most_words'
  group by keyword order by 2 desc, 1 limit $3`;

const clicksOf = `
  select clicked.nid, clicked.clicks, nodes.path, nodes.node->>'title' as title
  from (
    select nid, sum(clicks) as clicks from visits.search_clicks
    where language = $1 and day > ${TODAY} - $2::integer
    group by nid order by 2 desc, 1 limit $3
  ) as clicked
  left join published.nodes on nodes.nid = clicked.nid and nodes.language = $1
  order by clicked.clicks desc, clicked.nid`;

/**
 * Reads what visitors searched for.
 *
 * @param asked the number of days up to today (UTC), the maximum number of keywords and of results, and the order of
 * `top`
 */
export async function readSearchStatistics(executor: Executor, asked: Query): Promise<SearchStatistics> {
  const { language, days, limit } = asked;
  const perDay = (await executor.query(daysOf, [language, days])).rows;
  const countsOf = async (statement: string) =>
    (await executor.query(statement, [language, days, limit])).rows.map((row) => ({
      keyword: String(row.keyword),
      queries: Number(row.queries),
    }));
  const clicked = (await executor.query(clicksOf, [language, days, limit])).rows;
  return {
    days: perDay.map((row) => ({
      day: String(row.day),
      queries: Number(row.queries),
      withoutResults: Number(row.without_results),
      clicks: Number(row.clicks),
    })),
    totals: await readTotals(executor, asked),
    top: await readKeywords(executor, asked),
    withoutResults: await countsOf(withoutResultsOf),
    mostWords: await countsOf(mostWordsOf),
    clicked: clicked.map((row) => ({
      nid: Number(row.nid),
      title: row.title === null ? null : String(row.title),
      path: row.path === null ? null : String(row.path),
      clicks: Number(row.clicks),
    })),
    otherQueries: perDay.reduce((sum, row) => sum + Number(row.other), 0),
  };
}

/**
 * Reads the searches that found nothing, or no page with all words, with how often that was: most frequent first
 * (S-26).
 */
export async function readMissedSearches(
  executor: Executor,
  { language, days, limit }: Pick<Query, 'language' | 'days' | 'limit'>,
): Promise<KeywordCount[]> {
  const { rows } = await executor.query(
    `select keyword, sum(queries) as queries
     from ((${withoutResultsOf}) union all (${mostWordsOf})) as missed
     group by keyword order by 2 desc, 1 limit $3`,
    [language, days, limit],
  );
  return rows.map((row) => ({ keyword: String(row.keyword), queries: Number(row.queries) }));
}
