import { oneParagraph } from '@keelstone/editing/projection/rich-text/rich-text.fixture.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { Staff } from '../http/staff.fixture.ts';
import { startCms } from '../test-cms.ts';

const created = '2026-01-05T09:00:00Z';

const cms = await startCms();
afterAll(() => cms.stop());
const { payload } = cms;
const editor = await Staff.hire(payload, 'editor');
const author = await Staff.hire(payload, 'author');

const publish = async (title: string, alias?: string) =>
  (await editor.post('/api/page', { title, alias, created, moderation: 'draft', _status: 'published' })).body
    .doc;
const change = (id: number, data: Record<string, unknown>) =>
  editor.patch(`/api/page/${id}`, { ...data, _status: 'published' });
const titlesOf = async (nid: number) => (await cms.publishedNodes(nid)).map(({ node }) => node.title);
const draftOf = async (id: number) => (await editor.get(`/api/page/${id}?draft=true`)).body;

/** Ids of a page's revisions, oldest first. */
async function revisionsOf(id: number): Promise<string[]> {
  const { body } = await editor.get(
    `/api/page/versions?where[parent][equals]=${id}&sort=createdAt&limit=100&depth=0`,
  );
  return body.docs.map((version: { id: number }) => String(version.id));
}
const restore = async (id: number, position: number, query = '') =>
  editor.post(`/api/page/versions/${(await revisionsOf(id))[position]}${query}`);

describe('restoring a revision', () => {
  it.each(['', '?draft=false', '?draft=true'])(
    'C-12 makes a draft, and leaves what is published in every language (%s)',
    async (query) => {
      const page = await publish('First wording');
      await editor.patch(`/api/page/${page.id}?locale=de`, { title: 'Erste Fassung', _status: 'published' });
      await change(page.id, { title: 'Second wording' });
      await editor.patch(`/api/page/${page.id}?locale=de`, { title: 'Zweite Fassung', _status: 'published' });
      const published = ['Zweite Fassung', 'Second wording'];
      // The very first revision was published in English only.
      for (const [position, title] of [
        [0, 'First wording'],
        [1, 'First wording'],
      ] as const) {
        expect((await restore(page.id, position, query)).status).toBe(200);
        expect(await titlesOf(page.nid)).toEqual(published);
        expect(await draftOf(page.id)).toMatchObject({ title, _status: 'draft', moderation: 'draft' });
      }
      await change(page.id, {});
      expect(await titlesOf(page.nid)).toEqual(['Zweite Fassung', 'First wording']);
    },
  );

  it('C-12 C-14 leaves a page as it is where a version has a section of a kind that there is no more', async () => {
    const page = await publish('Now');
    await change(page.id, { sections: [{ blockType: 'headline', heading: 'Here' }] });
    await change(page.id, { sections: [] });
    await cms.query(
      `update _page_v set version_sections = replace(version_sections::text, 'headline', 'given_up')::jsonb`,
    );
    const { status, body } = await restore(page.id, 1);
    expect([status, body.errors[0].message]).toEqual([
      409,
      expect.stringContaining('of a kind that there is no more'),
    ]);
    expect((await draftOf(page.id)).sections).toEqual([]);
    expect((await restore(page.id, 0, '?locale=all')).status).toBe(200);
    // A text of another language than that of the form.
    const german = { title: 'Jetzt', body: oneParagraph('Worte.') };
    await editor.patch(`/api/page/${page.id}?locale=de&draft=true`, german);
    await cms.query(
      `update _page_v_locales set version_body = replace(version_body::text, '"paragraph"', '"given_up"')::jsonb where _locale = 'de'`,
    );
    expect((await restore(page.id, (await revisionsOf(page.id)).length - 1)).status).toBe(409);
    expect((await editor.post('/api/page/versions/999999')).status).toBe(404);
  });

  it('C-12 says of which languages it has replaced what was not published yet', async () => {
    const page = await publish('Early');
    const draft = (language: string, title: string) =>
      editor.patch(`/api/page/${page.id}?locale=${language}&draft=true`, { title });
    await editor.patch(`/api/page/${page.id}?locale=de`, { title: 'Später', _status: 'published' });
    const done = 'This version is a draft again.';
    expect((await restore(page.id, 0)).body.message).toBe(done);
    await restore(page.id, 1);
    await draft('de', 'Noch später');
    expect((await restore(page.id, 0)).body.message).toBe(
      `${done} It has replaced what was saved and not published yet in these languages: German. That is still among the versions.`,
    );
    // What is saved again is not replaced.
    await draft('en', 'Anew');
    const newest = (await revisionsOf(page.id)).length - 1;
    expect((await restore(page.id, newest)).body.message).toBe(done);
  });

  it('C-9 as a draft leaves what visitors see', async () => {
    const page = await publish('Old');
    await change(page.id, { title: 'New' });
    expect((await restore(page.id, 0, '?draft=true')).status).toBe(200);
    expect(await titlesOf(page.nid)).toEqual(['New']);
    expect(await draftOf(page.id)).toMatchObject({ title: 'Old', _status: 'draft', moderation: 'draft' });
    await change(page.id, {});
    expect(await titlesOf(page.nid)).toEqual(['Old']);
  });

  it.each(['', '?draft=false'])(
    'C-9 that was a draft never takes a page from visitors (%s)',
    async (query) => {
      const page = await publish('Stays');
      await editor.patch(`/api/page/${page.id}?draft=true`, { title: 'Proposed' });
      await change(page.id, { title: 'Decided' });
      expect((await restore(page.id, 1, query)).status).toBe(200);
      expect(await titlesOf(page.nid)).toEqual(['Decided']);
      expect(await draftOf(page.id)).toMatchObject({ title: 'Proposed', _status: 'draft' });
    },
  );

  describe.each(['page', 'reusable_sections'])('of a text with a review (%s)', (type) => {
    // A reusable section cannot be sent to review without one.
    const sections = [{ blockType: 'headline', heading: 'Here' }];
    const start = async (title: string) =>
      (await author.post(`/api/${type}?draft=true`, { title, created, moderation: 'draft', sections })).body
        .doc.id;
    const save = (staff: Staff, id: number, data: Record<string, unknown>) =>
      staff.patch(`/api/${type}/${id}?draft=true`, data);
    const restoreOf = async (staff: Staff, id: number, position: number) => {
      const list = await editor.get(
        `/api/${type}/versions?where[parent][equals]=${id}&sort=createdAt&depth=0`,
      );
      await staff.post(`/api/${type}/versions/${list.body.docs[position].id}`);
      return (await editor.get(`/api/${type}/${id}?draft=true&depth=0`)).body;
    };
    const mails = () => cms.query('select subject from mails');

    it('C-9 leaves it in review, for whoever asked', async () => {
      const id = await start('Early');
      await save(author, id, { title: 'To be read', moderation: 'in_review' });
      const before = (await editor.get(`/api/${type}/${id}?draft=true&depth=0`)).body;
      await cms.query('delete from mails');
      const colleague = await Staff.hire(payload, 'author', `for-${type}`);
      expect(await restoreOf(colleague, id, 0)).toMatchObject({
        title: 'Early',
        moderation: 'in_review',
        reviewRequestedBy: author.user.id,
        reviewRequestedAt: before.reviewRequestedAt,
      });
      expect(await mails()).toEqual([]);
    });

    it('C-9 asks for none, and brings no note back, after that was decided', async () => {
      const id = await start('Early');
      await save(author, id, { moderation: 'in_review' });
      await save(editor, id, { moderation: 'draft', reviewNote: 'Name the source.' });
      await editor.patch(`/api/${type}/${id}`, { title: 'Decided', _status: 'published' });
      await cms.query('delete from mails');
      for (const position of [1, 2]) {
        expect(await restoreOf(editor, id, position)).toMatchObject({
          title: 'Early',
          moderation: 'draft',
          reviewNote: null,
          reviewRequestedBy: null,
          reviewRequestedAt: null,
        });
      }
      expect(await mails()).toEqual([]);
    });

    it('C-9 keeps the note with which it was sent back', async () => {
      const id = await start('Early');
      await save(author, id, { moderation: 'in_review' });
      await save(editor, id, { moderation: 'draft', reviewNote: 'Name the source.' });
      expect(await restoreOf(editor, id, 0)).toMatchObject({
        moderation: 'draft',
        reviewNote: 'Name the source.',
        reviewRequestedBy: author.user.id,
      });
    });
  });

  it('C-6 brings back a path that another page has by now as a draft, and publishing says which page', async () => {
    const page = await publish('Moved away', '/of-old');
    await change(page.id, { alias: '/of-new' });
    await publish('Moved in', '/of-old');
    expect((await restore(page.id, 0)).status).toBe(200);
    expect(await cms.publishedNodes(page.nid)).toMatchObject([{ path: '/of-new' }]);
    const publishing = await change(page.id, {});
    expect(publishing.status).toBe(400);
    expect(JSON.stringify(publishing.body)).toContain('“Moved in” has this path already');
  });

  it('C-6 brings back a path, and leaves a redirect from the one it had when it is published', async () => {
    const page = await publish('Comes back', '/comes-back');
    await change(page.id, { alias: '/went-away' });
    await restore(page.id, 0);
    expect(await cms.publishedNodes(page.nid)).toMatchObject([{ path: '/went-away' }]);
    await change(page.id, {});
    expect(await cms.publishedNodes(page.nid)).toMatchObject([{ path: '/comes-back' }]);
    expect(await cms.query("select to_path from published.redirects where from_path = '/went-away'")).toEqual(
      [{ to_path: '/comes-back' }],
    );
  });

  it('C-14 is refused while somebody else is editing the page, also to authors', async () => {
    const page = await publish('Before the colleague');
    const colleague = await Staff.hire(payload, 'editor', 'Ada');
    await colleague.patch(`/api/page/${page.id}?draft=true`, { title: 'By the colleague' });
    await colleague.post('/api/edit-locks/hold', { collection: 'page', id: page.id });
    const [oldest] = await revisionsOf(page.id);
    for (const staff of [editor, author]) {
      const refused = await staff.post(`/api/page/versions/${oldest}?draft=true`);
      expect(refused.status).toBe(423);
      expect(refused.body.errors[0].message).toContain('Ada is editing');
    }
    expect(await draftOf(page.id)).toMatchObject({ title: 'By the colleague' });
    expect((await colleague.post(`/api/page/versions/${oldest}`)).status).toBe(200);
  });

  it('C-14 is refused when the page was saved since its versions were listed', async () => {
    const page = await publish('Listed');
    const [oldest] = await revisionsOf(page.id);
    const { docs } = (await editor.get(`/api/page/versions?where[parent][equals]=${page.id}&sort=-updatedAt`))
      .body;
    await editor.patch(`/api/page/${page.id}?draft=true`, { title: 'Saved since' });
    const restoreAsListed = (newest: string) =>
      editor.send('POST', `/api/page/versions/${oldest}`, {}, { 'if-match': `"${newest}"` });
    expect((await restoreAsListed(docs[0].updatedAt)).status).toBe(412);
    expect(await draftOf(page.id)).toMatchObject({ title: 'Saved since' });
    const { docs: listed } = (
      await editor.get(`/api/page/versions?where[parent][equals]=${page.id}&sort=-updatedAt`)
    ).body;
    expect((await restoreAsListed(listed[0].updatedAt)).status).toBe(200);
  });

  it('C-9 that does not exist is not found', async () => {
    expect((await editor.post('/api/page/versions/999999')).status).toBe(404);
  });
});
