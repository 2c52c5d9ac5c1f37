import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@keelstone/model';
import { REPORTS, type Report } from './find-problems.ts';

/** `redirects`: which former addresses visitors still use. */
export type AnyReport = Report | 'redirects';
export type ReportQuery = { report: AnyReport; language: Language; page: number };

export const REPORTS_PATH = '/admin/page-reports';

const isReport = (value: unknown): value is AnyReport =>
  value === 'redirects' || (REPORTS as readonly unknown[]).includes(value);

/** Reads an address; what does not fit is as if it were not there. */
export function readReportQuery(parameters: Record<string, string | string[] | undefined> = {}): ReportQuery {
  const { report, language, page } = parameters;
  return {
    report: isReport(report) ? report : REPORTS[0],
    language: isLanguage(language) ? language : DEFAULT_LANGUAGE,
    page: typeof page === 'string' && /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

export const reportPath = ({ report, language, page }: ReportQuery): string =>
  `${REPORTS_PATH}?${new URLSearchParams({ report, language, ...(page > 1 ? { page: String(page) } : {}) })}`;
