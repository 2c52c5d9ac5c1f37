import type { Language } from '@keelstone/model';
import type { Executor } from '@keelstone/read-model';

/** After so many days, a choice counts half. */
const HALF_LIFE_DAYS = 30;

type Query = { language: Language; keywords: number; pages: number };

type SearchChoice = { keyword: string; pages: { nid: number; weight: number }[] };

/** Days are counted in UTC, whatever the time zone of the database. Weights below 1 are deleted. */
const read = `
  with decayed as (
    select keyword, nid, round(sum(weight * 0.5 ^ (
      ((now() at time zone 'utc')::date - day)::numeric / ${HALF_LIFE_DAYS})), 1) as weight
    from visits.search_choices where language = $1
    group by keyword, nid having sum(weight * 0.5 ^ (
      ((now() at time zone 'utc')::date - day)::numeric / ${HALF_LIFE_DAYS})) >= 1
  ), ranked as (
    select *, row_number() over (partition by keyword order by weight desc, nid) as place,
      sum(weight) over (partition by keyword) as total
    from decayed
  )
  select keyword, json_agg(json_build_object('nid', nid, 'weight', weight) order by place) as pages
  from ranked where place <= $3
  group by keyword, total order by total desc, keyword limit $2`;

/**
 * Reads what visitors chose for which keywords (S-26), decayed until today (UTC), most chosen first.
 *
 * @param asked the maximum number of keywords, and of pages for each
 */
export async function readSearchChoices(
  executor: Executor,
  { language, keywords, pages }: Query,
): Promise<SearchChoice[]> {
  const { rows } = await executor.query(read, [language, keywords, pages]);
  return rows.map((row) => ({ keyword: String(row.keyword), pages: row.pages as SearchChoice['pages'] }));
}
