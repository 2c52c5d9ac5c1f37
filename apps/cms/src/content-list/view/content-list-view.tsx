import { messagesOf } from '@keelstone/languages/messages.ts';
import { fillMessage } from '@keelstone/languages/say.ts';
import type { AdminViewServerProps, PayloadRequest } from 'payload';
import { canPublish } from '../../access/roles.ts';
import { adminLanguageOf } from '../../admin/admin-language.ts';
import { AdminPage } from '../../admin/admin-page.tsx';
import { readerOf } from '../../database/transaction.ts';
import { readTemplates } from '../../nodes/templates/read-templates.ts';
import { CONTENT_PATH, type ContentQuery, contentPath, readContentQuery } from '../content-query.ts';
import { describeContent } from '../describe-content.ts';
import { findContent } from '../find-content.ts';
import { readLanguageStates } from '../language-states.ts';
import { type ListTexts, listTextsOf } from '../list-texts.ts';
import { readAuthors, readStaff } from '../read-choices.ts';
import { valueFieldsOf } from '../value-fields.ts';
import { ContentFilter } from './content-filter.tsx';
import { ContentTable } from './content-table.tsx';
import { NewPage } from './new-page.tsx';
import { SavedFilters } from './saved-filters.tsx';
import './content-list.css';

const PAGES_OF_CONTENT = 50;

/** One's own shortcuts to this view. */
async function readSavedFilters({ payload, user }: PayloadRequest) {
  const { docs } = await payload.find({
    collection: 'shortcuts',
    where: { url: { like: `${CONTENT_PATH}?` } },
    overrideAccess: false,
    user,
    pagination: false,
    depth: 0,
    select: { title: true, url: true },
  });
  return docs
    .filter(({ url }) => url.startsWith(`${CONTENT_PATH}?`))
    .map(({ id, title, url }) => ({ id, title, url }));
}

function Paging({
  query,
  total,
  messages,
}: {
  query: ContentQuery;
  total: number;
  messages: ListTexts['messages'];
}) {
  const { page } = query;
  const pages = Math.max(1, Math.ceil(total / PAGES_OF_CONTENT));
  if (pages === 1) return null;
  return (
    <nav className="content-list__pages" aria-label={fillMessage(messages.pageOf, { page, pages })}>
      {page > 1 && <a href={contentPath({ ...query, page: page - 1 })}>{messages.previous}</a>}
      <span>{fillMessage(messages.pageOf, { page, pages })}</span>
      {page < pages && <a href={contentPath({ ...query, page: page + 1 })}>{messages.next}</a>}
    </nav>
  );
}

/** Reads while rendering, and so not for users whom the page redirects. */
async function Content({
  req,
  query,
  texts,
}: {
  req: PayloadRequest;
  query: ContentQuery;
  texts: ListTexts;
}) {
  const { payload } = req;
  const { messages } = texts;
  const reader = adminLanguageOf(req);
  const reuseMessages = messagesOf(reader, 'reuse');
  const source = { payload, executor: await readerOf(req) };
  const { found, total, pages } = await findContent(source, query, {
    limit: PAGES_OF_CONTENT,
    offset: (query.page - 1) * PAGES_OF_CONTENT,
  });
  const rows = await describeContent(source, found);
  const languages = query.columns.includes('languages')
    ? await readLanguageStates(payload, rows, reader)
    : [];
  const authors = await readAuthors(payload, source.executor);
  const staff = await readStaff(source.executor);
  const whole = contentPath({ ...query, page: 1 });
  return (
    <>
      <p className="content-list__intro">{messages.intro}</p>
      <NewPage templates={await readTemplates(payload)} types={texts.types} messages={reuseMessages} />
      <SavedFilters
        filters={await readSavedFilters(req)}
        current={whole === CONTENT_PATH ? null : whole}
        messages={messages}
      />
      <ContentFilter query={query} texts={texts} authors={authors} staff={staff} />
      <p role="status">{total === 0 ? messages.nothing : fillMessage(messages.count, { count: total })}</p>
      {rows.length > 0 && (
        <ContentTable
          // Another filter, another choice.
          key={contentPath(query)}
          rows={rows.map((row, index) => ({ ...row, languageStates: languages[index] ?? [] }))}
          columns={query.columns}
          texts={texts}
          total={pages}
          matching={whole.slice(CONTENT_PATH.length)}
          mayPublish={canPublish(req)}
          fields={valueFieldsOf(payload)}
        />
      )}
      <Paging query={query} total={total} messages={messages} />
    </>
  );
}

/** `/admin/content`: pages of all types in one list (C-9). */
export function ContentListView(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  const texts = listTextsOf(req);
  return (
    <AdminPage view={view} className="content-list" heading={texts.messages.heading}>
      <Content req={req} query={readContentQuery(view.searchParams)} texts={texts} />
    </AdminPage>
  );
}
