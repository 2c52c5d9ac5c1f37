import type { Language } from '@keelstone/model';
import type { Executor } from '@keelstone/read-model';
import { OTHER_WORDS } from './counted-keyword.ts';

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
  /** Most frequent first. */
  top: KeywordCount[];
  withoutResults: KeywordCount[];
  clicked: ClickCount[];
  /** Queries whose words are not stored. */
  otherQueries: number;
};

type Asked = { language: Language; days: number; limit: number };

/** Days are counted in UTC, whatever the time zone of the database. */
const TODAY = "(now() at time zone 'utc')::date";

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

const keywordsOf = (condition: string) => `
  select keyword, sum(queries) as queries from visits.search_queries
  where language = $1 and day > ${TODAY} - $2::integer and keyword <> '${OTHER_WORDS}' and ${condition}
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
 * @param asked the number of days up to today (UTC), and the maximum number of keywords and of results
 */
export async function readSearchStatistics(
  executor: Executor,
  { language, days, limit }: Asked,
): Promise<SearchStatistics> {
  const perDay = (await executor.query(daysOf, [language, days])).rows;
  const keywords = async (condition: string) =>
    (await executor.query(keywordsOf(condition), [language, days, limit])).rows.map((row) => ({
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
    top: await keywords('true'),
    withoutResults: await keywords('not has_results'),
    clicked: clicked.map((row) => ({
      nid: Number(row.nid),
      title: row.title === null ? null : String(row.title),
      path: row.path === null ? null : String(row.path),
      clicks: Number(row.clicks),
    })),
    otherQueries: perDay.reduce((sum, row) => sum + Number(row.other), 0),
  };
}
