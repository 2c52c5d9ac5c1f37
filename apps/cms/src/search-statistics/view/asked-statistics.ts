import { isLanguage, type Language } from '@keelstone/model';

/** How many days the statistics reach back, as an editor may choose. */
export const PERIODS = [7, 30, 90, 365] as const;
export type Period = (typeof PERIODS)[number];

export type AskedStatistics = { language: Language; days: Period };

type Parameters = Record<string, string | string[] | undefined> | undefined;

/** What the address of the view asks for; English and 30 days unless it says otherwise. */
export function readAsked({ language, days }: Exclude<Parameters, undefined> = {}): AskedStatistics {
  return {
    language: isLanguage(language) ? language : 'en',
    days: PERIODS.find((period) => String(period) === days) ?? 30,
  };
}

/** The address of the view. */
export const statisticsPath = ({ language, days }: AskedStatistics): string =>
  `/admin/search-statistics?language=${language}&days=${days}`;

/** The address of an empty form that is filled in with a keyword. */
export const newRulePath = (
  collection: 'synonyms' | 'pinned_results',
  keyword: string,
  language: Language,
): string => `/admin/collections/${collection}/create?${new URLSearchParams({ keyword, language })}`;
