import { LANGUAGES, languages } from '@keelstone/languages/languages.ts';
import { type AdminText, say } from '@keelstone/languages/say.ts';
import type { AdminViewServerProps, PayloadRequest } from 'payload';
import { isStaff } from '../../../access/roles.ts';
import { AdminPage } from '../../../admin/admin-page.tsx';
import { readerOf } from '../../../database/transaction.ts';
import { type Finding, findProblems, REPORTS, REPORTS_ON_LINKS } from '../find-problems.ts';
import { readIds, readSite, readTakenRedirects } from '../read-pages.ts';
import { type AnyReport, type ReportQuery, readReportQuery, reportPath } from '../report-query.ts';
import { ExternalLinks } from './external-links.tsx';
import './page-reports.css';
import { FindingTable, RedirectTable } from './report-tables.tsx';

/** What each report is called. */
const NAMES: Record<AnyReport, AdminText> = {
  'no-description': 'Without description',
  'duplicate-titles': 'Same title',
  'broken-links': 'Broken links',
  'redirected-links': 'Links through redirects',
  orphans: 'Not linked',
  stale: 'To be read again',
  redirects: 'Redirects in use',
};

/** What it lists, and what to do about it. */
const EXPLANATIONS: Record<AnyReport, AdminText> = {
  'no-description':
    'Search engines and shared links have nothing to say about these pages. Write a summary, or a description under Found and shared.',
  'duplicate-titles':
    'Search engines show these pages under the same title. Change one of them, or its title under Found and shared.',
  'broken-links':
    'These pages have links to addresses of this site where nothing is. Choose a page instead of writing its address, and the link follows it.',
  'redirected-links': 'These links work, by way of a redirect. Use the new address.',
  orphans:
    'No other page, menu or footer links to these pages. Visitors find them only in lists, by the search and as related pages.',
  stale:
    'Are these pages still true? Their day has come, or they have none and nobody has touched them for a year. Set the day, and who looks after a page, beside its form.',
  redirects: 'Former addresses that visitors still use, most frequent first. Keep these redirects.',
};

const ON_A_PAGE = 50;

function Choices({ query }: { query: ReportQuery }) {
  const reports: AnyReport[] = [...REPORTS, 'redirects'];
  return (
    <>
      <nav className="page-reports__choices" aria-label={say('Reports')}>
        {reports.map((report) => (
          <a
            key={report}
            href={reportPath({ ...query, report, page: 1, owner: null })}
            aria-current={report === query.report ? 'page' : undefined}
          >
            {say(NAMES[report])}
          </a>
        ))}
      </nav>
      {query.report !== 'redirects' && (
        <nav className="page-reports__choices" aria-label={say('Language')}>
          {LANGUAGES.map((language) => (
            <a
              key={language}
              lang={language}
              href={reportPath({ ...query, language, page: 1 })}
              aria-current={language === query.language ? 'page' : undefined}
            >
              {languages[language].name}
            </a>
          ))}
        </nav>
      )}
    </>
  );
}

/** The colleagues who look after what a report lists. */
function Owners({ query, findings }: { query: ReportQuery; findings: readonly Finding[] }) {
  const owners = new Map(findings.flatMap(({ page: { owner } }) => (owner ? [[owner.id, owner.name]] : [])));
  if (owners.size === 0) return null;
  const choices = [[null, say('Everybody')] as const, ...owners];
  return (
    <nav className="page-reports__choices" aria-label={say('Owner')}>
      {choices.map(([owner, name]) => (
        <a
          key={owner}
          href={reportPath({ ...query, owner, page: 1 })}
          aria-current={owner === query.owner ? 'page' : undefined}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}

/** What is known of a page that should be read again. */
const sayCare = ({ page }: Finding): Finding => ({
  page,
  details: [
    ...(page.reviewOn ? [say('To be read again since {day}.', { day: page.reviewOn })] : []),
    page.owner ? say('{name} looks after it.', { name: page.owner.name }) : say('Nobody looks after it.'),
  ],
});

function Pages({ query, total }: { query: ReportQuery; total: number }) {
  const { page } = query;
  const last = Math.ceil(total / ON_A_PAGE);
  if (last < 2) return null;
  return (
    <nav className="page-reports__choices" aria-label={say('Pages of this report')}>
      {page > 1 && <a href={reportPath({ ...query, page: page - 1 })}>{say('Previous page')}</a>}
      <span>{say('Page {page} of {last}', { page, last })}</span>
      {page < last && <a href={reportPath({ ...query, page: page + 1 })}>{say('Next page')}</a>}
    </nav>
  );
}

async function TakenRedirects({ req }: { req: PayloadRequest }) {
  const redirects = await readTakenRedirects(await readerOf(req));
  if (redirects.length === 0) return <p role="status">{say('Nothing to correct.')}</p>;
  return (
    <>
      <p role="status">
        {redirects.length === 1 ? say('1 redirect') : say('{number} redirects', { number: redirects.length })}
      </p>
      <RedirectTable redirects={redirects} />
    </>
  );
}

/** Reads while rendering, and so not for users whom the page redirects. */
async function Findings({ req, query }: { req: PayloadRequest; query: ReportQuery }) {
  const { report, language, page } = query;
  if (!isStaff(req)) return null;
  if (report === 'redirects') return <TakenRedirects req={req} />;
  const executor = await readerOf(req);
  const site = await readSite(executor, REPORTS_ON_LINKS.includes(report));
  const all = findProblems(report, site, language, Date.now() / 1000);
  const isStale = report === 'stale';
  const findings = isStale
    ? all.filter(({ page: { owner } }) => query.owner === null || owner?.id === query.owner).map(sayCare)
    : all;
  const shown = findings.slice((page - 1) * ON_A_PAGE, page * ON_A_PAGE);
  const others = report === 'broken-links' && (
    <ExternalLinks req={req} executor={executor} language={language} />
  );
  const owners = isStale && <Owners query={query} findings={all} />;
  if (findings.length === 0)
    return (
      <>
        {owners}
        <p role="status">{say('Nothing to correct.')}</p>
        {others}
      </>
    );
  const ids = await readIds(
    executor,
    shown.map((finding) => finding.page.nid),
  );
  return (
    <>
      {owners}
      <p role="status">
        {findings.length === 1 ? say('1 page') : say('{number} pages', { number: findings.length })}
      </p>
      <FindingTable findings={shown} ids={ids} language={language} />
      <Pages query={query} total={findings.length} />
      {others}
    </>
  );
}

/** `/admin/page-reports`: what visitors and search engines miss on published pages. */
export function PageReportsView(view: AdminViewServerProps) {
  const query = readReportQuery(view.searchParams);
  return (
    <AdminPage view={view} className="page-reports" heading={say('Reports on pages')}>
      <Choices query={query} />
      <h2>{say(NAMES[query.report])}</h2>
      <p>{say(EXPLANATIONS[query.report])}</p>
      <Findings req={view.initPageResult.req} query={query} />
    </AdminPage>
  );
}
