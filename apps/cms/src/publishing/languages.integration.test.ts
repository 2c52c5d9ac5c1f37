import { afterAll, describe, expect, it } from 'vitest';
import { Staff, send } from '../http/staff.fixture.ts';
import { startCms } from '../test-cms.ts';

const created = '2026-01-05T09:00:00Z';

const cms = await startCms();
afterAll(() => cms.stop());
const { payload } = cms;
const editor = await Staff.hire(payload, 'editor');

type Words = { en?: string; de?: string };

const save = (id: number, language: 'en' | 'de', data: Record<string, unknown>, query = '') =>
  editor.patch(`/api/page/${id}?locale=${language}${query}`, data);
const draft = (id: number, language: 'en' | 'de', title: string) =>
  save(id, language, { title }, '&draft=true');
const publish = (id: number, language: 'en' | 'de', data: Record<string, unknown> = {}, query = '') =>
  save(id, language, { ...data, _status: 'published' }, query);
const titlesOf = async (nid: number): Promise<Words> =>
  Object.fromEntries((await cms.publishedNodes(nid)).map(({ language, node }) => [language, node.title]));
const readDraft = async (id: number, language: string) =>
  (await editor.get(`/api/page/${id}?draft=true&locale=${language}&depth=0`)).body;
const draftsOf = async (id: number): Promise<Words> => ({
  en: (await readDraft(id, 'en')).title,
  de: (await readDraft(id, 'de')).title,
});

/** A page that is published in both languages, with an unfinished draft in each. */
async function pageWithDrafts(word: string) {
  const fields = { title: `${word} old`, created, moderation: 'draft', _status: 'published' };
  const { doc } = (await editor.post('/api/page', fields)).body;
  await publish(doc.id, 'de', { title: `${word} alt` });
  await draft(doc.id, 'en', `${word} new`);
  await draft(doc.id, 'de', `${word} neu`);
  return doc as { id: number; nid: number };
}

describe('publishing one language', () => {
  it('C-12 publishes nothing of another, and keeps its draft', async () => {
    const { id, nid } = await pageWithDrafts('One');
    expect((await publish(id, 'en')).status).toBe(200);
    expect(await titlesOf(nid)).toEqual({ en: 'One new', de: 'One alt' });
    expect(await draftsOf(id)).toEqual({ en: 'One new', de: 'One neu' });
    expect(await readDraft(id, 'de')).toMatchObject({ _status: 'draft', moderation: 'draft' });
    expect((await publish(id, 'de')).status).toBe(200);
    expect(await titlesOf(nid)).toEqual({ en: 'One new', de: 'One neu' });
    expect(await readDraft(id, 'de')).toMatchObject({ _status: 'published', moderation: 'published' });
  });

  it.each([
    ['by the argument of Payload', '&publishSpecificLocale=de'],
    ['as if the page were a draft', '&draft=true'],
    ['by a page that refuses all', '&publishAllLocales=false'],
  ])('C-12 whatever way it is asked for: %s', async (_, query) => {
    const { id, nid } = await pageWithDrafts('Way');
    expect((await publish(id, 'de', {}, query)).status).toBe(200);
    expect(await titlesOf(nid)).toEqual({ en: 'Way old', de: 'Way neu' });
    expect(await draftsOf(id)).toEqual({ en: 'Way new', de: 'Way neu' });
  });

  it('C-12 follows the language that is named, wherever it is named', async () => {
    const { id, nid } = await pageWithDrafts('Named');
    expect((await publish(id, 'en', {}, '&publishSpecificLocale=de')).status).toBe(200);
    expect(await titlesOf(nid)).toEqual({ en: 'Named old', de: 'Named neu' });
    expect((await publish(id, 'en', {}, '&publishSpecificLocale=fr')).status).toBe(400);
  });

  it('C-12 of many pages at once leaves their drafts in the other', async () => {
    const pages = [await pageWithDrafts('Many'), await pageWithDrafts('Several')];
    const where = `where[id][in]=${pages.map(({ id }) => id)}`;
    // Like the admin's list, and without drafts, which starts from the published content.
    expect(
      (await editor.patch(`/api/page?${where}&locale=de&draft=true`, { _status: 'published' })).status,
    ).toBe(200);
    for (const [index, word] of ['Many', 'Several'].entries()) {
      const { id, nid } = pages[index] as { id: number; nid: number };
      expect(await titlesOf(nid)).toEqual({ en: `${word} old`, de: `${word} neu` });
      expect((await draftsOf(id)).en).toBe(`${word} new`);
    }
    expect((await editor.patch(`/api/page?${where}&locale=de`, { _status: 'published' })).status).toBe(200);
    for (const { id } of pages) expect((await draftsOf(id)).en).toMatch(/ new$/);
  });

  it('C-12 leaves a page unpublished in a language that was never published', async () => {
    const fields = { title: 'Nur ein Entwurf', created, moderation: 'draft' };
    const { doc } = (await editor.post('/api/page?locale=de&draft=true', fields)).body;
    expect((await publish(doc.id, 'en', { title: 'Ready' })).status).toBe(200);
    expect(await titlesOf(doc.nid)).toEqual({ en: 'Ready' });
    expect(await draftsOf(doc.id)).toEqual({ en: 'Ready', de: 'Nur ein Entwurf' });
  });

  it('C-12 does not bring back another one that was unpublished with the page', async () => {
    const { id, nid } = await pageWithDrafts('Gone');
    await save(id, 'en', { _status: 'draft' }, '&unpublishAllLocales=true');
    expect((await publish(id, 'en')).status).toBe(200);
    expect(await titlesOf(nid)).toEqual({ en: 'Gone new' });
    expect((await draftsOf(id)).de).toBe('Gone neu');
  });

  it('C-12 keeps what another one shows, though its revision was removed, as it is after fifty more', async () => {
    const { id, nid } = await pageWithDrafts('Long');
    await cms.query("delete from _page_v where parent_id = $1 and version__status = 'published'", [id]);
    expect((await publish(id, 'en')).status).toBe(200);
    expect(await titlesOf(nid)).toEqual({ en: 'Long new', de: 'Long alt' });
  });

  it('C-12 writes one revision of what went out, and none of a draft where nothing is left', async () => {
    const { id } = await pageWithDrafts('Counted');
    const statuses = async () => {
      const query = `where[parent][equals]=${id}&sort=-updatedAt&limit=2&depth=0&locale=de`;
      const { docs } = (await editor.get(`/api/page/versions?${query}`)).body;
      type Revision = { latest: boolean; version: { _status: string; title: string } };
      return docs.map(({ latest, version }: Revision) => [latest, version._status, version.title]);
    };
    await publish(id, 'en');
    expect(await statuses()).toEqual([
      [true, 'draft', 'Counted neu'],
      [false, 'published', 'Counted alt'],
    ]);
    await publish(id, 'de');
    expect((await statuses())[0]).toEqual([true, 'published', 'Counted neu']);
  });

  it('C-9 C-12 leaves a draft in review that is still to be read', async () => {
    const { id } = await pageWithDrafts('Read');
    await save(id, 'de', { moderation: 'in_review' }, '&draft=true');
    await publish(id, 'en', { moderation: 'in_review' });
    const waiting = await readDraft(id, 'de');
    expect(waiting).toMatchObject({ moderation: 'in_review', _status: 'draft', title: 'Read neu' });
    expect(waiting.reviewRequestedBy).toBe(editor.user.id);
    await publish(id, 'de', { moderation: 'in_review' });
    expect(await readDraft(id, 'de')).toMatchObject({ moderation: 'published', reviewRequestedBy: null });
  });
});

describe('publishing all languages', () => {
  it('C-12 is a choice of its own', async () => {
    const { id, nid } = await pageWithDrafts('All');
    expect((await publish(id, 'en', {}, '&publishAllLocales=true')).status).toBe(200);
    expect(await titlesOf(nid)).toEqual({ en: 'All new', de: 'All neu' });
    expect(await readDraft(id, 'de')).toMatchObject({ _status: 'published', title: 'All neu' });
  });
});

describe('what waits to be published', () => {
  const waiting = async (id: number) => (await editor.get(`/api/page/${id}/unpublished`)).body.languages;

  it('C-12 is told by language, with its title', async () => {
    const { id } = await pageWithDrafts('Told');
    const english = { language: 'en', title: 'Told new', change: 'changed' };
    const german = { language: 'de', title: 'Told neu', change: 'changed' };
    expect(await waiting(id)).toEqual([english, german]);
    await publish(id, 'en');
    expect(await waiting(id)).toEqual([german]);
    await save(id, 'de', { _status: 'draft' });
    expect(await waiting(id)).toEqual([
      { ...english, change: 'added' },
      { ...german, change: 'added' },
    ]);
    await publish(id, 'en', {}, '&publishAllLocales=true');
    expect(await waiting(id)).toEqual([]);
  });

  it('C-12 is told of a language that would go off the site, too, as after restoring a version from before it', async () => {
    const fields = { title: 'Early', created, moderation: 'draft', _status: 'published' };
    const { doc } = (await editor.post('/api/page', fields)).body;
    const query = `where[parent][equals]=${doc.id}&limit=1`;
    const [version] = (await editor.get(`/api/page/versions?${query}`)).body.docs;
    await publish(doc.id, 'de', { title: 'Später' });
    await editor.post(`/api/page/versions/${version.id}`);
    const removed = { language: 'de', title: 'Später', change: 'removed' };
    expect(await waiting(doc.id)).toEqual([removed]);
    await publish(doc.id, 'en');
    expect(await titlesOf(doc.nid)).toEqual({ en: 'Early', de: 'Später' });
    expect(await waiting(doc.id)).toEqual([removed]);
    await publish(doc.id, 'en', {}, '&publishAllLocales=true');
    expect(await titlesOf(doc.nid)).toEqual({ en: 'Early' });
    expect(await waiting(doc.id)).toEqual([]);
  });

  it('C-9 C-12 names each language that is published, and where it is, which unpublishing takes away at once', async () => {
    const { doc } = (await editor.post('/api/page?draft=true', { title: 'Where', created })).body;
    const published = async () => (await editor.get(`/api/page/${doc.id}/unpublished`)).body.published;
    const english = {
      language: 'en',
      title: 'Where',
      address: expect.stringMatching(/^http:\/\/[^/]+\/where$/),
    };
    const german = {
      language: 'de',
      title: 'Wo',
      address: expect.stringMatching(/^http:\/\/[^/]+\/de\/wo$/),
    };
    expect(await published()).toEqual([]);
    await publish(doc.id, 'en');
    await draft(doc.id, 'de', 'Wo');
    expect(await published()).toEqual([english]);
    await publish(doc.id, 'de');
    expect(await published()).toEqual([english, german]);
    await save(doc.id, 'de', { _status: 'draft' });
    expect(await published()).toEqual([]);
  });

  it('C-12 is told to staff only', async () => {
    const { id } = await pageWithDrafts('Secret');
    expect((await send('GET', `/api/page/${id}/unpublished`)).status).toBe(403);
    expect((await editor.get('/api/page/999999/unpublished')).body).toEqual({ languages: [], published: [] });
    expect((await editor.get('/api/page/none/unpublished')).status).toBe(404);
  });
});

describe('archiving and unpublishing', () => {
  it('C-12 an archived page is what was published; its drafts stay drafts', async () => {
    const { id, nid } = await pageWithDrafts('Closed');
    const { body } = await publish(id, 'en', { moderation: 'archived', title: 'Closed, typed last' });
    expect(body.doc).toMatchObject({ moderation: 'archived' });
    expect(await titlesOf(nid)).toEqual({ en: 'Closed old', de: 'Closed alt' });
    expect((await cms.publishedNodes(nid)).map(({ node }) => node.archived)).toEqual([true, true]);
    expect(await draftsOf(id)).toEqual({ en: 'Closed, typed last', de: 'Closed neu' });
  });

  it('C-9 C-12 an archived page can be corrected, by language, and stays archived', async () => {
    const { id, nid } = await pageWithDrafts('Fixed');
    await publish(id, 'en', { moderation: 'archived' });
    await publish(id, 'en', { moderation: 'archived' });
    expect(await titlesOf(nid)).toEqual({ en: 'Fixed new', de: 'Fixed alt' });
    expect((await cms.publishedNodes(nid)).map(({ node }) => node.archived)).toEqual([true, true]);
  });

  it.each([
    ['as the button does', '&unpublishAllLocales=true'],
    ['without', ''],
  ])('C-12 an unpublished page keeps what was published and its drafts: %s', async (_, query) => {
    const { id, nid } = await pageWithDrafts('Back');
    expect((await save(id, 'en', { _status: 'draft' }, query)).status).toBe(200);
    expect(await titlesOf(nid)).toEqual({});
    expect(await draftsOf(id)).toEqual({ en: 'Back new', de: 'Back neu' });
    const { body } = await editor.get(`/api/page/${id}?locale=en`);
    expect(body).toMatchObject({ _status: 'draft', title: 'Back old' });
  });

  it('C-12 C-14 a page is unpublished whose draft is not complete, and its form can be saved after that', async () => {
    const fields = { title: 'Nur Deutsch', created, moderation: 'draft', _status: 'published' };
    const { doc } = (await editor.post('/api/page?locale=de', fields)).body;
    await draft(doc.id, 'de', '');
    const { status, body } = await editor.patch(`/api/page/${doc.id}?unpublishAllLocales=true`, {
      _status: 'draft',
    });
    expect(status).toBe(200);
    expect(await titlesOf(doc.nid)).toEqual({});
    const { updatedAt } = body.doc;
    expect((await save(doc.id, 'de', { title: 'Neu', updatedAt }, '&draft=true')).status).toBe(200);
  });

  it('C-12 many pages that are unpublished at once keep their drafts', async () => {
    const { id, nid } = await pageWithDrafts('Listed');
    await editor.patch(`/api/page?where[id][equals]=${id}&locale=en`, { _status: 'draft' });
    expect(await titlesOf(nid)).toEqual({});
    expect(await draftsOf(id)).toEqual({ en: 'Listed new', de: 'Listed neu' });
  });

  it('C-12 many pages are unpublished from a list in a language that not all of them have', async () => {
    const pages = await Promise.all([pageWithDrafts('Both'), pageWithDrafts('Two')]);
    const fields = { title: 'English only', created, moderation: 'draft', _status: 'published' };
    const english = (await editor.post('/api/page', fields)).body.doc as { id: number; nid: number };
    const ids = [...pages, english].map(({ id }) => id).join();
    const many = `/api/page?where[id][in]=${ids}&locale=de`;
    expect((await editor.patch(many, { _status: 'draft' })).status).toBe(200);
    for (const { nid } of [...pages, english]) expect(await titlesOf(nid)).toEqual({});
    expect(await draftsOf(english.id)).toMatchObject({ en: 'English only' });
    // What is changed besides is validated as before.
    expect((await editor.patch(many, { _status: 'draft', alias: '/x' })).status).toBe(400);
  });

  it('C-12 a save that says nothing of the status unpublishes nothing', async () => {
    const { id, nid } = await pageWithDrafts('Silent');
    expect((await save(id, 'en', { title: 'Silent save' })).status).toBe(200);
    expect(await titlesOf(nid)).toEqual({ en: 'Silent old', de: 'Silent alt' });
    expect(await draftsOf(id)).toEqual({ en: 'Silent save', de: 'Silent neu' });
  });
});

describe('words inside of sections', () => {
  const textOf = (words: string) => ({ blockType: 'headline', heading: words });
  const headings = async (nid: number) =>
    Object.fromEntries(
      (await cms.publishedNodes(nid)).map(({ language, node }) => [
        language,
        (node.sections as { heading?: string }[]).map(({ heading }) => heading),
      ]),
    );

  it('C-12 go out in their language only, and stay with their section when the order changes', async () => {
    const sections = [textOf('First'), textOf('Second')];
    const fields = { title: 'Rows', created, sections, moderation: 'draft', _status: 'published' };
    const { doc } = (await editor.post('/api/page', fields)).body;
    const [first, second] = doc.sections;
    const german = [
      { ...first, heading: 'Erstens' },
      { ...second, heading: 'Zweitens' },
    ];
    await publish(doc.id, 'de', { title: 'Zeilen', sections: german });
    const drafts = [
      { ...first, heading: 'Erstens, neu' },
      { ...second, heading: 'Zweitens, neu' },
    ];
    await save(doc.id, 'de', { sections: drafts }, '&draft=true');
    const turned = [
      { ...textOf('Zeroth') },
      { ...second, heading: 'Second' },
      { ...first, heading: 'First, new' },
    ];
    expect((await publish(doc.id, 'en', { sections: turned })).status).toBe(200);
    expect(await headings(doc.nid)).toEqual({
      en: ['Zeroth', 'Second', 'First, new'],
      de: ['Zweitens', 'Erstens'],
    });
    const { sections: kept } = await readDraft(doc.id, 'de');
    expect(kept.map((row: { heading?: string }) => row.heading)).toEqual([
      undefined,
      'Zweitens, neu',
      'Erstens, neu',
    ]);
  });
});
