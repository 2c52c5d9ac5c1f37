import { say } from '@keelstone/languages/say.ts';
import type { SearchStatistics } from '@keelstone/outbox';
import { CountTable } from './count-table.tsx';
import { DayPlot } from './day-plot.tsx';
import { KeyFigures } from './key-figures.tsx';
import { KeywordTable } from './keyword-table.tsx';
import { sayNumber } from './say-statistics.ts';
import { newRulePath, type StatisticsQuery } from './statistics-query.ts';

type ReportProps = {
  statistics: SearchStatistics;
  query: StatisticsQuery;
  /** The site's origin, without a trailing slash. */
  siteUrl: string;
  /** Whether the user may create synonyms and pinned results. */
  isEditor: boolean;
};

/** What visitors searched for, with ways to act on searches without results (S-26). */
export function StatisticsReport({ statistics, query, siteUrl, isEditor }: ReportProps) {
  const { totals, days } = statistics;
  const clicks = days.reduce((sum, day) => sum + day.clicks, 0);
  if (totals === null && clicks === 0) return <NothingYet query={query} />;
  return (
    <>
      <KeyFigures totals={totals} clicks={clicks} />
      <Plots days={days} />
      <Keywords statistics={statistics} query={query} isEditor={isEditor} />
      <CountTable
        heading={say('Chosen most')}
        columns={[say('Page'), say('Clicks')]}
        empty={say('No result was chosen.')}
        rows={statistics.clicked.map(({ nid, title, path, clicks }) => ({
          key: nid,
          name: path === null ? say('A page that is gone') : <a href={siteUrl + path}>{title}</a>,
          count: clicks,
        }))}
      />
    </>
  );
}

function Plots({ days }: Pick<SearchStatistics, 'days'>) {
  return (
    <div className="search-statistics__plots">
      <DayPlot
        heading={say('Queries each day')}
        names={[say('Queries'), say('Without results')]}
        days={days.map(({ day, queries, withoutResults }) => ({
          day,
          count: queries,
          marked: withoutResults,
        }))}
      />
      <DayPlot
        heading={say('Results chosen each day')}
        names={[say('Clicks')]}
        days={days.map(({ day, clicks }) => ({ day, count: clicks, marked: 0 }))}
      />
    </div>
  );
}

function Keywords({ statistics, query, isEditor }: Omit<ReportProps, 'siteUrl'>) {
  const { top, withoutResults, mostWords, otherQueries } = statistics;
  const columns = [say('Words'), say('Queries')] as const;
  const toRow = ({ keyword, queries }: (typeof withoutResults)[number]) => ({
    key: keyword,
    name: keyword,
    count: queries,
    actions: isEditor && <Remedies keyword={keyword} query={query} />,
  });
  return (
    <>
      <CountTable
        heading={say('Without results')}
        columns={columns}
        empty={say('Visitors found something for all words that were asked for often enough to be listed.')}
        rows={withoutResults.map(toRow)}
      />
      <CountTable
        heading={say('No page has all words')}
        columns={columns}
        empty={say('Some page has all words of each search that was made often enough to be listed.')}
        rows={mostWords.map(toRow)}
      />
      <KeywordTable rows={top} query={query} />
      <p className="search-statistics__note">
        {say(
          'Success is the share of searches that led to a result. A search was left if nothing was chosen, no other words followed, and nothing was filtered or sorted. Browsers without JavaScript report no choice, and no filter on the page itself; so do programs that search. Both count as left.',
        )}
      </p>
      <p className="search-statistics__note">
        {say(
          '{number} more queries are counted without their words: fewer than three on a day had the same, or they may have said something about a person. Rare ones of today join them when the day is over.',
          { number: sayNumber(otherQueries) },
        )}
      </p>
    </>
  );
}

function NothingYet({ query: { days } }: Pick<ReportProps, 'query'>) {
  return (
    <div className="search-statistics__empty">
      <h2 className="search-statistics__heading">{say('Nothing to show yet')}</h2>
      <p>{say('No search in this language was counted in the last {days} days.', { days })}</p>
      <p>
        {say(
          'Words show here a few seconds after they were asked for three times on one day; rarer ones are counted, without their words, when the day is over. Clicks on results show within seconds.',
        )}
      </p>
    </div>
  );
}

function Remedies({ keyword, query: { language } }: { keyword: string; query: StatisticsQuery }) {
  return (
    <span className="search-statistics__actions">
      <a
        href={newRulePath('synonyms', keyword, language)}
        aria-label={say('Add synonyms for {keyword}', { keyword })}
      >
        {say('Add synonyms')}
      </a>
      <a
        href={newRulePath('pinned_results', keyword, language)}
        aria-label={say('Pin results for {keyword}', { keyword })}
      >
        {say('Pin results')}
      </a>
    </span>
  );
}
