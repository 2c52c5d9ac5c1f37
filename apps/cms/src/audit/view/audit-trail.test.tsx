import { LANGUAGES } from '@keelstone/languages/languages.ts';
import { messagesOf } from '@keelstone/languages/messages.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AUDIT_ACTIONS } from '../audit-entry.ts';
import type { ListedEntry } from '../read-entries.ts';
import { EntryFilter } from './entry-filter.tsx';
import { auditPath, readEntryQuery } from './entry-query.ts';
import { EntryTable } from './entry-table.tsx';

const entry: ListedEntry = {
  id: 9,
  at: new Date('2026-11-22T08:09:10.123Z'),
  action: 'publish',
  channel: 'admin',
  actor: { id: 3, name: 'Edda' },
  collection: 'article',
  documentId: 12,
  title: 'Quay & <pier>',
  languages: ['de', 'en'],
  detail: {},
};
const labels = { article: 'Article', users: 'User', redirects: 'Redirect' };

const table = (overrides: Partial<ListedEntry>, language: 'en' | 'de' = 'en') =>
  renderToStaticMarkup(
    <EntryTable
      entries={[{ ...entry, ...overrides }]}
      labels={labels}
      messages={messagesOf(language, 'audit')}
    />,
  );

describe('the audit trail as administrators read it', () => {
  it('C-11 says when, who, what, in which languages, and leads to the document', () => {
    const html = table({});
    expect(html).toContain('<time dateTime="2026-11-22T08:09:10.123Z">2026-11-22 08:09:10</time>');
    expect(html).toContain('<td>Edda</td><td>Published</td>');
    expect(html).toContain('<a href="/admin/collections/article/12">Article: Quay &amp; &lt;pier&gt;</a>');
    expect(html).toContain('<td>de, en</td><td>Admin</td>');
    expect(html).not.toContain('style=');
  });

  it('C-11 says it in German too', () => {
    expect(table({}, 'de')).toContain('<td>Veröffentlicht</td>');
    expect(table({ action: 'log_in_failed', actor: null, collection: 'users' }, 'de')).toContain(
      '<td>Niemand angemeldet</td><td>Anmeldung gescheitert</td>',
    );
  });

  it('C-11 leads nowhere when the document is deleted or was never there', () => {
    expect(table({ action: 'delete' })).not.toContain('<a ');
    const unknown = table({ action: 'log_in_failed', collection: 'users', documentId: null, title: null });
    expect(unknown).toContain('an account that does not exist');
    expect(unknown).not.toContain('<a ');
  });

  it.each<[Partial<ListedEntry>, string]>([
    [{ action: 'change', detail: { fields: ['phone', 'footer'] } }, 'Fields: phone, footer'],
    [{ action: 'restore', detail: { revision: 4, asDraft: true } }, 'Revision 4, as a draft'],
    [
      { action: 'schedule', detail: { planned: 'archive', at: '2026-12-01T07:00:00.000Z' } },
      'Archived, at 2026-12-01 07:00:00',
    ],
    [{ action: 'import', collection: 'redirects', documentId: null, detail: { count: 8 } }, '8 in all'],
    [{ actor: null, channel: 'system' }, '<td>The CMS</td>'],
    [{ collection: 'site_settings', documentId: null }, '<a href="/admin/globals/site_settings">'],
  ])('C-11 %j is told as “%s”', (overrides, messages) => expect(table(overrides)).toContain(messages));

  it('C-11 has a word for every action in each language, and keeps what was chosen', () => {
    const query = readEntryQuery({ person: '3', action: 'lock_out', day: '2026-11-22' });
    const people = [{ id: 3, name: 'Edda' }];
    for (const messages of LANGUAGES.map((language) => messagesOf(language, 'audit'))) {
      const html = renderToStaticMarkup(<EntryFilter query={query} people={people} messages={messages} />);
      for (const action of AUDIT_ACTIONS) expect(html).toContain(`>${messages.actions[action]}</option>`);
      expect(html).toContain('<option value="3" selected="">Edda</option>');
      expect(html).toContain('<option value="lock_out" selected="">');
      expect(html).toContain('value="2026-11-22"');
    }
  });
});

describe('what the address of the audit trail asks for', () => {
  it('C-11 is read back from the address that says it', () => {
    const query = { language: 'de', person: 3, action: 'publish', day: '2026-02-28', before: 70 } as const;
    const { searchParams } = new URL(auditPath(query), 'https://cms.example');
    expect(readEntryQuery(Object.fromEntries(searchParams))).toEqual(query);
  });

  it.each([
    { person: '-1' },
    { person: '99999999999' },
    { action: 'drop table' },
    { day: '2026-02-30' },
    { day: 'yesterday' },
    { before: '0' },
    { language: 'xx' },
    { person: ['1', '2'] },
  ])('C-11 %j is passed over', (parameters) => {
    expect(auditPath(readEntryQuery(parameters))).toBe('/admin/audit-trail?language=en');
  });
});
