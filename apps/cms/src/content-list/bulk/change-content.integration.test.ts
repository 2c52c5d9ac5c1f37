import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { inTransaction } from '../../database/in-transaction.ts';
import { Staff, send } from '../../http/staff.fixture.ts';
import { startCms } from '../../test-cms.ts';
import { changeContent } from './change-content.ts';

const created = '2026-01-05T09:00:00Z';
const isPublished = { _status: 'published' };
const AS_DRAFT = '?draft=true';

const cms = await startCms();
afterAll(() => cms.stop());
const { payload } = cms;
const editor = await Staff.hire(payload, 'editor');
const author = await Staff.hire(payload, 'author');
const administrator = await Staff.hire(payload, 'administrator');

type Page = { id: number; nid: number };
async function create(title: string, more: object = {}, type = 'page'): Promise<Page> {
  const { status, body } = await editor.post(`/api/${type}`, {
    title,
    created,
    moderation: 'draft',
    ...more,
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.doc;
}
const inList = (pages: readonly Page[], type = 'page') => pages.map(({ id }) => ({ type, id }));
const change = async (pages: unknown, action: unknown, { isDryRun = false, staff = editor } = {}) =>
  staff.post('/api/content/change', { pages, action, isDryRun });
const undo = (made: string, staff = editor) => staff.post('/api/content/undo', { change: made });
const outcomesOf = ({ body }: { body: { pages: { title: string; outcome: string }[] } }) =>
  Object.fromEntries(body.pages.map(({ title, outcome }) => [title, outcome]));

/** What visitors see, what the form shows, and what is planned: all that a change may touch. */
async function stateOf(page: Page, type = 'page') {
  const seen = (await cms.publishedNodes(page.nid)).map(({ language, path, node }) => ({
    language,
    path,
    node: { ...node, changed: null, updatedAt: null },
  }));
  const { updatedAt, savedBy, ...latest } = (
    await editor.get(`/api/${type}/${page.id}?draft=true&locale=all&depth=0`)
  ).body;
  const { docs } = (
    await editor.get(`/api/scheduled_changes?where[document.value][equals]=${page.id}&depth=0`)
  ).body;
  const plans = docs.map(({ action, state, languages, failure }: never) => ({
    action,
    state,
    languages,
    failure,
  }));
  return { seen, latest, plans };
}

async function prepared() {
  const draft = await create('Never published');
  const live = await create('On the site', isPublished);
  const differing = await create('Published so', isPublished);
  await author.patch(`/api/page/${differing.id}${AS_DRAFT}`, { title: 'Changed so' });
  await author.patch(`/api/page/${differing.id}${AS_DRAFT}&locale=de`, { title: 'Neu auf Deutsch' });
  const waiting = await create('In review');
  await author.patch(`/api/page/${waiting.id}${AS_DRAFT}`, { moderation: 'in_review' });
  const old = await create('Archived', isPublished);
  await editor.patch(`/api/page/${old.id}`, { moderation: 'archived', ...isPublished });
  const at = new Date(Date.now() + 86_400_000).toISOString();
  for (const action of ['archive', 'publish']) {
    const document = { relationTo: 'page', value: live.id };
    await editor.post('/api/scheduled_changes', { document, action, at });
  }
  return [draft, live, differing, waiting, old];
}

describe('a change of many pages', () => {
  it('C-9 C-14 says first what would become of each, and does nothing', async () => {
    const pages = await prepared();
    const before = await Promise.all(pages.map((page) => stateOf(page)));
    const ask = async (action: string) => change(inList(pages), action, { isDryRun: true });
    const publishing = await ask('publish');
    expect(publishing.body.change).toBe(null);
    expect(outcomesOf(publishing)).toEqual({
      'Never published': 'publish',
      'On the site': 'unchanged',
      'Changed so': 'publish',
      'In review': 'publish',
      Archived: 'publish',
    });
    expect(publishing.body.pages[2].languages).toEqual(['en', 'de']);
    expect(outcomesOf(await ask('unpublish'))).toMatchObject({
      'Never published': 'unchanged',
      'On the site': 'unpublish',
      Archived: 'unpublish',
    });
    const archiving = await ask('archive');
    expect(outcomesOf(archiving)).toMatchObject({
      'Never published': 'refused',
      'On the site': 'archive',
      Archived: 'unchanged',
    });
    expect(archiving.body.pages[1].plans).toBe(2);
    expect(await Promise.all(pages.map((page) => stateOf(page)))).toEqual(before);
  });

  it('C-9 C-12 says first which languages go off the site', async () => {
    const page = await create('Early', isPublished);
    const query = `where[parent][equals]=${page.id}&limit=1`;
    const [version] = (await editor.get(`/api/page/versions?${query}`)).body.docs;
    await editor.patch(`/api/page/${page.id}?locale=de`, { title: 'Später', ...isPublished });
    const ask = async (action: string) =>
      (await change(inList([page]), action, { isDryRun: true })).body.pages[0];
    expect(await ask('unpublish')).toMatchObject({ outcome: 'unpublish', languages: ['en', 'de'] });
    await editor.post(`/api/page/versions/${version.id}`);
    expect(await ask('publish')).toMatchObject({
      outcome: 'publish',
      languages: ['en'],
      reason: 'It goes off the site in these languages, in which it has no title any more: German.',
    });
  });

  it.each(['publish', 'unpublish', 'archive'])('C-9 C-14 is done and undone, whole: %s', async (action) => {
    const pages = await prepared();
    const before = await Promise.all(pages.map((page) => stateOf(page)));
    const predicted = await change(inList(pages), action, { isDryRun: true });
    const done = await change(inList(pages), action);
    expect(outcomesOf(done)).toEqual(outcomesOf(predicted));
    const after = await Promise.all(pages.map((page) => stateOf(page)));
    expect(after).not.toEqual(before);
    const { status, body } = await undo(done.body.change);
    expect([status, body.pages.every(({ outcome }: never) => outcome === 'restored')]).toEqual([200, true]);
    expect(await Promise.all(pages.map((page) => stateOf(page)))).toEqual(before);
    expect((await undo(done.body.change)).status).toBe(400);
  });

  it('C-9 C-14 publishes nothing that was saved after it was looked at', async () => {
    const [draft, live] = [await create('Looked at'), await create('Lives', isPublished)];
    const looked = await change(inList([draft, live]), 'publish', { isDryRun: true });
    expect(outcomesOf(looked)).toEqual({ 'Looked at': 'publish', Lives: 'unchanged' });
    const seen = looked.body.pages.map(({ type, id, revision }: never) => ({ type, id, revision }));
    await author.patch(`/api/page/${draft.id}${AS_DRAFT}`, { title: 'Nobody has read this' });
    await author.patch(`/api/page/${live.id}${AS_DRAFT}&locale=de`, { title: 'Ungelesen' });
    const before = await Promise.all([draft, live].map((page) => stateOf(page)));
    const { body } = await change(seen, 'publish');
    expect(body.pages).toMatchObject([
      { id: draft.id, outcome: 'refused', reason: 'Somebody has saved it since.' },
      { id: live.id, outcome: 'refused', reason: 'Somebody has saved it since.' },
    ]);
    expect(body.change).toBe(null);
    expect(await Promise.all([draft, live].map((page) => stateOf(page)))).toEqual(before);
    const again = await change(inList([draft, live]), 'publish', { isDryRun: true });
    const latest = again.body.pages.map(({ type, id, revision }: never) => ({ type, id, revision }));
    expect(outcomesOf(await change(latest, 'publish'))).toEqual({
      'Nobody has read this': 'publish',
      Lives: 'publish',
    });
  });

  it('C-9 C-14 undoes what an author added to drafts, and passes over what was saved since', async () => {
    const tag = (await editor.post('/api/tags', { label: 'Steel' })).body.doc.id;
    const [live, other] = [await create('Theirs', isPublished), await create('Ours', isPublished)];
    const before = await stateOf(live);
    const values = { field: 'tags', change: 'add', values: [tag] };
    const done = await change(inList([live, other]), values, { staff: author });
    expect(outcomesOf(done)).toEqual({ Theirs: 'draft', Ours: 'draft' });
    await editor.patch(`/api/page/${other.id}${AS_DRAFT}`, { title: 'Saved since' });
    expect((await undo(done.body.change, editor)).status).toBe(400);
    const { body } = await undo(done.body.change, author);
    expect(body.pages).toEqual([
      { type: 'page', id: live.id, title: 'Theirs', outcome: 'restored' },
      {
        type: 'page',
        id: other.id,
        title: 'Saved since',
        outcome: 'refused',
        reason: 'Somebody has saved it since.',
      },
    ]);
    const restored = await stateOf(live);
    expect(restored.seen).toEqual(before.seen);
    expect(restored.latest).toEqual(before.latest);
    expect((await stateOf(other)).latest.title.en).toBe('Saved since');
  });

  it('C-9 C-14 names what was moved to the trash meanwhile, and leaves it there', async () => {
    const [one, two] = [await create('Thrown first', isPublished), await create('Thrown then', isPublished)];
    const throwAway = ({ id }: { id: number }) =>
      editor.patch(`/api/page/${id}`, { deletedAt: new Date().toISOString() });
    await throwAway(one);
    const reason = 'It is in the trash, or gone.';
    const done = await change(inList([one, two]), 'unpublish');
    expect(done.body.pages).toMatchObject([
      { title: 'Thrown first', outcome: 'refused', reason },
      { title: 'Thrown then', outcome: 'unpublish' },
    ]);
    await throwAway(two);
    const { body } = await undo(done.body.change);
    expect(body.pages).toMatchObject([{ title: 'Thrown then', outcome: 'refused', reason }]);
  });

  it('C-9 C-14 changes who signs pages of types that are signed, and says which are not', async () => {
    const person = await create('Ada', isPublished, 'person');
    const article = await create('By nobody', {}, 'article');
    const page = await create('Unsigned');
    const values = { field: 'authors', change: 'replace', values: [person.id] };
    const done = await change([...inList([article], 'article'), ...inList([page])], values);
    expect(outcomesOf(done)).toEqual({ 'By nobody': 'draft', Unsigned: 'refused' });
    const saved = await stateOf(article, 'article');
    expect(saved.latest.authors).toEqual([person.id]);
    await undo(done.body.change);
    expect((await stateOf(article, 'article')).latest.authors).toEqual([]);
  });

  it('C-9 C-14 is found and undone by the number that its maker chose, when the answer was lost', async () => {
    const pages = [await create('Lost one'), await create('Lost two')];
    const made = '0d1f7b9e-6a3c-4a52-9b1e-2f5c8a7d9e01';
    const request = { pages: inList(pages), action: 'publish', isDryRun: false, change: made };
    const known = async (staff = editor) =>
      (await staff.get(`/api/content/change?change=${made}`)).body.pages;
    expect(await known()).toEqual([]);
    await editor.post('/api/content/change', { ...request, isDryRun: true });
    expect(await known()).toEqual([]);
    const { body } = await editor.post('/api/content/change', request);
    expect(body.change).toBe(made);
    expect(await known()).toEqual(inList(pages));
    // Neither its maker nor somebody else has another change under this number.
    const other = await Staff.hire(payload, 'editor', 'number-taker');
    const [more] = inList([await create('Not under this number')]);
    for (const staff of [editor, other]) {
      const again = await staff.post('/api/content/change', { ...request, pages: [more] });
      expect([again.status, again.body.errors[0].message]).toEqual([
        409,
        'A change with this number was made already.',
      ]);
    }
    expect(await known(other)).toEqual([]);
    expect((await undo(made, other)).status).toBe(400);
    expect((await undo(made)).body.pages).toMatchObject([{ outcome: 'restored' }, { outcome: 'restored' }]);
    expect(await known()).toEqual([]);
    expect((await editor.post('/api/content/change', { ...request, change: '7' })).status).toBe(400);
    expect((await editor.get('/api/content/change?change=7')).status).toBe(400);
    expect((await send('GET', `/api/content/change?change=${made}`)).status).toBe(403);
  });

  it('C-9 covers all pages that a list finds', async () => {
    const pages = [await create('Zebra one'), await create('Zebra two')];
    const done = await change({ matching: 'search=zebra' }, 'publish');
    expect(outcomesOf(done)).toEqual({ 'Zebra one': 'publish', 'Zebra two': 'publish' });
    expect(await cms.publishedNodes(pages[0]?.nid)).toHaveLength(1);
  });

  it('C-11 is refused for authors where visitors would see it, for strangers, and without sense', async () => {
    const page = await create('Safe');
    for (const action of ['publish', 'unpublish', 'archive']) {
      expect((await change(inList([page]), action, { staff: author })).status).toBe(403);
    }
    expect(await cms.publishedNodes(page.nid)).toEqual([]);
    expect((await send('POST', '/api/content/change', {})).status).toBe(403);
    expect((await send('POST', '/api/content/undo', {})).status).toBe(403);
    for (const action of ['delete', { field: 'title', change: 'add', values: [] }]) {
      expect((await change(inList([page]), action)).status).toBe(400);
    }
    expect((await change([{ type: 'users', id: 1 }], 'publish')).status).toBe(400);
    expect((await undo('x')).status).toBe(400);
    const title = { field: 'title', change: 'replace', values: [1] };
    expect(outcomesOf(await change(inList([page]), title))).toEqual({ Safe: 'refused' });
  });

  it('C-13 is not undone without what was deleted since, which is named, and is once that was restored', async () => {
    const term = async (label: string) => (await editor.post('/api/tags', { label })).body.doc.id as number;
    const [former, next] = [await term('Former tag'), await term('Next tag')];
    const page = await create('Retagged', { ...isPublished, tags: [former] });
    const action = { field: 'tags', change: 'replace', values: [next] };
    const { body } = await change(inList([page]), action);
    await editor.patch(`/api/tags/${former}`, { deletedAt: new Date().toISOString() });
    const tags = async () => (await editor.get(`/api/page/${page.id}?depth=0`)).body.tags;
    const [refused] = (await undo(body.change)).body.pages;
    expect(refused).toMatchObject({
      title: 'Retagged',
      outcome: 'refused',
      reason: expect.stringContaining('Tag “Former tag”'),
    });
    expect(await tags()).toEqual([next]);
    await editor.patch(`/api/tags/${former}?trash=true`, { deletedAt: null });
    expect((await undo(body.change)).body.pages).toMatchObject([{ outcome: 'restored' }]);
    expect(await tags()).toEqual([former]);
  });

  it('C-6 C-13 brings back the redirects that it has taken the place of, those deleted since, too', async () => {
    await create('Sale', { ...isPublished, alias: '/sale' });
    for (const from of ['/promotion', '/gone-since'])
      expect((await editor.post('/api/redirects', { from, to: '/sale', status: '302' })).status).toBe(201);
    const moved = await create('Moved', { ...isPublished, alias: '/former' });
    await editor.patch(`/api/page/${moved.id}`, { alias: '/latter', ...isPublished });
    const pages = [];
    for (const alias of ['/promotion', '/former', '/gone-since'])
      pages.push(await create(`New ${alias}`, { alias }));
    const lead = async () =>
      (
        await cms.query<{ line: string }>(
          `select concat_ws(' ', from_path, to_path, status) as line from published.redirects
           where from_path in ('/promotion', '/former', '/gone-since') order by 1`,
        )
      ).map(({ line }) => line);
    const before = await lead();
    expect(before).toEqual(['/former /latter 301', '/gone-since /sale 302', '/promotion /sale 302']);
    const { body } = await change(inList(pages), 'publish');
    expect(await lead()).toEqual([]);
    // One is deleted for good meanwhile.
    const { docs } = (await editor.get('/api/redirects?trash=true&where[from][equals]=/gone-since')).body;
    expect((await administrator.delete(`/api/redirects/${docs[0].id}?trash=true`)).status).toBe(200);
    expect((await undo(body.change)).body.pages.map(({ outcome }: { outcome: string }) => outcome)).toEqual(
      Array(3).fill('restored'),
    );
    expect(await lead()).toEqual(before);
    const { docs: listed } = (await editor.get('/api/redirects?where[from][in]=/promotion,/former&sort=from'))
      .body;
    expect(listed).toMatchObject([
      { from: '/former', isAutomatic: true },
      { from: '/promotion', status: '302' },
    ]);
  });

  it('C-6 C-13 brings back an editor’s redirect as it was, in the place of one that undoing has made, and none in a circle', async () => {
    await create('Offer', { ...isPublished, alias: '/offer' });
    const redirect = async (from: string, to: string, status: '301' | '302') => {
      const { body } = await editor.post('/api/redirects', { from, to, status });
      return body.doc.id as number;
    };
    const lead = async (from: string) =>
      (
        await cms.query<{ line: string }>(
          `select concat_ws(' ', to_path, status) as line from published.redirects where from_path = $1`,
          [from],
        )
      ).map(({ line }) => line);
    // A page that moves to the path of a redirect, and back.
    const page = await create('Here', { ...isPublished, alias: '/here' });
    const former = await redirect('/there', 'https://old.example/', '301');
    await editor.patch(`/api/redirects/${former}`, { deletedAt: new Date().toISOString() });
    await redirect('/there', '/offer', '302');
    await editor.patch(`/api/page/${page.id}${AS_DRAFT}`, { alias: '/there' });
    const moved = await change(inList([page]), 'publish');
    expect(await lead('/here')).toEqual(['/there 301']);
    // The older one was moved to the trash again, and is the newest in it.
    await cms.query(`update redirects set deleted_at = now() + interval '1 minute' where id = $1`, [former]);
    expect((await undo(moved.body.change)).body.pages).toMatchObject([{ outcome: 'restored' }]);
    expect(await lead('/there')).toEqual(['/offer 302']);
    expect(await lead('/here')).toEqual([]);
    // The former path of another page.
    const other = await create('Other', { ...isPublished, alias: '/other-former' });
    await editor.patch(`/api/page/${other.id}`, { alias: '/other-now', ...isPublished });
    await editor.patch(`/api/page/${page.id}${AS_DRAFT}`, { alias: '/other-former' });
    const taking = await change(inList([page]), 'publish');
    expect((await undo(taking.body.change)).body.pages).toMatchObject([{ outcome: 'restored' }]);
    expect(await lead('/other-former')).toEqual(['/other-now 301']);
    // Two that would lead to each other.
    await redirect('/one', '/two', '301');
    const first = await create('One', { alias: '/one' });
    const { body } = await change(inList([first]), 'publish');
    await redirect('/two', '/one', '301');
    expect((await undo(body.change)).body.pages).toMatchObject([{ outcome: 'restored' }]);
    expect([await lead('/one'), await lead('/two')]).toEqual([[], ['/one 301']]);
  });

  it('C-11 is not undone by somebody who may not publish any more', async () => {
    const former = await Staff.hire(payload, 'editor', 'former-editor');
    const page = await create('Undone by nobody');
    const { body } = await change(inList([page]), 'publish', { staff: former });
    expect(body.pages[0].outcome).toBe('publish');
    const seen = await stateOf(page);
    await payload.update({ collection: 'users', id: former.user.id, data: { role: 'author' } });
    await former.logIn();
    const undone = await undo(body.change, former);
    expect(undone.body.pages).toMatchObject([{ outcome: 'refused' }]);
    expect(await stateOf(page)).toEqual(seen);
    await payload.update({ collection: 'users', id: former.user.id, data: { role: 'editor' } });
    await former.logIn();
    expect((await undo(body.change, former)).body.pages).toMatchObject([{ outcome: 'restored' }]);
    expect((await stateOf(page)).seen).toEqual([]);
  });

  it('C-11 ends at the page at which somebody loses the right to publish, or the account', async () => {
    const pages = [await create('Of a fired editor', isPublished), await create('Of another', isPublished)];
    const leaving = await Staff.hire(payload, 'editor', 'leaving');
    const others = await create('Not reached', isPublished);
    const number = randomUUID();
    // As their request knew them when it began.
    const user = { ...leaving.user, collection: 'users' as const };
    const archive = (page: Page) =>
      inTransaction(payload, async (req) => {
        const requester = Object.assign(req, { user, locale: 'en' });
        return changeContent(requester, { type: 'page', id: page.id }, { action: 'archive', change: number });
      });
    const [first, second] = pages as [Page, Page];
    expect((await archive(first)).outcome).toBe('archive');
    await administrator.patch(`/api/users/${leaving.user.id}`, { role: 'author' });
    expect((await archive(second)).outcome).toBe('refused');
    expect(await cms.publishedNodes(second.nid)).toMatchObject([{ node: { archived: false } }]);
    await administrator.delete(`/api/users/${leaving.user.id}`);
    const errors = vi.spyOn(payload.logger, 'error');
    expect((await archive(others)).outcome).toBe('refused');
    expect(errors).not.toHaveBeenCalled();
    errors.mockRestore();
    expect(await cms.publishedNodes(others.nid)).toMatchObject([{ node: { archived: false } }]);
  });

  it('C-11 refuses ids that no page can have, before anything is logged as an error', async () => {
    expect((await change([{ type: 'page', id: 2_147_483_648 }], 'publish')).status).toBe(400);
  });

  it('C-14 passes over what somebody is editing, and what cannot be published', async () => {
    const [held, broken] = [await create('Held'), await create('Broken')];
    await author.post('/api/edit-locks/hold', { collection: 'page', id: held.id });
    const other = await create('Taken', { ...isPublished, alias: '/taken' });
    await cms.query(
      `update _page_v_locales set version_alias = '/taken' where _parent_id in (select id from _page_v where parent_id = $1)`,
      [broken.id],
    );
    const { body } = await change(inList([held, broken, other]), 'publish');
    expect(body.pages[0]).toMatchObject({ title: 'Held', reason: 'author is editing it.' });
    expect(body.pages[1]).toMatchObject({
      title: 'Broken',
      outcome: 'refused',
      reason:
        'Path in English: “Taken” has this path already. Choose another, or empty the field to have one made.',
    });
    expect(body.change).toBe(null);
    await author.post('/api/edit-locks/release', { collection: 'page', id: held.id });
  });
});
