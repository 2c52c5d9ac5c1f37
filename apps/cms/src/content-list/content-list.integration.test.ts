import { afterAll, describe, expect, it } from 'vitest';
import { executorOn } from '../database/transaction.ts';
import { Staff, send } from '../http/staff.fixture.ts';
import { startCms } from '../test-cms.ts';
import { type ContentQuery, EVERYTHING } from './content-query.ts';
import { describeContent, type ListedContent } from './describe-content.ts';
import { findContent, type Narrowing } from './find-content.ts';
import { readLanguageStates } from './language-states.ts';
import type { PageEntry } from './palette/palette.endpoint.ts';

const created = '2026-01-05T09:00:00Z';

const source = () => ({
  payload,
  executor: executorOn((payload.db as unknown as { drizzle: unknown }).drizzle),
});
async function list(query: Partial<ContentQuery> & Narrowing = {}): Promise<ListedContent[]> {
  const { found } = await findContent(source(), { ...EVERYTHING, ...query }, { limit: 50 });
  return describeContent(source(), found);
}
const titlesOf = async (query: Partial<ContentQuery> & Narrowing) =>
  (await list(query)).map(({ title }) => title).sort();

const create = async (type: string, title: string, more: object = {}, staff = editor, query = '') => {
  const data = { title, created, moderation: 'draft', ...more };
  return (await staff.post(`/api/${type}${query}`, data)).body.doc as { id: number; alias: string };
};
const isPublished = { _status: 'published' };
const AS_DRAFT = '?draft=true';

const cms = await startCms();
afterAll(() => cms.stop());
const { payload } = cms;
const editor = await Staff.hire(payload, 'editor');
const author = await Staff.hire(payload, 'author');
const ada = await create('person', 'Ada', isPublished);
await create('article', 'A draft', { authors: [ada.id] }, author, AS_DRAFT);
const waiting = await create('page', 'It waits', { moderation: 'in_review' }, author, AS_DRAFT);
const back = await create('page', 'Sent back', { moderation: 'in_review' }, author, AS_DRAFT);
await editor.patch(`/api/page/${back.id}${AS_DRAFT}`, { moderation: 'draft', reviewNote: 'Shorter.' });
const changed = await create('platform', 'As published', isPublished);
await author.patch(`/api/platform/${changed.id}${AS_DRAFT}`, { title: 'As changed since' });
const old = await create('solution', 'An old one', isPublished);
await editor.patch(`/api/solution/${old.id}`, { moderation: 'archived', ...isPublished });
await editor.patch(`/api/solution/${old.id}?locale=de&draft=true`, { title: 'Ein alter' });
const gone = await create('page', 'Deleted');
await editor.patch(`/api/page/${gone.id}`, { deletedAt: 'now' });

describe('the content list', () => {
  it('C-9 has pages of all types as last saved, each in one state, without the trash', async () => {
    const states = Object.fromEntries((await list()).map(({ title, state }) => [title, state]));
    expect(states).toEqual({
      Ada: 'published',
      'A draft': 'draft',
      'It waits': 'in_review',
      'Sent back': 'sent_back',
      'As changed since': 'changed',
      'An old one': 'archived',
    });
  });

  it('C-9 says who signs a page, who saved it and in which languages visitors read it', async () => {
    const found = Object.fromEntries((await list()).map((content) => [content.title, content]));
    expect(found['A draft']).toMatchObject({ type: 'article', authors: ['Ada'], changedBy: 'author' });
    expect(found['An old one']?.languages).toEqual([
      { language: 'en', isPublished: true },
      { language: 'de', isPublished: false },
    ]);
    expect(found['Sent back']).toMatchObject({ reviewNote: 'Shorter.', changedBy: 'editor' });
  });

  it('C-9 is searched by words of a title in any language, and by the address of a page', async () => {
    expect(await titlesOf({ search: 'CHANGED' })).toEqual(['As changed since']);
    expect(await titlesOf({ search: 'ein alter' })).toEqual(['An old one']);
    expect(await titlesOf({ search: '100 %_\\' })).toEqual([]);
    const address = `https://www.keelstone.example${changed.alias}?from=mail`;
    expect(await titlesOf({ search: address })).toEqual(['As changed since']);
    expect(await titlesOf({ search: changed.alias })).toEqual(['As changed since']);
  });

  it('C-6 finds what somebody looks after and should read again', async () => {
    const keep = (document: { id: number }, type: string, reviewOn: string) =>
      editor.post('/api/page-care', { type, id: document.id, owner: author.user.id, reviewOn });
    expect((await keep(waiting, 'page', '2026-01-05')).status).toBe(204);
    expect((await keep(changed, 'platform', '2999-01-01')).status).toBe(204);
    expect(await titlesOf({ toReadAgainBy: author.user.id })).toEqual(['It waits']);
    expect(await titlesOf({ toReadAgainBy: editor.user.id })).toEqual([]);
  });

  it('C-9 is filtered by type, state, language, author and who saved last', async () => {
    expect(await titlesOf({ type: 'page' })).toEqual(['It waits', 'Sent back']);
    expect(await titlesOf({ state: 'in_review' })).toEqual(['It waits']);
    expect(await titlesOf({ translation: 'de' })).toEqual(['An old one']);
    expect(await titlesOf({ translation: 'not-de', type: 'solution' })).toEqual([]);
    expect(await titlesOf({ author: ada.id })).toEqual(['A draft']);
    expect(await titlesOf({ changedBy: author.user.id, state: 'draft' })).toEqual(['A draft']);
    expect(await titlesOf({ changedBy: author.user.id, isUnpublished: true })).toEqual([
      'A draft',
      'As changed since',
      'It waits',
    ]);
    expect(await titlesOf({ reviewRequestedBy: author.user.id })).toEqual(['It waits', 'Sent back']);
    expect(await titlesOf({ notChangedBy: editor.user.id })).toEqual([
      'A draft',
      'As changed since',
      'It waits',
    ]);
  });

  it('C-9 says what is planned, and when', async () => {
    const at = new Date(Date.now() + 3_600_000).toISOString();
    await editor.post('/api/scheduled_changes', {
      document: { relationTo: 'page', value: waiting.id },
      action: 'publish',
      at,
    });
    const [planned, ...others] = await list({ isPlanned: true });
    expect(planned).toMatchObject({ title: 'It waits', planned: [{ action: 'publish', at }] });
    expect(others).toEqual([]);
  });

  it('C-9 is sorted, and counted beyond the page that is shown', async () => {
    const query = { ...EVERYTHING, sort: 'title' } as const;
    const { found, total } = await findContent(source(), query, { limit: 2, offset: 1 });
    expect(total).toBe(6);
    expect((await describeContent(source(), found)).map(({ title }) => title)).toEqual(['Ada', 'An old one']);
    const [first] = await list({ sort: '-title' });
    expect(first?.title).toBe('Sent back');
  });

  it('C-9 C-11 gives the command palette pages by words of a title, to staff only', async () => {
    const { body } = await author.get('/api/content/pages?search=sent');
    expect(body.pages.map(({ title, kind, language }: PageEntry) => [title, kind, language])).toEqual([
      ['Sent back', 'Page', 'en'],
    ]);
    expect((await send('GET', '/api/content/pages?search=sent')).status).toBe(403);
  });

  it('C-5 C-9 has reusable sections, too, which are not changed with many pages', async () => {
    const sections = [{ blockType: 'headline', id: 'a', heading: 'Call us' }];
    const shared = await create('reusable_sections', 'Shared', { sections, ...isPublished });
    await author.post(`/api/reusable_sections${AS_DRAFT}`, { title: 'Shared draft', sections });
    const [row] = await list({ search: 'Shared', state: 'published' });
    expect(row).toMatchObject({
      type: 'reusable_sections',
      id: shared.id,
      state: 'published',
      languages: [{ language: 'en', isPublished: true }],
      authors: [],
      planned: [],
      changedBy: 'editor',
      created: expect.any(String),
    });
    expect(await titlesOf({ type: 'reusable_sections' })).toEqual(['Shared', 'Shared draft']);
    // One's own drafts, on the dashboard.
    expect(await titlesOf({ changedBy: author.user.id, isUnpublished: true })).toContain('Shared draft');
    expect(await titlesOf({ isPlanned: true, type: 'reusable_sections' })).toEqual([]);
    expect(await titlesOf({ search: '/shared' })).toEqual([]);
    expect(await titlesOf({ toReadAgainBy: editor.user.id })).toEqual([]);
    for (const sort of ['created', '-created', 'title'] as const)
      expect(await titlesOf({ sort, search: 'Shared' })).toEqual(['Shared', 'Shared draft']);
    const { total, pages } = await findContent(source(), { ...EVERYTHING }, { limit: 1 });
    expect(total - pages).toBe(2);
    const { body } = await editor.post('/api/content/change', {
      pages: { matching: '?search=e' },
      action: 'publish',
      isDryRun: true,
    });
    expect(body.pages.map(({ title }: { title: string }) => title)).not.toContain('Shared');
    const named = {
      pages: [{ type: 'reusable_sections', id: shared.id }],
      action: 'publish',
      isDryRun: true,
    };
    expect((await editor.post('/api/content/change', named)).status).toBe(400);
    const found = (await author.get('/api/content/pages?search=shared')).body.pages;
    expect(found.map(({ kind }: PageEntry) => kind)).toEqual(['Reusable section', 'Reusable section']);
  });

  it('C-9 C-10 says of each language how far a page is translated, and whether visitors read it', async () => {
    const { id } = await create('page', 'Harbour', { summary: 'In short', ...isPublished });
    const german = { title: 'Hafen', summary: 'Kurz' };
    await editor.patch(`/api/page/${id}?locale=de`, { ...german, ...isPublished });
    await editor.patch(`/api/page/${id}${AS_DRAFT}`, { title: 'Harbours', summary: 'Shorter' });
    await create('reusable_sections', 'Harbour links', {}, editor, `${AS_DRAFT}&locale=fr`);
    const rows = await list({ search: 'Harbour', sort: 'title' });
    const words = async (reader: 'en' | 'de') =>
      (await readLanguageStates(payload, rows, reader)).map((states) => states.map((state) => state.text));
    expect(await words('en')).toEqual([
      ['English: not translated', 'German: not translated', 'French, draft'],
      ['English, published', 'German: 2 fields behind, published', 'French: not translated'],
    ]);
    expect((await words('de'))[1]).toEqual([
      'Englisch, veröffentlicht',
      'Deutsch: 2 Felder veraltet, veröffentlicht',
      'Französisch: nicht übersetzt',
    ]);
    const [, states] = await readLanguageStates(payload, rows, 'en');
    expect(states?.map(({ language, isSource, isBehind }) => [language, isSource, isBehind])).toEqual([
      ['en', true, false],
      ['de', false, true],
      ['fr', false, true],
    ]);
    // The workspace says the same.
    const { updatedAt } = (await editor.get(`/api/page/${id}${AS_DRAFT}`)).body;
    const given = { to: 'de', updatedAt, texts: { title: ['Häfen'] } };
    const { body } = await editor.patch(`/api/page/${id}/translation`, given);
    expect(body.states[0]).toMatchObject({ language: 'de', behind: 1 });
    expect((await words('en'))[1]?.[1]).toBe('German: 1 field behind, published');
  });
});
