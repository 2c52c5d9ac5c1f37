import { messagesOf } from '@keelstone/languages/messages.ts';
import { sayLabel } from '@keelstone/languages/say.ts';
import type { AdminViewServerProps, PayloadRequest } from 'payload';
import { isAdministrator } from '../../access/roles.ts';
import { AdminPage } from '../../admin/admin-page.tsx';
import { readerOf } from '../../database/transaction.ts';
import { readEntries, readPeople } from '../read-entries.ts';
import { EntryFilter, LanguageChoice } from './entry-filter.tsx';
import { auditPath, type EntryQuery, readEntryQuery } from './entry-query.ts';
import { EntryTable } from './entry-table.tsx';
import './audit-trail.css';

const ENTRIES_ON_A_PAGE = 50;

/** Singular label of each collection. */
function labelsOf({ payload }: PayloadRequest): Record<string, string> {
  return Object.fromEntries(
    payload.config.collections.map(({ slug, labels }) => [slug, sayLabel(labels.singular) || slug]),
  );
}

/** Reads while rendering, and so not for users whom the page redirects. */
async function Entries({ req, query }: { req: PayloadRequest; query: EntryQuery }) {
  const messages = messagesOf(query.language, 'audit');
  if (!isAdministrator(req)) return <p>{messages.administratorsOnly}</p>;
  const executor = await readerOf(req);
  const { entries, next } = await readEntries(executor, query, ENTRIES_ON_A_PAGE);
  const { before, ...first } = query;
  return (
    <>
      <p className="audit-trail__intro">{messages.intro}</p>
      <EntryFilter query={query} people={await readPeople(executor)} messages={messages} />
      <EntryTable entries={entries} labels={labelsOf(req)} messages={messages} />
      <p className="audit-trail__pages">
        {before !== undefined && <a href={auditPath(first)}>{messages.newest}</a>}
        {next !== null && <a href={auditPath({ ...query, before: next })}>{messages.older}</a>}
      </p>
    </>
  );
}

/** `/admin/audit-trail`: who changed what visitors see, and who logged in. For administrators (C-11). */
export function AuditTrailView(view: AdminViewServerProps) {
  const query = readEntryQuery(view.searchParams);
  const messages = messagesOf(query.language, 'audit');
  return (
    <AdminPage view={view} className="audit-trail" heading={messages.heading}>
      <div lang={query.language}>
        <LanguageChoice query={query} messages={messages} />
        <Entries req={view.initPageResult.req} query={query} />
      </div>
    </AdminPage>
  );
}
