import type { User } from '@keelstone/editing/payload-types.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inLanguage } from '../admin/languages/in-language.ts';
import { whileLoading } from '../database/publishing-lock.ts';
import { createNode } from '../publishing/published-content.fixture.ts';
import { startCms } from '../test-cms.ts';
import { planChange } from './plan-change.fixture.ts';

const created = '2026-01-05T09:00:00Z';

const cms = await startCms();
afterAll(() => cms.stop());
const { payload } = cms;
const { runDueChange } = await import('./run-due-change.ts');

const publishPage = (title: string) =>
  payload.create({
    collection: 'page',
    locale: 'en',
    data: { title, created, moderation: 'draft', _status: 'published' },
  });
const titlesOf = async (nid: number | null | undefined) =>
  (await cms.publishedNodes(nid)).map(({ language, node }) => [language, node.title]);
const draftTitlesOf = async (id: number) => {
  const options = { collection: 'page', id, draft: true, depth: 0 } as const;
  const english = await payload.findByID({ ...options, locale: 'en' });
  return [english.title, (await payload.findByID({ ...options, locale: 'de' })).title];
};
const readChange = (id: number) => payload.findByID({ collection: 'scheduled_changes', id, depth: 0 });

async function runAll(): Promise<void> {
  while (await runDueChange(payload));
}

describe('a scheduled change', () => {
  it('C-9 C-12 publishes what was planned, over what is published, in all its languages, and no later draft', async () => {
    const page = await publishPage('First');
    const options = { collection: 'page', id: page.id, draft: true } as const;
    await payload.update({ ...options, locale: 'en', data: { title: 'Second', moderation: 'in_review' } });
    await payload.update({ ...options, locale: 'de', data: { title: 'Zweitens', alias: '/zweitens' } });
    const change = await planChange(cms, { action: 'publish', id: page.id, inMs: -1 });
    await payload.update({ ...options, locale: 'en', data: { title: 'Third' } });
    await payload.update({ ...options, locale: 'de', data: { title: 'Drittens' } });
    expect(await titlesOf(page.nid)).toEqual([['en', 'First']]);
    await runAll();
    expect(await titlesOf(page.nid)).toEqual([
      ['de', 'Zweitens'],
      ['en', 'Second'],
    ]);
    expect(await draftTitlesOf(page.id)).toEqual(['Third', 'Drittens']);
    expect(await readChange(change)).toMatchObject({ state: 'done', failure: null, keptDraft: true });
    expect((await readChange(change)).doneAt).toBeTruthy();
    expect(await payload.findByID({ collection: 'page', id: page.id, locale: 'en' })).toMatchObject({
      moderation: 'published',
      _status: 'published',
    });
  });

  it('C-9 C-12 leaves no draft behind that is what was published', async () => {
    const never = await payload.create({
      collection: 'page',
      locale: 'en',
      draft: true,
      data: { title: 'Never shown', created, moderation: 'draft' },
    });
    const changed = await publishPage('Old');
    const options = { collection: 'page', draft: true } as const;
    await payload.update({ ...options, id: changed.id, locale: 'en', data: { title: 'New' } });
    for (const { id } of [never, changed]) {
      await payload.update({ ...options, id, locale: 'de', data: { title: 'Neu', alias: `/neu-${id}` } });
      await planChange(cms, { action: 'publish', id, inMs: -1 });
    }
    await runAll();
    for (const { id, nid } of [never, changed]) {
      expect(await titlesOf(nid)).toHaveLength(2);
      const latest = await payload.findByID({ ...options, id, locale: 'en', depth: 0 });
      expect(latest).toMatchObject({ _status: 'published', moderation: 'published' });
    }
  });

  it('C-10 publishes a page that is there in German only', async () => {
    const page = await payload.create({
      collection: 'page',
      locale: 'de',
      draft: true,
      data: { title: 'Nur deutsch', created, moderation: 'draft' },
    });
    await planChange(cms, { action: 'publish', id: page.id, inMs: -1 });
    await runAll();
    expect(await titlesOf(page.nid)).toEqual([['de', 'Nur deutsch']]);
  });

  it('C-9 unpublishes, also what has an unfinished draft', async () => {
    const page = await publishPage('Until Friday');
    await payload.update({ collection: 'page', id: page.id, locale: 'en', draft: true, data: { title: '' } });
    await planChange(cms, { action: 'unpublish', id: page.id, inMs: -1 });
    await runAll();
    expect(await titlesOf(page.nid)).toEqual([]);
  });

  it('C-12 publishes the language that was planned, and nothing of another', async () => {
    const page = await publishPage('One');
    const options = { collection: 'page', id: page.id } as const;
    await payload.update({ ...options, locale: 'de', data: { title: 'Eins', _status: 'published' } });
    await payload.update({ ...options, draft: true, locale: 'en', data: { title: 'Two' } });
    await payload.update({ ...options, draft: true, locale: 'de', data: { title: 'Zwei' } });
    const change = await planChange(cms, { action: 'publish', id: page.id, inMs: -1, languages: ['en'] });
    await runAll();
    expect(await titlesOf(page.nid)).toEqual([
      ['de', 'Eins'],
      ['en', 'Two'],
    ]);
    expect(await draftTitlesOf(page.id)).toEqual(['Two', 'Zwei']);
    expect(await readChange(change)).toMatchObject({ state: 'done', keptDraft: false, languages: ['en'] });
  });

  it('C-12 publishes what was planned after its revision was removed, as it is after fifty more', async () => {
    const page = await publishPage('Before');
    const options = { collection: 'page', id: page.id, locale: 'en', draft: true } as const;
    await payload.update({ ...options, data: { title: 'Planned' } });
    const change = await planChange(cms, { action: 'publish', id: page.id, inMs: -1 });
    const { revision } = await readChange(change);
    await payload.update({ ...options, data: { title: 'Later' } });
    expect(await cms.query('delete from _page_v where id = $1 returning id', [revision])).toHaveLength(1);
    await runAll();
    expect(await titlesOf(page.nid)).toEqual([['en', 'Planned']]);
    expect((await draftTitlesOf(page.id))[0]).toBe('Later');
  });

  it.each(['archive', 'unpublish'] as const)('C-12 takes no draft along: %s', async (action) => {
    const page = await publishPage(`Read ${action}`);
    const options = { collection: 'page', id: page.id, locale: 'en' } as const;
    await payload.update({ ...options, draft: true, data: { title: 'Unread', moderation: 'in_review' } });
    await planChange(cms, { action, id: page.id, inMs: -1 });
    await payload.update({ ...options, draft: true, data: { title: 'Later', moderation: 'in_review' } });
    await runAll();
    expect(await payload.findByID(options)).toMatchObject({ title: `Read ${action}` });
    expect(await payload.findByID({ ...options, draft: true })).toMatchObject({
      title: 'Later',
      moderation: 'in_review',
      _status: 'draft',
    });
    const shown = action === 'archive' ? [{ node: { title: 'Read archive', archived: true } }] : [];
    expect(await cms.publishedNodes(page.nid)).toMatchObject(shown);
  });

  it('C-12 archives nothing that is not published', async () => {
    const page = await payload.create({
      collection: 'page',
      locale: 'en',
      draft: true,
      data: { title: 'Only a draft', created, moderation: 'draft' },
    });
    const change = await planChange(cms, { action: 'archive', id: page.id, inMs: -1 });
    await runAll();
    expect(await readChange(change)).toMatchObject({
      state: 'failed',
      failure: expect.stringContaining('not published'),
    });
    expect(await cms.publishedNodes(page.nid)).toEqual([]);
  });

  it('C-9 archives', async () => {
    const page = await publishPage('Of last year');
    await planChange(cms, { action: 'archive', id: page.id, inMs: -1 });
    await runAll();
    expect(await cms.publishedNodes(page.nid)).toMatchObject([{ node: { archived: true } }]);
  });

  it('C-9 that cannot be done says why, once, and leaves everything as it was', async () => {
    const page = await payload.create({
      collection: 'event',
      locale: 'en',
      draft: true,
      data: { title: 'Without a date', created, moderation: 'draft' } as never,
    });
    const change = await planChange(cms, { action: 'publish', type: 'event', id: page.id, inMs: -1 });
    await runAll();
    const failed = await readChange(change);
    expect(failed).toMatchObject({ state: 'failed', attempts: 1 });
    expect(failed.failure).toMatch(/^Begins: This field is required/);
    const inGerman = await inLanguage('de', () => readChange(change));
    expect(inGerman.failure).toBe('Beginnt: Pflichtfeld');
    expect(failed.failure).not.toMatch(/\n\s+at |select |insert /);
    expect(await cms.publishedNodes(page.nid)).toEqual([]);
    expect(await payload.findByID({ collection: 'event', id: page.id, locale: 'en' })).toMatchObject({
      _status: 'draft',
    });
  });

  describe('that meets a temporary error', () => {
    const breakPages = async () => {
      await cms.query(
        `create function break_it() returns trigger language plpgsql as
         $$ begin raise exception 'out of luck' using errcode = '40001'; end $$`,
      );
      await cms.query(
        'create trigger break_it before update on page for each row execute function break_it()',
      );
    };
    const mendPages = () => cms.query('drop function break_it cascade');
    const letPass = (change: number, seconds: number) =>
      cms.query(
        "update scheduled_changes set updated_at = updated_at - $2 * interval '1 second' where id = $1",
        [change, seconds],
      );

    it('C-9 is tried again later and later, and given up in the end', async () => {
      const page = await publishPage('Unlucky');
      const change = await planChange(cms, { action: 'unpublish', id: page.id, inMs: -1 });
      await breakPages();
      for (const [index, pause] of [10, 20, 40, 80, 160, 320, 640].entries()) {
        await runAll();
        expect(await readChange(change)).toMatchObject({ state: 'planned', attempts: index + 1 });
        await letPass(change, pause - 5);
        await runAll();
        expect(await readChange(change)).toMatchObject({ state: 'planned', attempts: index + 1 });
        await letPass(change, 5);
      }
      await runAll();
      const given = await readChange(change);
      expect(given).toMatchObject({ state: 'failed', attempts: 8 });
      expect(given.failure).not.toContain('out of luck');
      await mendPages();
      expect(await titlesOf(page.nid)).toEqual([['en', 'Unlucky']]);
    });

    it('C-9 is done once the error is over, before what was planned for later, which other pages do not wait for', async () => {
      const page = await publishPage('Down and up');
      const other = await createNode(payload, 'article', { title: 'Of another page' });
      const down = await planChange(cms, { action: 'unpublish', id: page.id, inMs: -3000 });
      await breakPages();
      await runAll();
      const up = await planChange(cms, { action: 'publish', id: page.id, inMs: -2000 });
      await planChange(cms, { action: 'unpublish', type: 'article', id: other.id, inMs: -1000 });
      await mendPages();
      await runAll();
      expect([(await readChange(down)).state, (await readChange(up)).state]).toEqual(['planned', 'planned']);
      expect(await cms.publishedNodes(other.nid)).toEqual([]);
      await letPass(down, 10);
      await runAll();
      expect([(await readChange(down)).state, (await readChange(up)).state]).toEqual(['done', 'done']);
      expect(await titlesOf(page.nid)).toEqual([['en', 'Down and up']]);
    });
  });

  it('C-9 waits while content is loaded, however long that takes, without having failed', async () => {
    const page = await publishPage('Patient');
    const change = await planChange(cms, { action: 'unpublish', id: page.id, inMs: -1 });
    const [started, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const load = whileLoading(payload, () => {
      started.resolve();
      return ended.promise;
    });
    await started.promise;
    for (let look = 0; look < 10; look += 1) await runAll();
    expect(await readChange(change)).toMatchObject({ state: 'planned', attempts: 0, failure: null });
    ended.resolve();
    await load;
    await runAll();
    expect(await readChange(change)).toMatchObject({ state: 'done' });
    expect(await titlesOf(page.nid)).toEqual([]);
  });

  it('C-9 goes when its page is deleted, and when it is cancelled', async () => {
    const page = await publishPage('Deleted before');
    const other = await publishPage('Cancelled');
    const change = await planChange(cms, { action: 'archive', id: page.id, inMs: -1 });
    const cancelled = await planChange(cms, { action: 'archive', id: other.id, inMs: -1 });
    await payload.delete({ collection: 'page', id: page.id });
    await payload.delete({ collection: 'scheduled_changes', id: cancelled });
    const left = await cms.query('select id from scheduled_changes where id = any($1)', [
      [change, cancelled],
    ]);
    expect(left).toEqual([]);
    await runAll();
    expect(await cms.publishedNodes(other.nid)).toMatchObject([{ node: { archived: false } }]);
  });

  it('C-9 leaves no trace in what is published before its time', async () => {
    const page = await publishPage('Says nothing');
    const before = await cms.publishedNodes(page.nid);
    const changes = await cms.changesOf(page.nid);
    await planChange(cms, { action: 'archive', id: page.id, inMs: 3_600_000 });
    await runAll();
    expect(await cms.publishedNodes(page.nid)).toEqual(before);
    expect(await cms.changesOf(page.nid)).toEqual(changes);
  });
});

describe('planning', () => {
  const plan = (role: User['role'], more: Record<string, unknown> = {}) =>
    payload.create({
      collection: 'scheduled_changes',
      overrideAccess: false,
      user: { ...staff[role], collection: 'users' },
      data: {
        action: 'publish',
        document: { relationTo: 'page', value: pageId },
        at: new Date(Date.now() + 3_600_000).toISOString(),
        ...more,
      } as never,
    });
  const staff = {} as Record<User['role'], User>;
  let pageId: number;

  beforeAll(async () => {
    for (const role of ['administrator', 'editor', 'author'] as const) {
      const data = { name: role, email: `${role}@keelstone.example`, password: 'only-for-tests-12', role };
      staff[role] = await payload.create({ collection: 'users', data });
    }
    pageId = (await publishPage('Of three roles')).id;
  });

  it('C-11 an editor plans and cancels, an author does not, nobody changes what was planned', async () => {
    const as = (role: User['role']) =>
      ({ overrideAccess: false, user: { ...staff[role], collection: 'users' } }) as const;
    const refusal = { status: 403 };
    await expect(plan('author')).rejects.toMatchObject(refusal);
    const change = await plan('editor');
    const options = { collection: 'scheduled_changes', id: change.id } as const;
    await expect(
      payload.update({ ...options, ...as('administrator'), data: { action: 'archive' } }),
    ).rejects.toMatchObject(refusal);
    await expect(payload.delete({ ...options, ...as('author') })).rejects.toMatchObject(refusal);
    await payload.delete({ ...options, ...as('editor') });
  });

  it('C-9 notes who planned, and takes no outcome from outside', async () => {
    const change = await plan('editor', { state: 'done', plannedBy: staff.administrator.id, attempts: 4 });
    const { plannedBy, state, attempts } = await readChange(change.id);
    expect({ plannedBy, state, attempts }).toEqual({
      plannedBy: staff.editor.id,
      state: 'planned',
      attempts: 0,
    });
  });

  it('C-12 keeps the text in the language of the request, and shows it to nobody', async () => {
    const change = await plan('editor', { content: { en: { title: 'Smuggled' } }, revision: 1 });
    expect(change).not.toHaveProperty('content');
    expect(change).toMatchObject({ languages: ['en'], state: 'planned' });
    const kept = await payload.findByID({
      collection: 'scheduled_changes',
      id: change.id,
      showHiddenFields: true,
    });
    expect(kept.content).toMatchObject({ en: { title: 'Of three roles' } });
  });

  it('C-14 refuses a text that somebody has saved since it was opened, says who, and plans the one that was opened', async () => {
    const page = await publishPage('As it was read');
    const document = { relationTo: 'page', value: page.id };
    expect((await plan('editor', { document, updatedAt: page.updatedAt })).state).toBe('planned');
    const saved = await payload.update({
      collection: 'page',
      id: page.id,
      draft: true,
      data: { title: 'Not read' },
      user: { ...staff.author, collection: 'users' },
    });
    await expect(plan('editor', { document, updatedAt: page.updatedAt })).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('because author has saved this page since you opened it'),
    });
    expect((await plan('editor', { document, updatedAt: saved.updatedAt })).state).toBe('planned');
    // Does not depend on the text.
    const unpublishing = { document, action: 'unpublish', updatedAt: page.updatedAt };
    expect((await plan('editor', unpublishing)).state).toBe('planned');
  });

  it('C-12 refuses a language in which there is no text', async () => {
    await expect(plan('editor', { languages: ['de'] })).rejects.toMatchObject({
      data: { errors: [{ path: 'languages', message: expect.stringContaining('no title') }] },
    });
  });

  it('C-9 refuses a time that has passed, and a page that is none', async () => {
    const past = new Date(Date.now() - 3_600_000).toISOString();
    await expect(plan('editor', { at: past })).rejects.toMatchObject({
      data: { errors: [{ path: 'at', message: expect.stringContaining('has passed') }] },
    });
    await expect(plan('editor', { at: 'soon' })).rejects.toMatchObject({ status: 400 });
    await expect(
      plan('editor', { document: { relationTo: 'users', value: staff.author.id } }),
    ).rejects.toMatchObject({ status: 400 });
    await expect(plan('editor', { document: { relationTo: 'page', value: 999_999 } })).rejects.toMatchObject({
      status: 400,
    });
  });
});
