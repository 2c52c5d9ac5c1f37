import type { Language } from '@keelstone/model';
import type { Executor } from '@keelstone/read-model';

type Query = { language: Language; days: number; limit: number };

/** Days are counted in UTC, whatever the time zone of the database. */
const read = `
  select keyword from visits.common_searches
  where language = $1 and day > (now() at time zone 'utc')::date - $2::integer
  group by keyword order by sum(networks) desc, keyword limit $3`;

/**
 * Reads which searches many networks made, most popular first (S-5): a network counts once for each of the days.
 *
 * @param asked the number of days up to today (UTC), and the maximum number of keywords
 */
export async function readCommonSearches(
  executor: Executor,
  { language, days, limit }: Query,
): Promise<string[]> {
  const { rows } = await executor.query(read, [language, days, limit]);
  return rows.map(({ keyword }) => String(keyword));
}
