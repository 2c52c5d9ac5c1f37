import { afterAll, describe, expect, it } from 'vitest';
import { Staff, send } from '../http/staff.fixture.ts';
import { startCms } from '../test-cms.ts';

const cms = await startCms();
afterAll(() => cms.stop());
const { payload } = cms;
const author = await Staff.hire(payload, 'author');
const editor = await Staff.hire(payload, 'editor');
const administrator = await Staff.hire(payload, 'administrator');

const add = (who: Staff, title: string, more: Record<string, unknown> = {}) =>
  who.post('/api/shortcuts', { title, url: '/admin/collections/article', ...more });
const seenBy = async (who: Staff) =>
  (await who.get('/api/shortcuts')).body.docs.map(({ title }: { title: string }) => title);

describe('shortcuts', () => {
  it('C-6 are each user’s own, administrators’ too', async () => {
    const { body } = await add(author, 'Of the author');
    await add(editor, 'Of the editor');
    expect(await seenBy(author)).toEqual(['Of the author']);
    expect(await seenBy(editor)).toEqual(['Of the editor']);
    expect(await seenBy(administrator)).toEqual([]);
    const at = `/api/shortcuts/${body.doc.id}`;
    for (const who of [editor, administrator]) {
      expect((await who.get(at)).status).toBe(404);
      expect((await who.patch(at, { title: 'Taken' })).status).toBe(403);
      expect((await who.delete(at)).status).toBe(403);
    }
    expect((await author.patch(at, { title: 'Renamed' })).status).toBe(200);
    expect((await author.delete(at)).status).toBe(200);
  });

  it('C-6 C-14 are refused without a session, by which uploads know that it has ended', async () => {
    expect((await send('GET', '/api/shortcuts?limit=1&depth=0')).status).toBe(403);
    expect((await author.get('/api/shortcuts?limit=1&depth=0')).status).toBe(200);
  });

  it('C-6 cannot be put on another’s list, nor given away', async () => {
    const { body } = await add(editor, 'Planted', { owner: author.user.id });
    expect(await seenBy(author)).toEqual([]);
    await editor.patch(`/api/shortcuts/${body.doc.id}`, { owner: author.user.id });
    expect(await seenBy(author)).toEqual([]);
  });

  it('C-6 go with their owner', async () => {
    const leaver = await Staff.hire(payload, 'author', 'leaver');
    await add(leaver, 'Left behind');
    await payload.delete({ collection: 'users', id: leaver.user.id });
    const { docs } = await payload.find({ collection: 'shortcuts', pagination: false });
    expect(docs.map(({ title }) => title)).not.toContain('Left behind');
  });

  it.each(['javascript:alert(1)', '//evil.example', 'data:text/html,x', ''])(
    'C-6 lead nowhere unsafe: %s',
    async (url) => {
      expect((await add(editor, 'Unsafe', { url })).status).toBe(400);
    },
  );
});
