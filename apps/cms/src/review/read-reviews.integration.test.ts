import { afterAll, describe, expect, it } from 'vitest';
import { Staff } from '../http/staff.fixture.ts';
import { startCms } from '../test-cms.ts';
import { readForEditor, readOwn } from './read-reviews.ts';

const created = '2026-01-05T09:00:00Z';

const cms = await startCms();
afterAll(() => cms.stop());
const { payload } = cms;
const author = await Staff.hire(payload, 'author', 'ana');
const other = await Staff.hire(payload, 'author', 'otto');
const editor = await Staff.hire(payload, 'editor', 'edda');

const send = async (who: Staff, type: string, title: string, locale = 'en') =>
  (
    await who.post(`/api/${type}?draft=true&locale=${locale}`, {
      title,
      created,
      startsAt: created,
      timeZone: 'Europe/Berlin',
      moderation: 'in_review',
    })
  ).body.doc.id as number;
const titles = (reviews: { title: string }[]) => reviews.map(({ title }) => title);
const readWaiting = async () =>
  (await readForEditor(payload, editor.user.id)).filter(({ isWaiting }) => isWaiting);

describe('what waits for a review', () => {
  it('C-9 is of every type, also a draft over a published page, the longest waiting first', async () => {
    const page = await send(author, 'page', 'A page');
    await send(other, 'event', 'Eine Veranstaltung', 'de');
    const published = { title: 'Published', created, moderation: 'draft', _status: 'published' };
    const { body } = await editor.post('/api/article', published);
    await author.patch(`/api/article/${body.doc.id}?draft=true`, {
      title: 'Proposal',
      moderation: 'in_review',
    });
    await author.post('/api/page?draft=true', { title: 'Only a draft', created, moderation: 'draft' });
    expect(await readWaiting()).toMatchObject([
      { type: 'page', id: page, title: 'A page', language: 'en', by: 'ana' },
      { type: 'event', title: 'Eine Veranstaltung', language: 'de', by: 'otto' },
      { type: 'article', title: 'Proposal', by: 'ana' },
    ]);
  });

  it('C-9 ends with publishing, and comes back to its author with a note', async () => {
    const [kept, done] = [await send(other, 'page', 'Kept'), await send(other, 'page', 'Done')];
    await editor.patch(`/api/page/${done}`, { _status: 'published' });
    await editor.patch(`/api/page/${kept}?draft=true`, { moderation: 'draft', reviewNote: 'Shorter' });
    expect(titles(await readWaiting())).not.toContain('Kept');
    const own = await readOwn(payload, other.user.id);
    expect(own.map(({ title, note }) => [title, note])).toEqual([
      ['Eine Veranstaltung', null],
      ['Kept', 'Shorter'],
    ]);
    expect(titles(await readOwn(payload, editor.user.id))).toEqual([]);
  });

  it('C-9 comes back to an editor, too, who sent it to a colleague; and waits again when it is sent again', async () => {
    const colleague = await Staff.hire(payload, 'editor', 'emil');
    const id = await send(editor, 'page', 'For a colleague');
    await colleague.patch(`/api/page/${id}?draft=true`, {
      moderation: 'draft',
      reviewNote: 'Name the source',
    });
    const find = async (who: Staff) =>
      (await readForEditor(payload, who.user.id)).find(({ title }) => title === 'For a colleague');
    expect(await find(editor)).toMatchObject({ isWaiting: false, note: 'Name the source' });
    expect(await find(colleague)).toBeUndefined();
    await editor.patch(`/api/page/${id}?draft=true`, { moderation: 'in_review' });
    for (const who of [editor, colleague]) expect(await find(who)).toMatchObject({ isWaiting: true });
    expect((await readOwn(payload, editor.user.id))[0]).toMatchObject({ id, isWaiting: true });
  });
});
