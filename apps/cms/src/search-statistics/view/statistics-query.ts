import { isLanguage, type Language } from '@keelstone/model';
import { KEYWORD_ORDERS, type KeywordOrder } from '@keelstone/outbox';

/** Periods to choose from, in days. */
export const PERIODS = [7, 30, 90, 365] as const;
type Period = (typeof PERIODS)[number];

export type StatisticsQuery = { language: Language; days: Period; order: KeywordOrder };

type Parameters = Record<string, string | string[] | undefined> | undefined;

/** Reads the choice from the view's URL; defaults to English, 30 days, and most frequent first. */
export function readStatisticsQuery({
  language,
  days,
  order,
}: Exclude<Parameters, undefined> = {}): StatisticsQuery {
  return {
    language: isLanguage(language) ? language : 'en',
    days: PERIODS.find((period) => String(period) === days) ?? 30,
    order: KEYWORD_ORDERS.find((each) => each === order) ?? 'queries',
  };
}

/** The URL of the view. */
export const statisticsPath = ({ language, days, order }: StatisticsQuery): string =>
  `/admin/search-statistics?language=${language}&days=${days}${order === 'queries' ? '' : `&order=${order}`}`;

/** The URL of a new rule's form with the keyword filled in. */
export const newRulePath = (
  collection: 'synonyms' | 'pinned_results',
  keyword: string,
  language: Language,
): string => `/admin/collections/${collection}/create?${new URLSearchParams({ keyword, language })}`;

/** The URL of the view in which the search can be tried. */
export const trialPath = (query: string, language: Language): string =>
  `/admin/search-trial?${new URLSearchParams({ query, language })}`;
