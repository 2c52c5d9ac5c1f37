import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { linkTo } from '@keelstone/editing/projection/rich-text/rich-text.fixture.ts';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { inLanguage } from '../admin/languages/in-language.ts';
import { TRASHED_COLLECTIONS } from '../database/trashed-collections.ts';
import { Staff } from '../http/staff.fixture.ts';
import { createMedia, createNode } from '../publishing/published-content.fixture.ts';
import { planChange } from '../schedule/plan-change.fixture.ts';
import { startCms } from '../test-cms.ts';

const cms = await startCms();
afterAll(() => cms.stop());
const admin = await Staff.hire(cms.payload, 'administrator');
const editor = await Staff.hire(cms.payload, 'editor');
const author = await Staff.hire(cms.payload, 'author');
const media = await createMedia(cms.payload);

const NOW = { deletedAt: '1999-01-01T00:00:00Z' };
const DAY_MS = 86_400_000;
const trash = (collection: string, id: number, who = editor) => who.patch(`/api/${collection}/${id}`, NOW);
const restore = (collection: string, id: number, who = editor, fields = {}) =>
  who.patch(`/api/${collection}/${id}?trash=true`, { deletedAt: null, ...fields });
const pathsOf = async (nid: number) => (await cms.publishedNodes(nid)).map(({ path }) => path);
const createPage = (title: string, fields = {}) => createNode(cms.payload, 'page', { title, ...fields });

describe('what is deleted', () => {
  it.each(TRASHED_COLLECTIONS)('C-13 lies in the trash: %s', (slug) => {
    expect(cms.payload.collections[slug].config.trash).toBe(true);
  });

  it('C-13 is gone for visitors, and still in the trash of the CMS', async () => {
    const { id, nid } = await createPage('Short life');
    expect(await pathsOf(nid)).toEqual(['/short-life']);
    expect((await trash('page', id)).status).toBe(200);
    expect(await pathsOf(nid)).toEqual([]);
    expect((await editor.get(`/api/page/${id}`)).status).toBe(404);
    const { body } = await editor.get(`/api/page/${id}?trash=true`);
    expect(body).toMatchObject({ title: 'Short life', _status: 'draft' });
    // The request cannot backdate it.
    expect(Date.parse(body.deletedAt)).toBeGreaterThan(Date.now() - DAY_MS);
  });

  it('C-13 comes back as a draft, whatever was asked for, and is published by an editor', async () => {
    const { id, nid } = await createPage('Come back');
    await trash('page', id);
    const restored = await restore('page', id, editor, { _status: 'published' });
    expect(restored.status).toBe(200);
    expect(restored.body.doc).toMatchObject({ _status: 'draft', moderation: 'draft', deletedAt: null });
    expect(await pathsOf(nid)).toEqual([]);
    expect((await editor.patch(`/api/page/${id}`, { _status: 'published' })).status).toBe(200);
    expect(await pathsOf(nid)).toEqual(['/come-back']);
  });

  it('C-13 leaves out what is used of all that is ticked in a list, and says why of five, and what to do once', async () => {
    const words = ['a', 'b', 'c', 'd', 'e', 'f', 'unused'];
    const tags = await Promise.all(words.map((label) => editor.post('/api/tags', { label })));
    const ids: number[] = tags.map(({ body }) => body.doc.id);
    await createPage('User', { tags: ids.slice(0, -1) });
    const query = `/api/tags?where[id][in]=${ids.join(',')}`;
    const person = { 'x-person': String(editor.user.id) };
    const { status, body } = await editor.send('PATCH', query, NOW, person);
    expect([status, body.docs.length, body.message]).toEqual([400, 1, '6 of 7 could not be deleted.']);
    const lines = body.errors.flatMap(({ message }: { message: string }) => message.split('\n'));
    expect(lines).toEqual([
      ...Array(5).fill(
        expect.stringMatching(/^“[a-f]” was not deleted because it is used in one place – Page “User”/),
      ),
      expect.stringMatching(/^Replace it there or take it out/),
      'And 1 more.',
    ]);
    expect(new Set(lines).size).toBe(7);
    const again = await inLanguage('de', () => editor.send('PATCH', query, NOW, person));
    expect(again.body.message).toBe('6 von 6 konnten nicht gelöscht werden.');
  });

  it('C-13 comes back in the way the admin asks for it, by a query', async () => {
    const { id, nid } = await createPage('By query');
    await trash('page', id);
    const where = `where[and][0][id][equals]=${id}&where[and][1][deletedAt][exists]=true&trash=true`;
    const { status } = await editor.patch(`/api/page?${where}`, { deletedAt: null, _status: 'published' });
    expect(status).toBe(200);
    expect((await editor.get(`/api/page/${id}`)).body._status).toBe('draft');
    expect(await pathsOf(nid)).toEqual([]);
  });

  it('C-13 gives up its path; when it is restored and published, the message says who has that by now', async () => {
    const { id } = await createPage('A place');
    await trash('page', id);
    const { nid } = await createPage('A place');
    expect(await pathsOf(nid)).toEqual(['/a-place']);
    expect((await restore('page', id)).status).toBe(200);
    const { status, body } = await editor.patch(`/api/page/${id}`, { _status: 'published' });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('has this path already');
    expect(await pathsOf(nid)).toEqual(['/a-place']);
  });

  it('C-13 keeps a draft that was newer than what visitors saw', async () => {
    const { id } = await createPage('Old words');
    await editor.patch(`/api/page/${id}?draft=true`, { title: 'New words', moderation: 'draft' });
    await trash('page', id);
    await restore('page', id);
    expect((await editor.get(`/api/page/${id}?draft=true`)).body.title).toBe('New words');
  });

  it('C-13 moves there as a whole, though the request calls it a draft', async () => {
    const { id, nid } = await createPage('Half gone');
    expect((await editor.patch(`/api/page/${id}?draft=true`, NOW)).status).toBe(200);
    expect(await pathsOf(nid)).toEqual([]);
    expect((await editor.get(`/api/page/${id}`)).status).toBe(404);
  });

  it('C-13 C-12 makes plans void, which stay so when it is restored', async () => {
    const { id, nid } = await createPage('Planned');
    const plan = await planChange(cms, { action: 'publish', id, inMs: DAY_MS });
    const readPlan = () => cms.payload.findByID({ collection: 'scheduled_changes', id: plan, depth: 0 });
    await trash('page', id);
    const failure =
      '“Planned” was deleted by editor after this was planned. Plan it again if it is still wanted.';
    expect(await readPlan()).toMatchObject({ state: 'void', failure });
    await restore('page', id);
    expect((await readPlan()).state).toBe('void');
    await cms.query("update scheduled_changes set at = now() - interval '1 minute' where id = $1", [plan]);
    const { runDueChange } = await import('../schedule/run-due-change.ts');
    expect(await runDueChange(cms.payload)).toBe(false);
    expect(await pathsOf(nid)).toEqual([]);
  });

  it('C-13 C-12 takes no draft along: what was published lies there beside its draft', async () => {
    const { id } = await createPage('Read');
    await editor.patch(`/api/page/${id}?draft=true`, { title: 'Not yet read' });
    await trash('page', id);
    const inTrash = (await editor.get(`/api/page/${id}?trash=true`)).body;
    expect(inTrash).toMatchObject({ title: 'Read', _status: 'draft' });
    await restore('page', id);
    expect((await editor.get(`/api/page/${id}?draft=true`)).body.title).toBe('Not yet read');
  });

  it('C-13 is not changed while it lies there, and keeps its time', async () => {
    const { id } = await createPage('Untouched');
    await trash('page', id);
    const before = (await editor.get(`/api/page/${id}?trash=true`)).body;
    expect((await editor.patch(`/api/page/${id}?trash=true`, { title: 'Touched' })).status).toBe(409);
    expect((await editor.patch(`/api/page/${id}?trash=true`, NOW)).status).toBe(409);
    expect((await editor.get(`/api/page/${id}?trash=true`)).body).toEqual(before);
  });

  it('C-13 is deleted for good out of the trash alone, by administrators', async () => {
    const { id } = await createPage('For good');
    const refused = await admin.delete(`/api/page/${id}`);
    expect([refused.status, refused.body.errors[0].message]).toEqual([
      409,
      expect.stringContaining('30 days'),
    ]);
    expect((await admin.delete(`/api/page/${id}?trash=true`)).status).toBe(403);
    expect((await admin.delete(`/api/page?where[id][equals]=${id}`)).status).toBe(409);
    await trash('page', id);
    expect((await editor.delete(`/api/page/${id}?trash=true`)).status).toBe(403);
    expect((await admin.delete(`/api/page/${id}?trash=true`)).status).toBe(200);
    expect((await admin.get(`/api/page/${id}?trash=true`)).status).toBe(404);
  });

  it('C-11 C-13 is not what an author may do to what is published', async () => {
    const { id, nid } = await createPage('Published');
    // Payload's status for documents that a user may not delete.
    expect((await trash('page', id, author)).status).toBe(404);
    await editor.patch(`/api/page/${id}?draft=true`, { title: 'Published, changed', moderation: 'draft' });
    expect((await trash('page', id, author)).status).toBe(403);
    expect((await author.patch(`/api/page/${id}?draft=true`, NOW)).status).toBe(403);
    expect(await pathsOf(nid)).toEqual(['/published']);
  });

  it('C-11 C-13 an author throws away and takes back a draft', async () => {
    const { body } = await author.post('/api/page?draft=true', { title: 'My draft' });
    expect((await trash('page', body.doc.id, author)).status).toBe(200);
    expect((await restore('page', body.doc.id, author)).status).toBe(200);
    expect((await author.get(`/api/page/${body.doc.id}?draft=true`)).body.title).toBe('My draft');
  });

  it('C-13 is told of in the audit trail, in words of its own', async () => {
    const { id } = await createPage('Audited');
    await trash('page', id);
    await restore('page', id);
    await trash('page', id);
    await admin.delete(`/api/page/${id}?trash=true`);
    const { id: notice } = (await editor.post('/api/synonyms', { words: ['trash', 'bin'], language: 'en' }))
      .body.doc;
    await trash('synonyms', notice);
    const actionsOf = async (collection: string, document: number) =>
      (
        await cms.query<{ action: string; languages: string[] }>(
          'select action, languages from audit.entries where collection = $1 and document_id = $2 order by id',
          [collection, document],
        )
      ).map(({ action }) => action);
    expect(await actionsOf('page', id)).toEqual(['publish', 'trash', 'untrash', 'trash', 'delete']);
    expect(await actionsOf('synonyms', notice)).toEqual(['create', 'trash']);
  });
});

describe('media in the trash', () => {
  it('C-13 C-4 keep their files until they are deleted for good', async () => {
    const { filename } = (await editor.get(`/api/files/${media.file}`)).body;
    const path = join(process.env.MEDIA_DIR ?? '', 'files', filename);
    await trash('files', media.file);
    const { sweepMedia } = await import('../media/storage/sweep-media.ts');
    await sweepMedia(cms.payload, Date.now() + 2 * DAY_MS);
    expect(existsSync(path)).toBe(true);
    await admin.delete(`/api/files/${media.file}?trash=true`);
    expect(existsSync(path)).toBe(false);
  });
});

describe('redirects, synonyms and pinned results in the trash', () => {
  const redirect = (from: string, to: string) => editor.post('/api/redirects', { from, to, status: '301' });
  const published = (from: string) =>
    cms.query<{ to: string }>('select to_path as "to" from published.redirects where from_path = $1', [from]);

  it('C-13 C-6 a redirect leads nowhere, and on again when it is restored', async () => {
    const { id } = (await redirect('/old-one', '/new-one')).body.doc;
    await trash('redirects', id);
    expect(await published('/old-one')).toEqual([]);
    expect((await restore('redirects', id)).status).toBe(200);
    expect(await published('/old-one')).toEqual([{ to: '/new-one' }]);
  });

  it('C-13 C-6 a redirect makes room for another one from the same path', async () => {
    const { id } = (await redirect('/room', '/a')).body.doc;
    await trash('redirects', id);
    const other = await redirect('/room', '/b');
    expect(other.status).toBe(201);
    expect(await published('/room')).toEqual([{ to: '/b' }]);
    const refused = await restore('redirects', id);
    expect(refused.status).toBe(409);
    expect(refused.body.errors[0].message).toContain('A redirect from this path leads to /b already.');
    await trash('redirects', other.body.doc.id);
    expect((await restore('redirects', id)).status).toBe(200);
    expect(await published('/room')).toEqual([{ to: '/a' }]);
  });

  it('C-13 C-6 a redirect stays there when another is imported, or made because a page has moved', async () => {
    const { id } = (await redirect('/imported', '/a')).body.doc;
    await trash('redirects', id);
    await editor.send('POST', '/api/redirects/import', 'from,to\n/imported,/b\n');
    expect(await published('/imported')).toEqual([{ to: '/b' }]);
    const { id: replaced } = (await redirect('/moves-on', '/a')).body.doc;
    const page = await createPage('Moves on');
    await editor.patch(`/api/page/${page.id}`, { alias: '/moved-on', _status: 'published' });
    expect(await published('/moves-on')).toEqual([{ to: '/moved-on' }]);
    for (const each of [id, replaced]) {
      const { body } = await editor.get(`/api/redirects/${each}?trash=true`);
      expect(body).toMatchObject({ to: '/a', deletedAt: expect.any(String) });
    }
  });

  it('C-13 C-6 a redirect stays there when a page has its path by now', async () => {
    const { id } = (await redirect('/taken-back', '/a')).body.doc;
    await trash('redirects', id);
    await createPage('Taken back');
    const { status, body } = await restore('redirects', id);
    expect([status, body.errors[0].message]).toEqual([409, expect.stringContaining('stays in the trash')]);
  });

  it('C-13 S-26 synonyms are no synonyms there', async () => {
    const { id } = (await editor.post('/api/synonyms', { words: ['alpha', 'beta'], language: 'en' })).body
      .doc;
    const rules = async () => {
      const [row] = await cms.query<{ value: { synonyms: { phrases: string[] }[] } }>(
        "select value from published.settings where key = 'search_rules' and language = 'en'",
      );
      return row?.value.synonyms.flatMap(({ phrases }) => phrases);
    };
    expect(await rules()).toContain('alpha');
    await trash('synonyms', id);
    expect(await rules()).not.toContain('alpha');
    await restore('synonyms', id);
    expect(await rules()).toContain('alpha');
  });
});

describe('the trash', () => {
  const age = (collection: string, id: number, days: number) =>
    cms.query(`update ${collection} set deleted_at = now() - $2 * interval '1 day' where id = $1`, [
      id,
      days,
    ]);
  const purgeTrash = async () => (await import('./purge-trash.ts')).purgeTrash(cms.payload);

  it('C-13 is emptied of what has lain there for thirty days, and of nothing else', async () => {
    const old = await createPage('Old');
    const used = await createPage('Used again');
    await trash('page', old.id);
    const term = (await editor.post('/api/tags', { label: 'Kept' })).body.doc.id;
    await createPage('User', { body: linkTo('page', used.id, 'there') });
    // Scripts are not checked.
    await cms.payload.update({ collection: 'page', id: used.id, data: NOW });
    await age('page', old.id, 29);
    await age('page', used.id, 31);
    expect(await purgeTrash()).toBe(0);
    await age('page', old.id, 31);
    expect(await purgeTrash()).toBe(1);
    expect((await admin.get(`/api/page/${old.id}?trash=true`)).status).toBe(404);
    expect((await admin.get(`/api/page/${used.id}?trash=true`)).status).toBe(200);
    expect((await admin.get(`/api/tags/${term}`)).status).toBe(200);
  });

  it('C-13 is not emptied of what was restored since the old ones were listed', async () => {
    const [first, restored] = [await createPage('Purged first'), await createPage('Restored meanwhile')];
    for (const { id } of [first, restored]) {
      await trash('page', id);
      await age('page', id, 31);
    }
    await cms.query(`
      create function restore_meanwhile() returns trigger language plpgsql as $$
        begin update page set deleted_at = null where id = ${restored.id}; return null; end $$`);
    await cms.query(
      `create trigger restoring after delete on page for each row when (old.id = ${first.id}) execute function restore_meanwhile()`,
    );
    expect(await purgeTrash()).toBe(1);
    await cms.query('drop trigger restoring on page');
    expect((await editor.get(`/api/page/${restored.id}`)).status).toBe(200);
  });

  it('C-13 C-4 is not emptied of what somebody is restoring, nor of its file', async () => {
    const { file } = await createMedia(cms.payload);
    const { filename } = (await editor.get(`/api/files/${file}`)).body;
    await trash('files', file);
    await age('files', file, 31);
    const transactionID = (await cms.payload.db.beginTransaction()) ?? undefined;
    await cms.payload.update({
      collection: 'files',
      id: file,
      data: { deletedAt: null },
      trash: true,
      req: { transactionID },
    });
    const purging = purgeTrash();
    await Promise.race([purging, pause(1000)]);
    await cms.payload.db.commitTransaction(transactionID as string);
    expect(await purging).toBe(0);
    expect((await editor.get(`/api/files/${file}`)).status).toBe(200);
    expect(existsSync(join(process.env.MEDIA_DIR ?? '', 'files', filename))).toBe(true);
  });

  it.each([-31, 31])(
    'C-13 goes by the database’s clock when that of the CMS is %i days off',
    async (days) => {
      const { id } = await createPage(`Off by ${days}`);
      const atTime = async (time: number, work: () => Promise<unknown>) => {
        vi.useFakeTimers({ toFake: ['Date'], now: time });
        await work().finally(() => vi.useRealTimers());
      };
      const move = () => cms.payload.update({ collection: 'page', id, data: NOW });
      if (days < 0) await atTime(Date.now() + days * DAY_MS, move);
      else await move();
      if (days < 0) await purgeTrash();
      else await atTime(Date.now() + days * DAY_MS, purgeTrash);
      const { deletedAt } = (await editor.get(`/api/page/${id}?trash=true`)).body;
      expect(Math.abs(Date.parse(deletedAt) - Date.now())).toBeLessThan(DAY_MS);
    },
  );
});
