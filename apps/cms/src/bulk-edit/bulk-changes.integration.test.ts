import { createLocalReq, ValidationError } from 'payload';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { inLanguage } from '../admin/languages/in-language.ts';
import { Staff, send } from '../http/staff.fixture.ts';
import { startCms } from '../test-cms.ts';
import type { ChangeRequest } from './change-values.endpoint.ts';

const created = '2026-01-05T09:00:00Z';

const cms = await startCms();
afterAll(() => cms.stop());
const { payload } = cms;
const editor = await Staff.hire(payload, 'editor');
const author = await Staff.hire(payload, 'author');

let steel: number;
let rust: number;
let coal: number;
beforeEach(async () => {
  const term = async (label: string) => (await editor.post('/api/tags', { label })).body.doc.id;
  [steel, rust, coal] = [await term('Steel'), await term('Rust'), await term('Coal')];
});

const createPage = async (more: object) =>
  (await editor.post('/api/page', { title: 'A page', created, moderation: 'draft', ...more })).body.doc;
const publishedWith = (tags: unknown[], title = 'A page') =>
  createPage({ _status: 'published', title, tags });
const tagsOf = async (id: number, query = '') =>
  (await editor.get(`/api/page/${id}?depth=0${query}`)).body.tags ?? [];

const ask = async (ids: number[], more: Partial<ChangeRequest>, staff = editor) =>
  staff.post('/api/page/change-values', {
    field: 'tags',
    change: 'add',
    values: [steel],
    where: { id: { in: ids } },
    isDryRun: false,
    ...more,
  });
const outcomesOf = async (response: ReturnType<typeof ask>) =>
  Object.fromEntries((await response).body.documents.map(({ id, outcome }: never) => [id, outcome]));

describe('a change of many', () => {
  it('C-10 C-14 says which field of a document was refused, in which language, and why', async () => {
    const { inOwnSave } = await import('./change-document.ts');
    const requester = await createLocalReq(
      { locale: 'de', user: { ...editor.user, collection: 'users' } },
      payload,
    );
    const refused = await inLanguage('de', () =>
      inOwnSave(requester, 7, () => {
        throw new ValidationError({ collection: 'page', errors: [{ path: 'title', message: 'Zu lang.' }] });
      }),
    );
    expect(refused).toMatchObject({ id: 7, outcome: 'refused', reason: 'Titel auf Deutsch: Zu lang.' });
  });

  it('C-14 says of one that was deleted meanwhile that it is gone', async () => {
    const { changeDocument } = await import('./change-document.ts');
    const user = { ...editor.user, collection: 'users' as const };
    const requester = await createLocalReq({ locale: 'en', user }, payload);
    const { id } = await createPage({});
    await editor.patch(`/api/page/${id}`, { deletedAt: 'now' });
    const changed = await changeDocument(requester, id, {
      collection: payload.collections.page.config,
      request: { field: 'tags', change: 'add', values: [steel] },
      isDryRun: false,
    });
    expect(changed).toMatchObject({ id, outcome: 'refused', reason: 'It is in the trash, or gone.' });
  });

  it('C-14 adds, removes and replaces, and leaves the other values', async () => {
    const { id } = await publishedWith([rust]);
    await ask([id], { change: 'add', values: [steel, rust] });
    expect(await tagsOf(id)).toEqual([rust, steel]);
    await ask([id], { change: 'remove', values: [rust] });
    expect(await tagsOf(id)).toEqual([steel]);
    await ask([id], { change: 'replace', values: [coal] });
    expect(await tagsOf(id)).toEqual([coal]);
  });

  it('C-14 says first what would become of each, and does nothing', async () => {
    const clean = await publishedWith([rust]);
    const present = await publishedWith([steel]);
    const draft = await createPage({ tags: [rust] });
    const ids = [clean.id, present.id, draft.id];
    const expected = { [clean.id]: 'publish', [present.id]: 'unchanged', [draft.id]: 'draft' };
    expect(await outcomesOf(ask(ids, { isDryRun: true }))).toEqual(expected);
    expect(await tagsOf(clean.id)).toEqual([rust]);
    expect(await outcomesOf(ask(ids, {}))).toEqual(expected);
    expect(await tagsOf(clean.id)).toEqual([rust, steel]);
  });

  it('C-14 neither publishes nor loses an unfinished draft', async () => {
    const { id, nid } = await publishedWith([rust], 'What visitors see');
    await author.patch(`/api/page/${id}?draft=true`, { title: 'Unfinished' });
    expect(await outcomesOf(ask([id], {}))).toEqual({ [id]: 'draft' });
    expect((await cms.publishedNodes(nid)).map(({ node }) => node.title)).toEqual(['What visitors see']);
    expect(await tagsOf(id)).toEqual([rust]);
    expect((await editor.get(`/api/page/${id}?draft=true`)).body.title).toBe('Unfinished');
    expect(await tagsOf(id, '&draft=true')).toEqual([rust, steel]);
  });

  it('C-14 keeps an archived page archived', async () => {
    const { id } = await publishedWith([rust]);
    await editor.patch(`/api/page/${id}`, { moderation: 'archived', _status: 'published' });
    await ask([id], {});
    expect((await editor.get(`/api/page/${id}?depth=0`)).body).toMatchObject({
      moderation: 'archived',
      tags: [rust, steel],
    });
  });

  it('C-14 C-11 is a draft by an author, and nothing without the right to change', async () => {
    const { id, nid } = await publishedWith([rust]);
    const seen = await cms.publishedNodes(nid);
    expect(await outcomesOf(ask([id], {}, author))).toEqual({ [id]: 'draft' });
    expect(await cms.publishedNodes(nid)).toEqual(seen);
    expect((await send('POST', '/api/page/change-values', {})).status).toBe(403);
    const pinned = { field: 'nodes', change: 'replace', values: [], where: {}, isDryRun: false };
    expect((await author.post('/api/pinned_results/change-values', pinned)).status).toBe(403);
  });

  it('C-14 passes over what somebody is editing, and names them', async () => {
    const { id } = await publishedWith([rust]);
    await author.post('/api/edit-locks/hold', { collection: 'page', id });
    const { body } = await ask([id], {});
    expect(body.documents).toEqual([
      { id, title: 'A page', outcome: 'refused', reason: 'author is editing it.' },
    ]);
    expect(await tagsOf(id)).toEqual([rust]);
  });

  it('C-14 is done for the others when one of them cannot be saved', async () => {
    const { id } = await publishedWith([rust]);
    const broken = await publishedWith([rust], 'Broken');
    await cms.query('update page_locales set title = null where _parent_id = $1', [broken.id]);
    await cms.query(
      'update _page_v_locales set version_title = null where _parent_id in (select id from _page_v where parent_id = $1)',
      [broken.id],
    );
    const outcomes = await outcomesOf(ask([broken.id, id], {}));
    expect(outcomes).toEqual({ [broken.id]: 'refused', [id]: 'publish' });
    expect(await tagsOf(id)).toEqual([rust, steel]);
  });

  it('C-14 is refused for fields without several values, and without values', async () => {
    const { id } = await publishedWith([]);
    expect((await ask([id], { field: 'title' })).status).toBe(400);
    expect((await ask([id], { field: 'sections' })).status).toBe(400);
    expect((await ask([id], { values: [] })).status).toBe(400);
    expect((await ask([id], { change: 'remove', values: [] })).status).toBe(400);
    expect((await ask([id], { change: 'replace', values: [] })).status).toBe(200);
  });

  it('C-14 Payload’s own offers no field with several values', async () => {
    for (const { config } of Object.values(payload.collections)) {
      for (const field of config.flattenedFields) {
        const isSeveral = ['array', 'blocks'].includes(field.type) || ('hasMany' in field && field.hasMany);
        if (!isSeveral || config.slug.startsWith('payload-') || field.name === 'sessions') continue;
        expect([config.slug, field.name, field.admin?.disableBulkEdit]).toEqual([
          config.slug,
          field.name,
          true,
        ]);
      }
    }
  });
});
