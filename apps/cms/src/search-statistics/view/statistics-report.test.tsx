import type { SearchStatistics } from '@keelstone/outbox';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { StatisticsChoice } from './statistics-choice.tsx';
import { readStatisticsQuery } from './statistics-query.ts';
import { StatisticsReport } from './statistics-report.tsx';

const audit = {
  keyword: 'risk & "audit"',
  queries: 9,
  withoutResults: 0,
  mostWords: 0,
  observed: 8,
  chosen: 4,
  refined: 1,
  filtered: 2,
  exits: 2,
  ranks: [1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 1],
};

const statistics: SearchStatistics = {
  totals: { ...audit, keyword: '', queries: 1204, withoutResults: 3, mostWords: 12, observed: 1000 },
  days: [
    { day: '2026-11-20', queries: 1200, withoutResults: 3, clicks: 8 },
    { day: '2026-11-21', queries: 4, withoutResults: 0, clicks: 0 },
  ],
  top: [
    audit,
    { ...audit, keyword: 'unobserved', observed: 0, chosen: 0, refined: 0, filtered: 0, ranks: [] },
  ],
  withoutResults: [{ keyword: 'quay & pier', queries: 3 }],
  mostWords: [{ keyword: 'railway audit', queries: 4 }],
  clicked: [
    { nid: 5, title: 'Harbour', path: '/de/harbour', clicks: 7 },
    { nid: 6, title: null, path: null, clicks: 1 },
  ],
  otherQueries: 1188,
};

const report = (isEditor: boolean, of = statistics) =>
  renderToStaticMarkup(
    <StatisticsReport
      statistics={of}
      query={{ language: 'de', days: 7, order: 'exits' }}
      siteUrl="https://www.keelstone.example"
      isEditor={isEditor}
    />,
  );

const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/ +/g, ' ');

describe('the search statistics', () => {
  it('S-26 say what became of each keyword, and nothing where it was not counted', () => {
    const text = textOf(report(true));
    expect(text).toContain(
      ' risk &amp; &quot;audit&quot; 9 50% median 3 first 1 · 2 to 3 2 · further down 1 1 by other words · 2 by filter or order 2 25% ',
    );
    expect(text).toContain(' unobserved 9 – – – – – ');
  });

  it('S-26 sort keywords by links, which keep language and period', () => {
    const html = report(true);
    expect(html).toContain(
      '<th scope="col" aria-sort="descending"><a href="/admin/search-statistics?language=de&amp;days=7&amp;order=exits"',
    );
    expect(html).toContain('<a href="/admin/search-statistics?language=de&amp;days=7&amp;order=lowest"');
    expect(html.match(/aria-sort/g)).toHaveLength(1);
  });

  it('S-26 draw queries and clicks of each day, with a name and with the figures as a table', () => {
    const html = report(true);
    for (const plot of ['Queries each day', 'Results chosen each day']) {
      expect(html).toContain(`role="img" aria-label="${plot}, 20 Nov 2026 to 21 Nov 2026.`);
      expect(html).toContain(`<caption>${plot}, the latest first</caption>`);
    }
    expect(html).toContain('<th scope="row">20 Nov 2026</th><td>1,200</td><td>3</td>');
    expect(html).toContain('<th scope="row">20 Nov 2026</th><td>8</td></tr>');
    expect(html).not.toContain('style=');
  });

  it('S-26 begin with the sums, and the share of queries that found nothing', () => {
    const text = textOf(report(true));
    expect(text).toContain(
      ' Queries 1,204 Without results 3 0.2% of all No page has all words 12 1% of all ',
    );
    expect(text).toContain(' Results chosen 8 Led to a result 4 0.4% of all Chosen at rank 3 in the middle ');
    expect(text).toContain(' Refined 1 by other words, 2 by filter or order Left 2 0.2% of all ');
  });

  it('S-26 list what was asked for and chosen, and how much more there was', () => {
    const html = report(true);
    expect(html).toContain('<th scope="row">railway audit</th><td>4<svg');
    expect(html).toContain('<a href="https://www.keelstone.example/de/harbour">Harbour</a></th><td>7<svg');
    expect(html).toContain('A page that is gone</th><td>1<svg');
    expect(html).toContain('1,188 more queries are counted without their words');
  });

  it('S-26 lead editors from words without results to synonyms and pinned results, filled in', () => {
    const html = report(true);
    for (const collection of ['synonyms', 'pinned_results']) {
      expect(html).toContain(
        `href="/admin/collections/${collection}/create?keyword=quay+%26+pier&amp;language=de"`,
      );
    }
    expect(report(false)).not.toContain('/create');
  });

  it('S-26 say so when there is nothing to list', () => {
    const html = report(true, { ...statistics, top: [], withoutResults: [], mostWords: [], clicked: [] });
    expect(html).toContain('Nothing was asked for often enough to be listed.');
    expect(html).toContain('No result was chosen.');
  });

  it('S-26 explain in place of empty plots and lists when nothing was counted at all', () => {
    const days = [{ day: '2026-11-21', queries: 0, withoutResults: 0, clicks: 0 }];
    const html = report(true, {
      totals: null,
      days,
      top: [],
      withoutResults: [],
      mostWords: [],
      clicked: [],
      otherQueries: 0,
    });
    expect(html).toContain('No search in this language was counted in the last 7 days.');
    expect(html).not.toMatch(/<(?:svg|table)/);
  });
});

describe('what the address asks for', () => {
  it.each([
    [undefined, { language: 'en', days: 30, order: 'queries' }],
    [
      { language: 'de', days: '90', order: 'lowest' },
      { language: 'de', days: 90, order: 'lowest' },
    ],
    [
      { language: 'xx', days: '1000', order: 'name' },
      { language: 'en', days: 30, order: 'queries' },
    ],
    [
      { language: ['de', 'en'], days: ['7'] },
      { language: 'en', days: 30, order: 'queries' },
    ],
  ])('S-26 %j is read as %j', (parameters, query) => expect(readStatisticsQuery(parameters)).toEqual(query));

  it('S-26 is marked among the choices, which keep the other one', () => {
    const html = renderToStaticMarkup(
      <StatisticsChoice query={{ language: 'de', days: 7, order: 'queries' }} />,
    );
    expect(html).toContain(
      '<a href="/admin/search-statistics?language=de&amp;days=7" aria-current="page">Deutsch',
    );
    expect(html).toContain('<a href="/admin/search-statistics?language=de&amp;days=90">90 days');
  });
});
