import { afterAll, describe, expect, it } from 'vitest';
import { inLanguage } from '../admin/languages/in-language.ts';
import { Staff } from '../http/staff.fixture.ts';
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
const readChange = (id: number) => payload.findByID({ collection: 'scheduled_changes', id, depth: 0 });

async function runAll(): Promise<void> {
  while (await runDueChange(payload));
}

describe('an open plan', () => {
  const LATER = 3_600_000;
  const planned = async (title: string) => {
    const page = await publishPage(title);
    await payload.update({
      collection: 'page',
      id: page.id,
      locale: 'de',
      draft: true,
      data: { title: 'Neu' },
    });
    return { page, change: await planChange(cms, { action: 'publish', id: page.id, inMs: LATER }) };
  };

  it.each([
    ['archived', { _status: 'published', moderation: 'archived' }],
    ['unpublished', { _status: 'draft' }],
  ] as const)('C-12 is void when its page is %s, and says so', async (word, data) => {
    const { page, change } = await planned(`To be ${word}`);
    await payload.update({ collection: 'page', id: page.id, locale: 'en', data });
    expect(await readChange(change)).toMatchObject({
      state: 'void',
      failure: expect.stringContaining(`was ${word} by`),
    });
    const inGerman = await inLanguage('de', () => readChange(change));
    expect(inGerman.failure).toMatch(/^„To be .*“ wurde von dem CMS (archiviert|zurückgezogen), nachdem/);
    await cms.query("update scheduled_changes set at = now() - interval '1 minute' where id = $1", [change]);
    const before = await cms.publishedNodes(page.nid);
    await runAll();
    expect(await cms.publishedNodes(page.nid)).toEqual(before);
    // It does not block another one.
    await planChange(cms, { action: 'publish', id: page.id, inMs: -1 });
    await runAll();
    expect(await cms.publishedNodes(page.nid)).toMatchObject([
      { language: 'de', node: { archived: false } },
      { language: 'en' },
    ]);
  });

  it('C-12 stays when its draft is reverted to what is published, which publishes nothing', async () => {
    const editor = await Staff.hire(payload, 'editor');
    const { page, change } = await planned('To be reverted');
    const path = `/api/page/${page.id}?locale=en&fallback-locale=null&depth=0`;
    const { status } = await editor.patch(path, (await editor.get(path)).body);
    expect(status).toBe(200);
    expect((await readChange(change)).state).toBe('planned');
    const title = { title: 'Another', _status: 'published' };
    expect((await editor.patch(`${path}&publishAllLocales=true`, title)).status).toBe(200);
    expect((await readChange(change)).state).toBe('void');
  });

  it('C-10 C-12 keeps its reason in every language when it is saved, and shows one from before as it is', async () => {
    const { page, change } = await planned('To be saved again');
    await payload.update({ collection: 'page', id: page.id, locale: 'en', data: { _status: 'draft' } });
    const reasons = async () => [
      (await readChange(change)).failure,
      (await inLanguage('de', () => readChange(change))).failure,
    ];
    const before = await reasons();
    expect(before[0]).not.toBe(before[1]);
    const later = new Date(Date.now() + 2 * LATER).toISOString();
    await inLanguage('de', () =>
      payload.update({ collection: 'scheduled_changes', id: change, data: { at: later } }),
    );
    expect(await reasons()).toEqual(before);
    await cms.query("update scheduled_changes set failure = 'The page was archived.' where id = $1", [
      change,
    ]);
    expect(await reasons()).toEqual(['The page was archived.', 'The page was archived.']);
  });

  it('C-12 loses the language that is published with a later text, and is void without any', async () => {
    const { page, change } = await planned('Overtaken');
    const options = { collection: 'page', id: page.id } as const;
    await payload.update({ ...options, locale: 'en', data: { title: 'Newer', _status: 'published' } });
    expect(await readChange(change)).toMatchObject({ state: 'planned', languages: ['de'] });
    await payload.update({ ...options, locale: 'de', data: { title: 'Neuer', _status: 'published' } });
    expect(await readChange(change)).toMatchObject({ state: 'void' });
    await cms.query("update scheduled_changes set at = now() - interval '1 minute' where id = $1", [change]);
    await runAll();
    expect(await titlesOf(page.nid)).toEqual([
      ['de', 'Neuer'],
      ['en', 'Newer'],
    ]);
  });

  it('C-12 publishes only the languages that were left to it', async () => {
    const { page, change } = await planned('Left');
    await payload.update({
      collection: 'page',
      id: page.id,
      locale: 'en',
      data: { title: 'Newer', _status: 'published' },
    });
    await cms.query("update scheduled_changes set at = now() - interval '1 minute' where id = $1", [change]);
    await runAll();
    expect(await titlesOf(page.nid)).toEqual([
      ['de', 'Neu'],
      ['en', 'Newer'],
    ]);
  });

  it('C-12 is untouched by drafts, and by a save of an archived page that stays archived', async () => {
    const page = await publishPage('Archived before');
    const options = { collection: 'page', id: page.id, locale: 'en' } as const;
    await payload.update({ ...options, data: { _status: 'published', moderation: 'archived' } });
    const change = await planChange(cms, { action: 'unpublish', id: page.id, inMs: LATER });
    await payload.update({ ...options, draft: true, data: { title: 'A draft' } });
    await payload.update({ ...options, data: { _status: 'published', moderation: 'archived' } });
    expect(await readChange(change)).toMatchObject({ state: 'planned' });
  });

  it('C-12 is void by a plan that was made after it, not by one that was made before', async () => {
    const page = await publishPage('Twice planned');
    const revive = await planChange(cms, { action: 'publish', id: page.id, inMs: LATER });
    await planChange(cms, { action: 'archive', id: page.id, inMs: -1 });
    const afterwards = await planChange(cms, { action: 'publish', id: page.id, inMs: LATER });
    await runAll();
    expect(await cms.publishedNodes(page.nid)).toMatchObject([{ node: { archived: true } }]);
    expect((await readChange(revive)).state).toBe('void');
    expect((await readChange(afterwards)).state).toBe('planned');
  });
});
