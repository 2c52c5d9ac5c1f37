import { messagesOf } from '@keelstone/languages/messages.ts';
import type { AdminViewServerProps, PayloadRequest } from 'payload';
import { isAdministrator } from '../../access/roles.ts';
import { AdminPage } from '../../admin/admin-page.tsx';
import { readerOf } from '../../database/transaction.ts';
import { readEntries, readPeople } from '../read-entries.ts';
import { type AskedEntries, auditPath, readAskedEntries } from './asked-entries.ts';
import { EntryFilter, LanguageChoice } from './entry-filter.tsx';
import { EntryTable } from './entry-table.tsx';
import './audit-trail.css';

const ENTRIES_ON_A_PAGE = 50;

/** Singular label of each collection. */
function labelsOf({ payload }: PayloadRequest): Record<string, string> {
  return Object.fromEntries(
    payload.config.collections.map(({ slug, labels }) => [
      slug,
      typeof labels.singular === 'string' ? labels.singular : slug,
    ]),
  );
}

/** Reads while rendering, and so not for users whom the page redirects. */
async function Entries({ req, asked }: { req: PayloadRequest; asked: AskedEntries }) {
  const words = messagesOf(asked.language, 'audit');
  if (!isAdministrator(req)) return <p>{words.administratorsOnly}</p>;
  const executor = await readerOf(req);
  const { entries, next } = await readEntries(executor, asked, ENTRIES_ON_A_PAGE);
  const { before, ...first } = asked;
  return (
    <>
      <p className="audit-trail__intro">{words.intro}</p>
      <EntryFilter asked={asked} people={await readPeople(executor)} words={words} />
      <EntryTable entries={entries} labels={labelsOf(req)} words={words} />
      <p className="audit-trail__pages">
        {before !== undefined && <a href={auditPath(first)}>{words.newest}</a>}
        {next !== null && <a href={auditPath({ ...asked, before: next })}>{words.older}</a>}
      </p>
    </>
  );
}

/** `/admin/audit-trail`: who changed what visitors see, and who logged in. For administrators (C-11). */
export function AuditTrailView(view: AdminViewServerProps) {
  const asked = readAskedEntries(view.searchParams);
  const words = messagesOf(asked.language, 'audit');
  return (
    <AdminPage view={view} className="audit-trail" heading={words.heading}>
      <div lang={asked.language}>
        <LanguageChoice asked={asked} words={words} />
        <Entries req={view.initPageResult.req} asked={asked} />
      </div>
    </AdminPage>
  );
}
