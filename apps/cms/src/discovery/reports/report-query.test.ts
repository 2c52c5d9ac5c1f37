import { describe, expect, it } from 'vitest';
import { REPORTS } from './find-problems.ts';
import { type ReportQuery, readReportQuery, reportPath } from './report-query.ts';

const first: ReportQuery = { report: REPORTS[0], language: 'en', page: 1, owner: null };
const parametersOf = (path: string) => Object.fromEntries(new URL(path, 'http://cms.test').searchParams);

describe('the address of a report on pages', () => {
  it.each<ReportQuery>([
    first,
    { ...first, report: 'redirects', language: 'de' },
    { ...first, report: REPORTS[1] ?? 'redirects', page: 7, owner: 12 },
  ])('R-3 leads to what it was made of: %j', (query) => {
    expect(readReportQuery(parametersOf(reportPath(query)))).toEqual(query);
  });

  it('R-3 has no more in it than is asked for', () => {
    expect(parametersOf(reportPath(first))).toEqual({ report: REPORTS[0], language: 'en' });
  });

  it.each([
    [{ report: 'nope', language: 'xx', page: '0', owner: '-1' }],
    [{ report: ['redirects'], language: ['de'], page: ['2'], owner: ['3'] }],
    [{ page: '1.5', owner: '1e3' }],
    [{ page: '10000000', owner: ' 7' }],
    [undefined],
  ])('R-3 is the first report where it makes no sense: %j', (parameters) => {
    expect(readReportQuery(parameters)).toEqual(first);
  });
});
