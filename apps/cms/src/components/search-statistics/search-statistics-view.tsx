import { readSearchStatistics } from '@keelstone/content-store';
import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter } from '@payloadcms/ui';
import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { canPublish } from '../../access/roles.ts';
import { configurationOf } from '../../configuration-of.ts';
import { readerOf } from '../../publish/transaction.ts';
import { readAsked } from './asked-statistics.ts';
import { StatisticsChoice } from './statistics-choice.tsx';
import { StatisticsReport } from './statistics-report.tsx';
import './search-statistics.css';

const LONGEST_LIST = 25;

/** `/admin/search-statistics`: what visitors search for and find (S-26). */
export async function SearchStatisticsView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { locale, permissions, req, visibleEntities } = initPageResult;
  if (!req.user) redirect('/admin/login');
  const asked = readAsked(searchParams);
  const statistics = await readSearchStatistics(await readerOf(req), { ...asked, limit: LONGEST_LIST });
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={req.user}
      visibleEntities={visibleEntities}
    >
      <Gutter className="search-statistics">
        <h1>Search statistics</h1>
        <StatisticsChoice asked={asked} />
        <StatisticsReport
          statistics={statistics}
          asked={asked}
          siteUrl={configurationOf(req.payload).siteUrl}
          isEditor={canPublish(req)}
        />
      </Gutter>
    </DefaultTemplate>
  );
}
