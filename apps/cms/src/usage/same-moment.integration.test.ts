import { afterAll, describe, expect, it, vi } from 'vitest';
import { inTransaction } from '../database/in-transaction.ts';
import { lockPublishing } from '../database/publishing-lock.ts';
import { Staff } from '../http/staff.fixture.ts';
import { createMedia, createNode } from '../publishing/published-content.fixture.ts';
import { startCms } from '../test-cms.ts';

const cms = await startCms();
afterAll(() => cms.stop());
const admin = await Staff.hire(cms.payload, 'administrator');
const editor = await Staff.hire(cms.payload, 'editor');

const NOW = { deletedAt: new Date().toISOString() };
const createPage = (title: string, fields = {}) => createNode(cms.payload, 'page', { title, ...fields });
const term = async (label: string, collection = 'tags') =>
  (await editor.post(`/api/${collection}`, { label })).body.doc.id as number;
const replace = (collection: string, id: number, by: number, who = editor) =>
  who.post('/api/replace-uses', { collection, id, by });

describe('replacing and deleting in the same moment', () => {
  const isWaiting = (number: number) =>
    vi.waitFor(
      async () => {
        const [row] = await cms.query('select count(*)::integer as waiting from pg_locks where not granted');
        expect(row?.waiting).toBe(number);
      },
      { timeout: 10_000, interval: 20 },
    );
  /** Starts requests one after the other while somebody publishes, so that all of them wait for that. */
  const atOnce = (...requests: (() => ReturnType<Staff['get']>)[]) =>
    inTransaction(cms.payload, async (_, executor) => {
      await lockPublishing(executor);
      const responses: ReturnType<Staff['get']>[] = [];
      for (const request of requests) {
        responses.push(request());
        await isWaiting(responses.length);
      }
      return responses;
    }).then((responses) => Promise.all(responses));
  const tagsOf = async ({ id }: { id: number }) => (await editor.get(`/api/page/${id}?depth=0`)).body.tags;
  const statusOf = async (tag: number) => (await editor.get(`/api/tags/${tag}`)).status;

  it('C-13 what takes its place is not in the trash, although nothing used it when a colleague deleted it', async () => {
    const [old, next] = [await term('Old, stays'), await term('New, deleted')];
    const page = await createPage('Keeps its term', { tags: [old] });
    const [deletion, replacement] = await atOnce(
      () => admin.patch(`/api/tags/${next}`, NOW),
      () => replace('tags', old, next),
    );
    expect([deletion?.status, replacement?.status]).toEqual([200, 404]);
    expect(replacement?.body.errors[0].message).toBe(
      'Nothing was replaced, because this is in the trash or was deleted for good – Tag “New, deleted”. Restore it, or choose another one.',
    );
    expect(await tagsOf(page)).toEqual([old]);
    expect(await statusOf(old)).toBe(200);
  });

  it('C-13 one of two that take the place of each other stays, and both pages have it', async () => {
    const [one, other] = [await term('One of two'), await term('Other of two')];
    const pages = [
      await createPage('Has one', { tags: [one] }),
      await createPage('Has other', { tags: [other] }),
    ];
    const [first, second] = await atOnce(
      () => replace('tags', one, other),
      () => replace('tags', other, one, admin),
    );
    expect([first?.status, second?.status]).toEqual([200, 404]);
    expect(await Promise.all(pages.map(tagsOf))).toEqual([[other], [other]]);
    expect([await statusOf(one), await statusOf(other)]).toEqual([404, 200]);
  });

  it('C-13 what a colleague deletes is not published in the same moment', async () => {
    const tag = await term('Chosen and deleted');
    const page = await createPage('Chooses it');
    const [deletion, publication] = await atOnce(
      () => admin.patch(`/api/tags/${tag}`, NOW),
      () => editor.patch(`/api/page/${page.id}`, { tags: [tag], _status: 'published' }),
    );
    expect([deletion?.status, publication?.status]).toEqual([200, 400]);
    expect(publication?.body.errors[0].message).toContain('Tag “Chosen and deleted”');
    expect(await tagsOf(page)).toEqual([]);
  });

  it('C-4 C-13 an unused picture is not published in the moment in which it is removed', async () => {
    const { image } = await createMedia(cms.payload);
    const page = await createPage('Chooses a picture');
    const [removal, publication] = await atOnce(
      () => admin.post('/api/unused-media/remove', { media: [{ collection: 'images', id: image }] }),
      () =>
        editor.patch(`/api/page/${page.id}`, {
          picture: { relationTo: 'images', value: image },
          _status: 'published',
        }),
    );
    expect(removal?.body.removed).toEqual([{ collection: 'images', id: image }]);
    expect([publication?.status, publication?.body.errors?.[0].message]).toEqual([
      400,
      expect.stringContaining('Image “Rust”'),
    ]);
  });

  it('C-12 C-13 a page is deleted while a plan is carried out, which then publishes', async () => {
    const page = await createPage('Planned and deleted');
    const document = { relationTo: 'page', value: page.id };
    const at = '2031-07-01T09:00:00.000Z';
    expect((await editor.post('/api/scheduled_changes', { document, action: 'archive', at })).status).toBe(
      201,
    );
    const deletion = await inTransaction(cms.payload, async (_, executor) => {
      await executor.query(`select from scheduled_changes where state = 'planned' for update`);
      const response = editor.patch(`/api/page/${page.id}`, NOW);
      await isWaiting(1);
      await lockPublishing(executor);
      return { response };
    });
    expect((await deletion.response).status).toBe(200);
  });
});
