import type { ContentType, Language } from '@keelstone/model';
import type { CollectionSlug } from 'payload';
import { afterAll, describe, expect, it } from 'vitest';
import { Staff } from '../http/staff.fixture.ts';
import { startCms } from '../test-cms.ts';
import { loadRow, titleElsewhere } from './load-rows.ts';
import { translationStates } from './translation-state.ts';

const cms = await startCms();
afterAll(() => cms.stop());
const { payload } = cms;
const editor = await Staff.hire(payload, 'editor');

const headline = (id: string, heading: string) => ({ blockType: 'headline', id, heading });
const save = async (id: number, data: object, locale: Language = 'en') => {
  const response = await editor.patch(`/api/page/${id}?draft=true&locale=${locale}`, data);
  expect(response.status).toBe(200);
  return response.body.doc;
};
const createDraft = async (data: object): Promise<number> =>
  (await editor.post('/api/page?draft=true', data)).body.doc.id;
const german = async (id: number, type: ContentType = 'page') => {
  const row = await loadRow(payload, type, { id });
  const states = translationStates(payload.collections[type].config.flattenedFields, row ?? {});
  return states.find(({ language }) => language === 'de');
};
const marksOf = async (id: number) => (await loadRow(payload, 'page', { id }))?.translationMarks;

describe('state of a translation', () => {
  it('C-10 counts fields that are missing, and those whose source has changed since', async () => {
    const sections = [headline('one', 'First'), headline('two', 'Second')];
    const id = await createDraft({ title: 'Stand', summary: 'A summary', sections });
    expect(await german(id)).toEqual({ language: 'de', isStarted: false, behind: 4 });
    const translated = [headline('one', 'Erste'), headline('two', 'Zweite')];
    await save(id, { title: 'Stand', summary: 'Worum es geht', sections: translated }, 'de');
    expect(await german(id)).toEqual({ language: 'de', isStarted: true, behind: 0 });

    // Moved, and one of them changed.
    await save(id, { sections: [headline('two', 'Second, changed'), headline('one', 'First')] });
    expect(await german(id)).toMatchObject({ behind: 1 });
    expect(await marksOf(id)).toEqual({ de: { 'sections.two.heading': { former: ['Second'] } } });
    // Another change keeps what the translation was made from.
    await save(id, {
      sections: [headline('two', 'Changed again'), headline('one', 'First')],
      summary: 'New',
    });
    expect(await german(id)).toMatchObject({ behind: 2 });
    expect(await marksOf(id)).toMatchObject({ de: { 'sections.two.heading': { former: ['Second'] } } });
    await save(id, { summary: 'Worum es jetzt geht' }, 'de');
    expect(await german(id)).toMatchObject({ behind: 1 });
    await save(id, { sections: [headline('two', 'Second'), headline('one', 'First')] });
    expect(await german(id)).toMatchObject({ behind: 0 });
  });

  it('C-10 drops what was changed in a section that is deleted', async () => {
    const id = await createDraft({ title: 'Gone', sections: [headline('one', 'First')] });
    await save(id, { title: 'Weg', sections: [headline('one', 'Erste')] }, 'de');
    await save(id, { sections: [headline('one', 'Changed')] });
    await save(id, { sections: [] });
    expect(await marksOf(id)).toEqual({ de: {} });
    expect(await german(id)).toMatchObject({ behind: 0 });
  });

  it('C-10 follows what was written first, where the default language has no title', async () => {
    const response = await editor.post('/api/page?draft=true&locale=de', { title: 'Zuerst auf Deutsch' });
    const { id } = response.body.doc;
    const row = await loadRow(payload, 'page', { id });
    const states = translationStates(payload.collections.page.config.flattenedFields, row ?? {});
    expect(states.map(({ language, behind }) => [language, behind])).toEqual([
      ['en', 1],
      ['fr', 1],
    ]);
  });

  it('C-10 C-12 is nothing that visitors see, nor a reason to publish', async () => {
    const id = await createDraft({ title: 'Public' });
    await editor.patch(`/api/page/${id}`, { _status: 'published' });
    await editor.patch(`/api/page/${id}?locale=de`, { title: 'Öffentlich', _status: 'published' });
    const { doc } = (await editor.patch(`/api/page/${id}`, { title: 'Public now', _status: 'published' }))
      .body;
    expect(await german(id)).toMatchObject({ behind: 1 });
    expect((await editor.get(`/api/page/${id}/unpublished`)).body.languages).toEqual([]);
    expect(JSON.stringify(await cms.publishedNodes(doc.nid))).not.toContain('translationMarks');
  });

  it('C-10 C-11 is not set by a request', async () => {
    const id = await createDraft({ title: 'Kept' });
    await save(id, { translationMarks: { de: { title: { former: ['Forged'] } } } });
    expect(await marksOf(id)).toBeNull();
  });
});

describe('title in a menu of documents', () => {
  const ask = async (query: string, headers: Record<string, string>, name = 'page') =>
    (
      await editor.send('POST', `/api/${name}`, query, {
        'content-type': 'application/x-www-form-urlencoded',
        'x-payload-http-method-override': 'GET',
        ...headers,
      })
    ).body.docs;

  it('C-10 is the one of another language, said so in the language of the admin', async () => {
    const id = await createDraft({ title: 'Only in English' });
    const none = await createDraft({ summary: 'Without' });
    const ids = `where[id][in]=${id},${none}&locale=de&draft=true&depth=0&sort=id`;
    const german = { 'accept-language': 'de' };
    expect(await ask(`${ids}&select[title]=true`, german)).toMatchObject([
      { id, title: 'Only in English (Englisch)' },
      { id: none, title: 'Ohne Titel' },
    ]);
    const { id: tag } = (await editor.post('/api/tags', { label: 'Menu' })).body.doc;
    expect(
      await ask(`where[id][equals]=${tag}&locale=fr&select[label]=true`, { 'accept-language': 'en' }, 'tags'),
    ).toMatchObject([{ label: 'Menu (English)' }]);
    // What is not asked for a menu stays empty.
    const [whole] = await ask(ids, german);
    expect(whole.title ?? null).toBeNull();
    const { docs } = (await editor.get(`/api/page?${ids}&select[title]=true`)).body;
    expect(docs[0].title ?? null).toBeNull();
  });
});

describe('title of a row', () => {
  const titleOf = (slug: CollectionSlug, id: number, field = 'title') =>
    titleElsewhere(payload, { slug, id, field, adminLanguage: 'en' });

  it('C-10 is the one of another language, said so, and never empty', async () => {
    const id = await createDraft({ title: 'Only in English' });
    expect(await titleOf('page', id)).toBe('Only in English (English)');
    const { id: second } = (await editor.post('/api/page?draft=true&locale=de', { title: 'Nur so' })).body
      .doc;
    expect(await titleOf('page', second)).toBe('Nur so (German)');
    expect(await titleOf('page', await createDraft({ summary: 'Without' }))).toBe('Without a title');
    const { id: tag } = (await editor.post('/api/tags', { label: 'Rust' })).body.doc;
    expect(await titleOf('tags', tag, 'label')).toBe('Rust (English)');
  });
});
