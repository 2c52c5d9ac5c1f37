import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@keelstone/model';
import { REPORTS, type Report } from './find-problems.ts';

/** `redirects`: which former addresses visitors still use. */
export type AnyReport = Report | 'redirects';
export type ReportQuery = {
  report: AnyReport;
  language: Language;
  page: number;
  /** Only pages that this colleague looks after. */
  owner: number | null;
};

const REPORTS_PATH = '/admin/page-reports';

const isReport = (value: unknown): value is AnyReport =>
  value === 'redirects' || (REPORTS as readonly unknown[]).includes(value);

const numberIn = (value: unknown): number | null =>
  typeof value === 'string' && /^[1-9]\d{0,5}$/.test(value) ? Number(value) : null;

/** Reads an address; what does not fit is as if it were not there. */
export function readReportQuery(parameters: Record<string, string | string[] | undefined> = {}): ReportQuery {
  const { report, language, page, owner } = parameters;
  return {
    report: isReport(report) ? report : REPORTS[0],
    language: isLanguage(language) ? language : DEFAULT_LANGUAGE,
    page: numberIn(page) ?? 1,
    owner: numberIn(owner),
  };
}

export const reportPath = ({ report, language, page, owner }: ReportQuery): string => {
  const more = { ...(page > 1 && { page: String(page) }), ...(owner !== null && { owner: String(owner) }) };
  return `${REPORTS_PATH}?${new URLSearchParams({ report, language, ...more })}`;
};
