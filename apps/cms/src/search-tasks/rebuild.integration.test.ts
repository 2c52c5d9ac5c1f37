import { LANGUAGES } from '@keelstone/model';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type SavedNode, saveNode } from '../publishing/published-content.fixture.ts';
import { startCms } from '../test-cms.ts';
import {
  countReindexes,
  createPages,
  everythingPublished,
  forgeTitles,
  holdRow,
  isSomebodyWaiting,
  readTask,
} from './search-task.fixture.ts';

const PAGES = 25;
/** Pages done after each transaction, see run-task-step.ts. */
const SHARES = [10, 20, 25];
const PATIENCE = { timeout: 30_000, interval: 20 };

let isWell: Awaited<ReturnType<typeof everythingPublished>>;

const page = (position: number): SavedNode => pages[position] as SavedNode;
const titlesOf = async (nid: number) => (await cms.publishedNodes(nid)).map(({ node }) => node.title);
const lastChange = async () =>
  Number((await cms.query<{ max: string }>('select max(number) from published.change_log'))[0]?.max);

async function workToTheEnd(id: number) {
  while ((await runTaskStep(payload)) === 'worked');
  return readTask(cms, id);
}
const rebuild = async () => workToTheEnd(await startTask(payload, null));

const cms = await startCms();
const { payload } = cms;
const { runTaskStep } = await import('./run-task-step.ts');
const { startTask } = await import('./start-task.ts');
const pages = await createPages(cms, PAGES);
await saveNode(payload, 'page', page(3).id, { language: 'de', fields: { title: 'Seite 4' } });
await payload.create({ collection: 'redirects', data: { from: '/old', to: '/new', status: '301' } });
const address = { organisation: 'A', street: 'B', postalCode: 'C', city: 'D', country: 'E' };
await payload.updateGlobal({
  slug: 'site_settings',
  data: { siteName: 'Keelstone', tagline: 'T', phone: '1', address } as never,
});
beforeEach(async () => {
  await rebuild();
  isWell = await everythingPublished(cms);
});
afterAll(() => cms.stop());

describe('a rebuild', () => {
  it('A-4 leaves alone what is right, and has the indexes built anew', async () => {
    const before = await lastChange();
    const reindexes = await countReindexes(cms);
    expect(await rebuild()).toMatchObject({
      state: 'done',
      done: PAGES,
      total: PAGES,
      written: 0,
      removed: 0,
    });
    expect(await everythingPublished(cms)).toEqual(isWell);
    expect(await countReindexes(cms)).toBe(reindexes + 1);
    expect(await lastChange()).toBe(before + 1);
  });

  it('A-4 corrects what was damaged by hand: changed, missing and superfluous rows, settings, redirects', async () => {
    const before = await lastChange();
    const ghost = { nid: 900_001, language: 'en', type: 'page', path: '/ghost' };
    await forgeTitles(cms, [page(0).nid]);
    await cms.query('delete from published.nodes where nid = $1', [page(1).nid]);
    await cms.query("update published.nodes set path = '/elsewhere', shows = '{}' where nid = $1", [
      page(2).nid,
    ]);
    await cms.query("delete from published.nodes where nid = $1 and language = 'de'", [page(3).nid]);
    await cms.query(
      `insert into published.nodes select $1, 'de', type, '/de/none', node, shows from published.nodes where nid = $2`,
      [page(4).nid, page(5).nid],
    );
    await cms.query(
      `insert into published.nodes select $1, 'en', type, '/ghost', node, shows from published.nodes where nid = $2`,
      [ghost.nid, page(5).nid],
    );
    await cms.query(
      `update published.settings set value = value || '{"phone":"forged"}' where language = 'de'`,
    );
    await cms.query(`update published.redirects set to_path = '/forged'`);
    await cms.query(`insert into published.redirects values ('/superfluous', '/x', 301)`);
    const task = await rebuild();
    expect(task).toMatchObject({ state: 'done', written: 4 + 1 + 1, removed: 2 + 1, faultCount: 0 });
    expect(await everythingPublished(cms)).toEqual(isWell);
    const told = await cms.query<{ kind: string }>(
      'select kind from published.change_log where number > $1 order by number',
      [before],
    );
    const count = (kind: string) => told.filter((row) => row.kind === kind).length;
    expect([count('node'), count('setting'), count('redirect'), count('reindex')]).toEqual([6, 1, 2, 1]);
    expect(told.at(-1)?.kind).toBe('reindex');
  });

  it('A-4 C-6 puts pages back that stand at each other’s paths, or at that of a row with nothing behind it', async () => {
    const pathOf = async (position: number) => (await cms.publishedNodes(page(position).nid))[0]?.path;
    const [first, second] = [await pathOf(20), await pathOf(1)];
    await cms.query("update published.nodes set path = '/free' where nid = $1", [page(20).nid]);
    await cms.query('update published.nodes set path = $2 where nid = $1', [page(1).nid, first]);
    await cms.query('update published.nodes set path = $2 where nid = $1', [page(20).nid, second]);
    await cms.query('delete from published.nodes where nid = $1', [page(7).nid]);
    await cms.query(
      `insert into published.nodes select 900002, 'en', type, '/page/page-8', node, shows from published.nodes
       where nid = $1`,
      [page(8).nid],
    );
    const taken = isWell[0].find((row) => row.nid === page(7).nid)?.path;
    await cms.query('update published.nodes set path = $1 where nid = 900002', [taken]);
    expect(await rebuild()).toMatchObject({ state: 'done', written: 3, removed: 1 });
    expect(await everythingPublished(cms)).toEqual(isWell);
  });

  it('C-9 takes away what is published no more, and leaves drafts alone', async () => {
    await cms.query("update page set _status = 'draft' where id = $1", [page(6).id]);
    expect(await rebuild()).toMatchObject({ state: 'done', removed: 1 });
    expect(await titlesOf(page(6).nid)).toEqual([]);
    await cms.query("update page set _status = 'published' where id = $1", [page(6).id]);
    expect(await rebuild()).toMatchObject({ state: 'done', written: 1 });
    expect(await everythingPublished(cms)).toEqual(isWell);
  });

  it('A-4 lets editors save between its shares, and takes nothing of that back', async () => {
    const id = await startTask(payload, null);
    for (const done of SHARES) {
      expect(await runTaskStep(payload)).toBe('worked');
      expect(await readTask(cms, id)).toMatchObject({ state: 'running', done });
      for (const position of [0, 24]) {
        const fields = { title: `Saved after ${done}, ${position}` };
        await saveNode(payload, 'page', page(position).id, { language: 'en', fields });
      }
    }
    const created = await createPages(cms, 1);
    expect(await workToTheEnd(id)).toMatchObject({ state: 'done', written: 0 });
    expect(await titlesOf(page(0).nid)).toEqual(['Saved after 25, 0']);
    expect(await titlesOf(page(24).nid)).toEqual(['Saved after 25, 24']);
    for (const node of created) await payload.delete({ collection: 'page', id: node.id });
  });

  it('A-4 a save that comes in the middle of a share waits for it, and has the last word', async () => {
    await forgeTitles(cms, [page(5).nid]);
    const letGo = await holdRow(page(5).nid);
    const id = await startTask(payload, null);
    const share = runTaskStep(payload);
    await vi.waitFor(async () => expect(await isSomebodyWaiting(cms)).toBe(true), PATIENCE);
    let isSaved = false;
    const saved = saveNode(payload, 'page', page(2).id, {
      language: 'en',
      fields: { title: 'The last word' },
    });
    void saved.then(() => {
      isSaved = true;
    });
    await vi.waitFor(async () => {
      const waiting = await cms.query(
        "select from pg_locks where locktype = 'advisory' and classid = 1264939347 and objid = 10 and not granted",
      );
      expect(waiting).toHaveLength(1);
    }, PATIENCE);
    expect(isSaved).toBe(false);
    await letGo();
    expect(await share).toBe('worked');
    await saved;
    expect(await workToTheEnd(id)).toMatchObject({ state: 'done', written: 1 });
    expect(await titlesOf(page(2).nid)).toEqual(['The last word']);
  });

  it('A-4 goes on later while somebody publishes, and holds nothing meanwhile: a cancel is not kept waiting', async () => {
    const { cancelTask } = await import('./task-row.ts');
    const { readerOf } = await import('../database/transaction.ts');
    const id = await startTask(payload, null);
    const { inTransaction } = await import('../database/in-transaction.ts');
    const { lockPublishing } = await import('../database/publishing-lock.ts');
    await inTransaction(payload, async (_, executor) => {
      await lockPublishing(executor);
      expect(await runTaskStep(payload)).toBe('later');
      expect(await readTask(cms, id)).toMatchObject({ state: 'waiting', done: 0 });
      expect(await cancelTask(await readerOf({ payload } as never), id)).toBe(true);
    });
    expect(await runTaskStep(payload)).toBe('nothing');
  });
});

describe('a rebuild that meets a page it cannot correct', () => {
  it('A-4 names it, does everything else, and says what to do', async () => {
    await forgeTitles(cms, [page(9).nid, page(11).nid, page(12).nid]);
    await cms.query('delete from published.redirects');
    await cms.query('update page set sections = $2 where id = $1', [
      page(11).id,
      JSON.stringify([{ id: 'a', blockType: 'headline', heading: { en: { not: 'a text' } } }]),
    ]);
    const reindexes = await countReindexes(cms);
    const task = await rebuild();
    expect(task).toMatchObject({ state: 'failed', done: PAGES, written: 3, faultCount: 1 });
    expect(task.faults).toEqual([
      {
        collection: 'page',
        id: page(11).id,
        title: 'Page 12',
        reason: {
          en: '“Page 12” cannot be published in English. Sections, 1 Headline, Heading: What is there does not fit here.',
          de: expect.stringContaining('kann auf Englisch nicht veröffentlicht werden'),
          fr: expect.stringContaining('ne peut pas être publié en anglais'),
        },
      },
    ]);
    expect(await titlesOf(page(11).nid)).toEqual(['Forged']);
    expect(await titlesOf(page(12).nid)).toEqual(['Page 13']);
    expect(await countReindexes(cms)).toBe(reindexes + 1);
    await cms.query("update page set sections = '[]' where id = $1", [page(11).id]);
    expect(await rebuild()).toMatchObject({ state: 'done', written: 1 });
    expect(await everythingPublished(cms)).toEqual(isWell);
  });

  it('A-4 passes over one whose failure ends the transaction, and does its neighbours one by one', async () => {
    await forgeTitles(cms, [page(10).nid, page(13).nid, page(14).nid]);
    await cms.query(`create function refuse_page() returns trigger language plpgsql as
      $$ begin raise exception 'refused'; end $$`);
    await cms.query(`create trigger refuse_page before update on published.nodes for each row
      when (new.nid = ${page(13).nid}) execute function refuse_page()`);
    const task = await rebuild();
    await cms.query('drop trigger refuse_page on published.nodes');
    expect(task).toMatchObject({ state: 'failed', done: PAGES, written: 2, faultCount: 1 });
    expect(task.faults).toEqual([
      {
        collection: 'page',
        id: page(13).id,
        title: 'Page 14',
        reason: {
          en: expect.stringContaining('The log of the CMS'),
          de: expect.stringContaining('Log des CMS'),
          fr: expect.stringContaining('Le journal du CMS'),
        },
      },
    ]);
    expect(await titlesOf(page(14).nid)).toEqual(['Page 15']);
    expect(await rebuild()).toMatchObject({ state: 'done', written: 1 });
  });

  it('A-4 C-6 names two pages that claim one path, and leaves both as they are', async () => {
    const [taken] = await cms.publishedNodes(page(15).nid);
    const [row] = await cms.query<{ alias: string }>('select alias from page_locales where _parent_id = $1', [
      page(16).id,
    ]);
    await cms.query('update page_locales set alias = $2 where _parent_id = $1', [page(16).id, taken?.path]);
    const task = await rebuild();
    await cms.query('update page_locales set alias = $2 where _parent_id = $1', [page(16).id, row?.alias]);
    expect(task).toMatchObject({ state: 'failed', written: 0, removed: 0 });
    expect(task.faults).toMatchObject([
      { id: page(16).id, reason: { en: expect.stringContaining('Give one of them another path') } },
    ]);
    expect(await everythingPublished(cms)).toEqual(isWell);
  });

  it('A-4 A-2 names settings and redirects that cannot be corrected', async () => {
    await cms.query(`create function refuse_redirect() returns trigger language plpgsql as
      $$ begin raise exception 'refused'; end $$`);
    await cms.query(`create trigger refuse_redirect before insert on published.redirects for each row
      execute function refuse_redirect()`);
    await cms.query('delete from published.redirects');
    await cms.query(`update published.settings set shows = '{x}'`);
    await cms.query(`create trigger refuse_setting before update on published.settings for each row
      execute function refuse_redirect()`);
    const task = await rebuild();
    await cms.query('drop trigger refuse_redirect on published.redirects');
    await cms.query('drop trigger refuse_setting on published.settings');
    expect(task).toMatchObject({ state: 'failed', done: PAGES });
    expect(task.faults).toMatchObject([
      { collection: 'site_settings', id: null, title: 'Site settings' },
      { collection: 'redirects', id: null, title: 'Redirects' },
    ]);
    expect(await rebuild()).toMatchObject({ state: 'done', written: LANGUAGES.length + 1 });
    expect(await everythingPublished(cms)).toEqual(isWell);
  });
});
