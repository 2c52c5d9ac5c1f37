import type { SearchStatistics } from '@keelstone/content-store';
import { type AskedStatistics, newRulePath } from './asked-statistics.ts';
import { CountTable } from './count-table.tsx';
import { QueriesPlot } from './queries-plot.tsx';
import { sayNumber } from './say-statistics.ts';

type ReportProps = {
  statistics: SearchStatistics;
  asked: AskedStatistics;
  /** Of the site, without a slash at its end. */
  siteUrl: string;
  /** Whether whoever reads may make synonyms and pinned results. */
  isEditor: boolean;
};

/** What visitors searched for, and what editors can do about what they did not find (S-26). */
export function StatisticsReport({ statistics, asked, siteUrl, isEditor }: ReportProps) {
  const { days, top, withoutResults, clicked, otherQueries } = statistics;
  const columns = ['Words', 'Queries'] as const;
  const toRow = ({ keyword, queries }: (typeof top)[number]) => ({
    key: keyword,
    name: keyword,
    count: queries,
  });
  return (
    <>
      <QueriesPlot days={days} />
      <CountTable
        heading="Without results"
        columns={columns}
        empty="Visitors found something for all words that were asked for often enough to be listed."
        rows={withoutResults.map((count) => ({
          ...toRow(count),
          actions: isEditor && <Remedies keyword={count.keyword} asked={asked} />,
        }))}
      />
      <CountTable
        heading="Asked for most"
        columns={columns}
        empty="Nothing was asked for often enough to be listed."
        rows={top.map(toRow)}
      />
      <CountTable
        heading="Chosen most"
        columns={['Page', 'Clicks']}
        empty="No result was chosen."
        rows={clicked.map(({ nid, title, path, clicks }) => ({
          key: nid,
          name: path === null ? 'A page that is gone' : <a href={siteUrl + path}>{title}</a>,
          count: clicks,
        }))}
      />
      <p>
        {`${sayNumber(otherQueries)} more queries are counted without their words: fewer than three on a day had the same, or they may have said something about a person.`}
      </p>
    </>
  );
}

function Remedies({ keyword, asked: { language } }: { keyword: string; asked: AskedStatistics }) {
  return (
    <span className="search-statistics__actions">
      <a href={newRulePath('synonyms', keyword, language)} aria-label={`Add synonyms for ${keyword}`}>
        Add synonyms
      </a>
      <a href={newRulePath('pinned_results', keyword, language)} aria-label={`Pin results for ${keyword}`}>
        Pin results
      </a>
    </span>
  );
}
