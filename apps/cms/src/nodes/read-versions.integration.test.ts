import { createLocalReq } from 'payload';
import { afterAll, describe, expect, it } from 'vitest';
import { Staff } from '../http/staff.fixture.ts';
import { startCms } from '../test-cms.ts';
import { readVersions } from './read-versions.ts';

const created = '2026-01-05T09:00:00Z';

const cms = await startCms();
afterAll(() => cms.stop());
const editor = await Staff.hire(cms.payload, 'editor');
const author = await Staff.hire(cms.payload, 'author');

async function versionsOf(id: number) {
  const req = await createLocalReq({ user: { ...author.user, collection: 'users' } as never }, cms.payload);
  return readVersions(req, 'page', id);
}

describe('the versions of a page', () => {
  it('C-12 say who saved them and why, also to authors, and a note belongs to one save', async () => {
    const { doc } = (
      await author.post('/api/page?draft=true', { title: 'One', created, saveNote: '  First words ' })
    ).body;
    await editor.patch(`/api/page/${doc.id}?draft=true`, { title: 'Two' });
    const { body } = await editor.patch(`/api/page/${doc.id}`, {
      title: 'Three',
      saveNote: 'Names the new law',
      _status: 'published',
    });
    expect(body.doc.saveNote).toBe('');
    expect(await versionsOf(doc.id)).toMatchObject([
      { savedBy: editor.user.name, note: 'Names the new law', state: 'published' },
      { savedBy: editor.user.name, note: null, state: 'draft' },
      { savedBy: author.user.name, note: 'First words', state: 'draft' },
    ]);
    expect(JSON.stringify(await cms.publishedNodes(doc.nid))).not.toContain('Names the new law');
    // A note alone is nothing that waits to be published, and nobody writes it but with a save.
    const noted = { saveNote: 'Only a note', versionNote: 'Smuggled' };
    await editor.patch(`/api/page/${doc.id}?draft=true`, noted);
    expect((await versionsOf(doc.id))[0]?.note).toBe('Only a note');
    expect((await editor.get(`/api/page/${doc.id}/unpublished`)).body.languages).toEqual([]);
    const long = { saveNote: 'x'.repeat(201), _status: 'published' };
    expect((await editor.patch(`/api/page/${doc.id}`, long)).status).toBe(400);
  });

  it('C-12 C-14 name the version that one may be restored over, also where it is published', async () => {
    const { doc } = (await editor.post('/api/page', { title: 'One', created, _status: 'published' })).body;
    await editor.patch(`/api/page/${doc.id}`, { title: 'Two', _status: 'published' });
    const [newest, first] = await versionsOf(doc.id);
    const restore = (version: string | undefined) =>
      editor.send('POST', `/api/page/versions/${first?.id}`, {}, { 'if-match': `"${version}"` });
    expect((await restore(first?.updatedAt)).status).toBe(412);
    expect((await restore(newest?.updatedAt)).status).toBe(200);
  });

  it('C-9 C-12 say where the page stood, in the words of the content list', async () => {
    const { doc } = (await author.post('/api/page?draft=true', { title: 'One', created })).body;
    const save = (query: string, fields: object) => editor.patch(`/api/page/${doc.id}${query}`, fields);
    await author.patch(`/api/page/${doc.id}?draft=true`, { moderation: 'in_review' });
    await save('?draft=true', { moderation: 'draft', reviewNote: 'Name the law.' });
    await save('', { _status: 'published' });
    await save('', { moderation: 'archived', _status: 'published' });
    await save('?draft=true', { title: 'Two', moderation: 'draft' });
    expect((await versionsOf(doc.id)).map(({ state }) => state)).toEqual([
      'draft',
      'archived',
      'published',
      'sent_back',
      'in_review',
      'draft',
    ]);
  });

  it('C-10 C-12 say who translated and why, when it was done beside the source', async () => {
    const { doc } = (await author.post('/api/page?draft=true', { title: 'One', created })).body;
    const translate = async (staff: Staff, more: object) => {
      const { updatedAt } = (await editor.get(`/api/page/${doc.id}?draft=true`)).body;
      return staff.patch(`/api/page/${doc.id}/translation`, { to: 'de', updatedAt, texts: {}, ...more });
    };
    await translate(author, { texts: { title: ['Eins'] }, note: ' For the fair ' });
    await translate(editor, { texts: { title: ['Nummer eins'] } });
    await translate(editor, { note: 'Agreed', publish: true });
    expect(await versionsOf(doc.id)).toMatchObject([
      // What is not published, in the other language.
      { savedBy: editor.user.name, note: null, state: 'draft' },
      { savedBy: editor.user.name, note: 'Agreed', state: 'published' },
      { savedBy: editor.user.name, note: null, state: 'draft' },
      { savedBy: author.user.name, note: 'For the fair', state: 'draft' },
      { savedBy: author.user.name, note: null, state: 'draft' },
    ]);
    const { status, body } = await translate(author, { note: 'x'.repeat(201) });
    expect([status, body.errors[0].data.errors]).toMatchObject([400, [{ path: 'saveNote' }]]);
  });
});
