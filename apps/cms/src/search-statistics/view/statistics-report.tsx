import type { SearchStatistics } from '@keelstone/outbox';
import { type AskedStatistics, newRulePath } from './asked-statistics.ts';
import { CountTable } from './count-table.tsx';
import { DayPlot } from './day-plot.tsx';
import { KeyFigures, type Totals } from './key-figures.tsx';
import { sayNumber } from './say-statistics.ts';

type ReportProps = {
  statistics: SearchStatistics;
  asked: AskedStatistics;
  /** The site's origin, without a trailing slash. */
  siteUrl: string;
  /** Whether the user may create synonyms and pinned results. */
  isEditor: boolean;
};

/** What visitors searched for, with ways to act on searches without results (S-26). */
export function StatisticsReport({ statistics, asked, siteUrl, isEditor }: ReportProps) {
  const totals = sumUp(statistics.days);
  if (totals.queries + totals.clicks === 0) return <NothingYet asked={asked} />;
  return (
    <>
      <KeyFigures {...totals} />
      <Plots days={statistics.days} />
      <Keywords statistics={statistics} asked={asked} isEditor={isEditor} />
      <CountTable
        heading="Chosen most"
        columns={['Page', 'Clicks']}
        empty="No result was chosen."
        rows={statistics.clicked.map(({ nid, title, path, clicks }) => ({
          key: nid,
          name: path === null ? 'A page that is gone' : <a href={siteUrl + path}>{title}</a>,
          count: clicks,
        }))}
      />
    </>
  );
}

const sumUp = (days: SearchStatistics['days']): Totals => ({
  queries: days.reduce((sum, day) => sum + day.queries, 0),
  withoutResults: days.reduce((sum, day) => sum + day.withoutResults, 0),
  clicks: days.reduce((sum, day) => sum + day.clicks, 0),
});

function Plots({ days }: Pick<SearchStatistics, 'days'>) {
  return (
    <div className="search-statistics__plots">
      <DayPlot
        heading="Queries each day"
        names={['Queries', 'Without results']}
        days={days.map(({ day, queries, withoutResults }) => ({
          day,
          count: queries,
          marked: withoutResults,
        }))}
      />
      <DayPlot
        heading="Results chosen each day"
        names={['Clicks']}
        days={days.map(({ day, clicks }) => ({ day, count: clicks, marked: 0 }))}
      />
    </div>
  );
}

function Keywords({ statistics, asked, isEditor }: Omit<ReportProps, 'siteUrl'>) {
  const { top, withoutResults, otherQueries } = statistics;
  const columns = ['Words', 'Queries'] as const;
  const toRow = ({ keyword, queries }: (typeof top)[number]) => ({
    key: keyword,
    name: keyword,
    count: queries,
  });
  return (
    <>
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
      <p className="search-statistics__note">
        {`${sayNumber(otherQueries)} more queries are counted without their words: fewer than three on a day had the same, or they may have said something about a person. Rare ones of today join them when the day is over.`}
      </p>
    </>
  );
}

function NothingYet({ asked: { days } }: Pick<ReportProps, 'asked'>) {
  return (
    <div className="search-statistics__empty">
      <h2 className="search-statistics__heading">Nothing to show yet</h2>
      <p>{`No search in this language was counted in the last ${days} days.`}</p>
      <p>
        Words show here a few seconds after they were asked for three times on one day; rarer ones are
        counted, without their words, when the day is over. Clicks on results show within seconds.
      </p>
    </div>
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
