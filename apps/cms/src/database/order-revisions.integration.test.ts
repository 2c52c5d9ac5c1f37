import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { Staff } from '../http/staff.fixture.ts';
import { startCms } from '../test-cms.ts';

const cms = await startCms();
afterAll(() => cms.stop());
afterEach(() => void vi.useRealTimers());
const { payload } = cms;
const editor = await Staff.hire(payload, 'editor');

const DAY_MS = 86_400_000;
const created = '2026-01-05T09:00:00Z';

type Saving = { title?: string; _status: 'draft' | 'published' };
const save = (id: number, data: Saving) =>
  payload.update({ collection: 'article', id, locale: 'en', data, draft: data._status === 'draft' });
const opened = async (id: number) =>
  (await payload.findByID({ collection: 'article', id, locale: 'en', draft: true })).title;

it('C-14 R-5 the latest revision is the one that was saved last, also after the clock was ahead', async () => {
  const published = { _status: 'published', moderation: 'published' } as const;
  const { id, nid } = await payload.create({
    collection: 'article',
    locale: 'en',
    data: { title: 'First', created, ...published },
  });
  vi.useFakeTimers({ now: Date.now() + DAY_MS, toFake: ['Date'] });
  await save(id, { title: 'While the clock was ahead', _status: 'draft' });
  vi.useRealTimers();
  const { body: ahead } = await editor.get(`/api/article/${id}?draft=true`);
  await save(id, { title: 'Since', _status: 'draft' });
  expect(await opened(id)).toBe('Since');
  const stale = { title: 'From a form of before', updatedAt: ahead.updatedAt };
  expect((await editor.patch(`/api/article/${id}?draft=true`, stale)).status).toBe(409);
  await save(id, { _status: 'published' });
  expect((await cms.publishedNodes(nid)).map(({ node }) => node.title)).toEqual(['Since']);
  await save(id, { title: 'And another', _status: 'draft' });
  expect(await opened(id)).toBe('And another');
  const { body: shown } = await editor.get(`/api/article/${id}?draft=true`);
  const next = { title: 'By its form', updatedAt: shown.updatedAt };
  expect((await editor.patch(`/api/article/${id}?draft=true`, next)).status).toBe(200);
  expect(await opened(id)).toBe('By its form');
  // A publication is dated by the clock, so a form of before names a later time.
  vi.useFakeTimers({ now: Date.now() + 4000, toFake: ['Date'] });
  await save(id, { title: 'Four seconds ahead', _status: 'draft' });
  vi.useRealTimers();
  const { body: before } = await editor.get(`/api/article/${id}?draft=true`);
  await save(id, { title: 'By a colleague', _status: 'published' });
  expect(await opened(id)).toBe('By a colleague');
  const mine = { title: 'Mine', updatedAt: before.updatedAt, _status: 'published' };
  expect((await editor.patch(`/api/article/${id}`, mine)).status).toBe(409);
  const latest = await cms.query('select from _article_v where parent_id = $1 and latest', [id]);
  expect(latest).toHaveLength(1);
});

it('C-12 C-14 a form goes on from what its publication of one language has made', async () => {
  const { id } = await payload.create({
    collection: 'article',
    locale: 'en',
    data: { title: 'First', created, _status: 'published', moderation: 'published' },
  });
  await payload.update({ collection: 'article', id, locale: 'de', draft: true, data: { title: 'Erstens' } });
  let base: string | undefined;
  for (const title of ['Second', 'Third']) {
    const data = { title, _status: 'published', ...(base && { updatedAt: base }) };
    const { status, body } = await editor.patch(`/api/article/${id}?locale=en`, data);
    expect(status, JSON.stringify(body)).toBe(200);
    base = body.doc.updatedAt;
    expect((await editor.get(`/api/article/${id}?draft=true`)).body.updatedAt).toBe(base);
  }
  // A translation that is published takes its draft away: the main document is the newest.
  const german = await editor.patch(`/api/article/${id}?locale=de&draft=true`, { _status: 'published' });
  const last = { title: 'Drittens', _status: 'published', updatedAt: german.body.doc.updatedAt };
  expect((await editor.patch(`/api/article/${id}?locale=de`, last)).status).toBe(200);
});
