import { readSearchStatistics } from '@keelstone/outbox';
import type { AdminViewServerProps, PayloadRequest } from 'payload';
import { canPublish } from '../../access/roles.ts';
import { AdminPage } from '../../admin/admin-page.tsx';
import { configurationOf } from '../../configuration-of.ts';
import { readerOf } from '../../database/transaction.ts';
import { type AskedStatistics, readAsked } from './asked-statistics.ts';
import { StatisticsChoice } from './statistics-choice.tsx';
import { StatisticsReport } from './statistics-report.tsx';
import './search-statistics.css';

const LONGEST_LIST = 25;

/** Reads while rendering, and so not for users whom the page redirects. */
async function ReadReport({ req, asked }: { req: PayloadRequest; asked: AskedStatistics }) {
  const statistics = await readSearchStatistics(await readerOf(req), { ...asked, limit: LONGEST_LIST });
  return (
    <StatisticsReport
      statistics={statistics}
      asked={asked}
      siteUrl={configurationOf(req.payload).siteUrl}
      isEditor={canPublish(req)}
    />
  );
}

/** `/admin/search-statistics`: what visitors search for and find (S-26). */
export function SearchStatisticsView(view: AdminViewServerProps) {
  const asked = readAsked(view.searchParams);
  return (
    <AdminPage view={view} className="search-statistics" heading="Search statistics">
      <p className="search-statistics__intro">
        What visitors type into the search, what they find, and what they choose. Nothing here says who asked.
      </p>
      <StatisticsChoice asked={asked} />
      <ReadReport req={view.initPageResult.req} asked={asked} />
    </AdminPage>
  );
}
