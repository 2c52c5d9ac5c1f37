import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { Staff } from '../http/staff.fixture.ts';
import { startCms } from '../test-cms.ts';

const created = '2026-01-05T09:00:00Z';

const cms = await startCms();
afterAll(() => cms.stop());
const { payload } = cms;
const author = await Staff.hire(payload, 'author');

type Page = { id: number; nid: number };
let published: Page;
let draft: Page;
/** The revision that first published `published`, and a draft saved on top of it. */
let revisions: { published: string; draft: string };

async function findRevisions(id: number): Promise<typeof revisions> {
  const where = { parent: { equals: id } };
  const { docs } = await payload.findVersions({ collection: 'page', where, sort: 'createdAt', depth: 0 });
  return { published: String(docs[0]?.id), draft: String(docs[1]?.id) };
}

beforeEach(async () => {
  const data = { created, moderation: 'draft' } as const;
  published = (await payload.create({
    collection: 'page',
    locale: 'en',
    data: { ...data, title: 'What visitors see', _status: 'published' },
  })) as Page;
  const proposal = { title: 'A proposal', moderation: 'in_review' } as const;
  await payload.update({ collection: 'page', id: published.id, locale: 'en', draft: true, data: proposal });
  revisions = await findRevisions(published.id);
  draft = (await payload.create({
    collection: 'page',
    locale: 'en',
    draft: true,
    data: { ...data, title: 'Not yet seen' },
  })) as Page;
});

const isPublishing = { _status: 'published' };
const atDraft = (query = '') => `/api/page/${draft.id}${query}`;
const atPublished = (query = '') => `/api/page/${published.id}${query}`;
const bulk = (id: number, query = '') => `/api/page?where[id][equals]=${id}${query}`;

/** Ways to try to change what visitors see. */
const TRICKS: Record<string, () => Promise<{ status: number }>> = {
  'creating it published': () =>
    author.post('/api/page', { title: 'At once', created, moderation: 'published', ...isPublishing }),
  'publishing a draft': () => author.patch(atDraft(), isPublishing),
  'publishing a draft, as a draft': () => author.patch(atDraft('?draft=true'), isPublishing),
  'publishing a draft, not as a draft': () => author.patch(atDraft('?draft=false'), isPublishing),
  'publishing one language': () => author.patch(atDraft('?publishSpecificLocale=de'), isPublishing),
  'publishing one language, as a draft': () =>
    author.patch(atDraft('?draft=true&publishSpecificLocale=de'), isPublishing),
  'publishing all languages at once': () =>
    author.patch(atDraft('?publishAllLocales=true'), { title: 'A', ...isPublishing }),
  'publishing many': () => author.patch(bulk(draft.id), isPublishing),
  'publishing many, as drafts': () => author.patch(bulk(draft.id, '&draft=true'), isPublishing),
  'archiving a draft': () => author.patch(atDraft(), { moderation: 'archived', ...isPublishing }),
  'changing what is published': () => author.patch(atPublished(), { title: 'Changed' }),
  'changing what is published, not as a draft': () =>
    author.patch(atPublished('?draft=false'), { title: 'Changed' }),
  'changing what is published in all languages': () =>
    author.patch(atPublished('?publishAllLocales=true'), { title: 'Changed' }),
  'adding a language to what is published': () => author.patch(atPublished('?locale=de'), { title: 'Neu' }),
  'archiving what is published': () => author.patch(atPublished(), { moderation: 'archived' }),
  unpublishing: () => author.patch(atPublished(), { _status: 'draft' }),
  'unpublishing all languages': () =>
    author.patch(atPublished('?unpublishAllLocales=true'), { _status: 'draft' }),
  'unpublishing all languages, as a draft': () =>
    author.patch(atPublished('?draft=true&unpublishAllLocales=true'), { _status: 'draft' }),
  'copying it published, not as a draft': () =>
    author.post(`/api/page/${published.id}/duplicate?draft=false`, isPublishing),
  'moving what is published to the trash': () => author.patch(atPublished(), { deletedAt: created }),
  'moving what is published to the trash, as a draft': () =>
    author.patch(atPublished('?draft=true'), { deletedAt: created }),
  planning: () =>
    author.post('/api/scheduled_changes', {
      action: 'publish',
      document: { relationTo: 'page', value: draft.id },
      at: new Date(Date.now() + 3_600_000).toISOString(),
    }),
  'adding a redirect': () => author.post('/api/redirects', { from: '/a', to: '/b', status: '301' }),
  'changing the site settings': () => author.post('/api/globals/site_settings', { siteName: 'Mine' }),
  'adding a term': () => author.post('/api/tags', { label: 'Mine' }),
  'adding a user': () =>
    author.post('/api/users', { email: 'x@keelstone.example', password: 'x'.repeat(12), name: 'x' }),
};

describe('an author', () => {
  it.each(Object.keys(TRICKS))('C-11 is refused: %s', async (trick) => {
    const before = await cms.publishedNodes(published.nid);
    const countBefore = await cms.query('select count(*) from published.nodes');
    expect((await TRICKS[trick]?.())?.status).toBe(403);
    expect(await cms.publishedNodes(published.nid)).toEqual(before);
    expect(await cms.publishedNodes(draft.nid)).toEqual([]);
    expect(await cms.query('select count(*) from published.nodes')).toEqual(countBefore);
  });

  /** Requests that are refused for another reason, or accepted because they are harmless without the offending part. */
  const HARMLESS: Record<string, () => Promise<{ status: number; body?: unknown }>> = {
    'changing many that are published': () => author.patch(bulk(published.id), { title: 'Changed' }),
    'archiving many': () => author.patch(bulk(published.id), { moderation: 'archived' }),
    'deleting it': () => author.delete(atPublished()),
    'deleting many': () => author.delete(bulk(published.id)),
    'moving many to the trash': () => author.patch(bulk(published.id), { deletedAt: created }),
    'a status that is none': () => author.patch(atPublished(), { _status: ['published'], title: 'Changed' }),
    'a status for each language': () =>
      author.patch(atDraft('?locale=all'), { _status: { en: 'published' }, title: { en: 'A' } }),
    'publishing in all languages': () =>
      author.patch(atDraft('?locale=all'), { title: { en: 'A', de: 'B' }, ...isPublishing }),
    'a status that is none, for a draft': () => author.patch(atDraft(), { _status: ['published'] }),
    'a status in capitals': () => author.patch(atDraft(), { _status: 'Published' }),
    'restoring a draft': () => author.post(`/api/page/versions/${revisions.draft}?draft=false`),
    'restoring a published revision': () => author.post(`/api/page/versions/${revisions.published}`),
    'restoring a published revision, not as a draft': () =>
      author.post(`/api/page/versions/${revisions.published}?draft=false`),
    'creating it published, as a draft': () =>
      author.post('/api/page?draft=true', {
        title: 'At once',
        created,
        moderation: 'draft',
        ...isPublishing,
      }),
    'copying it published': () => author.post(`/api/page/${published.id}/duplicate`, isPublishing),
    'copying it': () => author.post(`/api/page/${published.id}/duplicate?draft=false`),
    'saving a draft as published in its state': () =>
      author.patch(atDraft('?draft=true'), { moderation: 'published' }),
    'saving a draft as archived': () => author.patch(atPublished('?draft=true'), { moderation: 'archived' }),
  };

  it.each(Object.keys(HARMLESS))('C-11 changes nothing that visitors see: %s', async (trick) => {
    const before = await cms.publishedNodes(published.nid);
    const countBefore = await cms.query('select count(*) from published.nodes');
    await HARMLESS[trick]?.();
    expect(await cms.publishedNodes(published.nid)).toEqual(before);
    expect(await cms.publishedNodes(draft.nid)).toEqual([]);
    expect(await cms.query('select count(*) from published.nodes')).toEqual(countBefore);
    const { totalDocs } = await payload.count({
      collection: 'page',
      where: { and: [{ id: { equals: draft.id } }, { _status: { equals: 'published' } }] },
    });
    expect(totalDocs).toBe(0);
  });

  it('C-11 writes, proposes a change of what is published, and copies', async () => {
    const { status, body } = await author.post('/api/page?draft=true', {
      title: 'By an author',
      created,
      moderation: 'draft',
    });
    expect([status, body.doc._status]).toEqual([201, 'draft']);
    expect((await author.patch(atPublished('?draft=true'), { title: 'Better' })).status).toBe(200);
    const copy = await author.post(`/api/page/${published.id}/duplicate`);
    expect([copy.status, copy.body.doc._status]).toEqual([200, 'draft']);
    expect((await author.patch(atDraft(), { deletedAt: created })).status).toBe(200);
  });

  it('C-11 cannot forge when something was created, or that the demo made it', async () => {
    const forged = { createdAt: '2001-01-01T00:00:00.000Z', demoKey: 'a-page', demoHash: 'a-hash' };
    const real = { createdAt: expect.stringMatching(/^20(?!01)/), demoKey: null, demoHash: null };
    const saved = await author.patch(atDraft('?draft=true'), { ...forged, title: 'Still mine' });
    expect(saved.body.doc).toMatchObject({ title: 'Still mine', ...real });
    expect((await author.get(atDraft('?draft=true'))).body).toMatchObject({ title: 'Still mine', ...real });
    const made = await author.post('/api/page?draft=true', { title: 'New', created, ...forged });
    expect(made.body.doc).toMatchObject({ title: 'New', ...real });
    const own = await author.patch(`/api/users/${author.user.id}`, { ...forged, name: 'An author' });
    expect(own.body.doc).toMatchObject({ name: 'An author', createdAt: author.user.createdAt });
    // Scripts may, and a save by somebody else keeps what they have set.
    const { demoKey, demoHash } = forged;
    const script = { collection: 'page', id: draft.id, draft: true, data: { demoKey, demoHash } } as const;
    await payload.update(script);
    const kept = await author.patch(atDraft('?draft=true'), { title: 'Of the demo', demoKey: 'another' });
    expect(kept.body.doc).toMatchObject({ title: 'Of the demo', demoKey, demoHash });
    const { docs } = await payload.findVersions({
      collection: 'page',
      where: { and: [{ parent: { equals: draft.id } }, { 'version.title': { equals: 'Of the demo' } }] },
    });
    const { body } = await author.get(atDraft('?draft=true'));
    await author.post(`/api/page/versions/${docs[0]?.id}`);
    const restored = (await author.get(atDraft('?draft=true'))).body;
    expect(restored).toMatchObject({ demoKey, demoHash, createdAt: body.createdAt });
  });

  it('C-11 is told what to do instead', async () => {
    const { body } = await author.patch(atPublished(), { title: 'Changed' });
    expect(body.errors[0].message).toContain('In review');
  });
});
