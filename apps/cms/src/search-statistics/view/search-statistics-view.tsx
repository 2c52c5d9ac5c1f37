import { say } from '@keelstone/languages/say.ts';
import { readSearchStatistics } from '@keelstone/outbox';
import type { AdminViewServerProps, PayloadRequest } from 'payload';
import { canPublish } from '../../access/roles.ts';
import { AdminPage } from '../../admin/admin-page.tsx';
import { configurationOf } from '../../configuration-of.ts';
import { readerOf } from '../../database/transaction.ts';
import { StatisticsChoice } from './statistics-choice.tsx';
import { readStatisticsQuery, type StatisticsQuery } from './statistics-query.ts';
import { StatisticsReport } from './statistics-report.tsx';
import './search-statistics.css';

const LONGEST_LIST = 25;

/** Reads while rendering, and so not for users whom the page redirects. */
async function ReadReport({ req, query }: { req: PayloadRequest; query: StatisticsQuery }) {
  const statistics = await readSearchStatistics(await readerOf(req), { ...query, limit: LONGEST_LIST });
  return (
    <StatisticsReport
      statistics={statistics}
      query={query}
      siteUrl={configurationOf(req.payload).siteUrl}
      isEditor={canPublish(req)}
    />
  );
}

/** `/admin/search-statistics`: what visitors search for and find (S-26). */
export function SearchStatisticsView(view: AdminViewServerProps) {
  const query = readStatisticsQuery(view.searchParams);
  return (
    <AdminPage view={view} className="search-statistics" heading={say('Search statistics')}>
      <p className="search-statistics__intro">
        {say(
          'What visitors type into the search, what they find, and what they choose. Nothing here says who asked.',
        )}
      </p>
      <StatisticsChoice query={query} />
      <ReadReport req={view.initPageResult.req} query={query} />
    </AdminPage>
  );
}
