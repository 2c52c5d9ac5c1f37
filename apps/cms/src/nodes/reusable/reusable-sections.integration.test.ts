import { sectionToPlainText } from '@keelstone/content/sections/sections.model.ts';
import { oneParagraph } from '@keelstone/editing/projection/rich-text/rich-text.fixture.ts';
import type { Language } from '@keelstone/model';
import { afterAll, describe, expect, it } from 'vitest';
import { Staff } from '../../http/staff.fixture.ts';
import { createNode, type SavedNode, saveNode } from '../../publishing/published-content.fixture.ts';
import { startCms } from '../../test-cms.ts';

const cms = await startCms();
afterAll(() => cms.stop());
const { payload } = cms;
const author = await Staff.hire(payload, 'author');
const editor = await Staff.hire(payload, 'editor');
const administrator = await Staff.hire(payload, 'administrator');

const headline = (heading: string, id = 'shared-row') => ({ blockType: 'headline', id, heading });
const placeFor = (source: number, id: string) => ({
  blockType: 'reusable',
  id,
  section: { relationTo: 'reusable_sections', value: source },
});

/** A source that is published in English. */
async function createSource(heading: string, more: object = {}): Promise<number> {
  const data = { title: heading, sections: [headline(heading)], _status: 'published', ...more };
  const { status, body } = await editor.post('/api/reusable_sections', data);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.doc.id;
}
const saveSource = (id: number, data: object, query = '') =>
  editor.patch(`/api/reusable_sections/${id}?locale=en${query}`, data);
const pageWith = (title: string, ...sections: object[]) => createNode(payload, 'page', { title, sections });

async function sectionsOf({ nid }: SavedNode, language: Language = 'en') {
  const row = (await cms.publishedNodes(nid)).find((each) => each.language === language);
  return (row?.node.sections ?? []).map((section) => ({
    id: section.id,
    text: sectionToPlainText(section),
  }));
}
const textsOf = async (page: SavedNode, language: Language = 'en') =>
  (await sectionsOf(page, language)).map(({ text }) => text);
const draftOf = async ({ id }: SavedNode, language: Language) =>
  (await editor.get(`/api/page/${id}?draft=true&depth=0&locale=${language}`)).body;

describe('a reusable section', () => {
  it('C-5 stands on each page that has a place for it, twice on one if wanted, and belongs to that page', async () => {
    const source = await createSource('Call us');
    const one = await pageWith('One', headline('Own', 'own'), placeFor(source, 'place-1'));
    const other = await pageWith('Other', placeFor(source, 'place-2'), placeFor(source, 'place-3'));
    expect(await sectionsOf(one)).toEqual([
      { id: 'own', text: 'Own' },
      { id: 'place-1', text: 'Call us' },
    ]);
    expect(await sectionsOf(other)).toEqual([
      { id: 'place-2', text: 'Call us' },
      { id: 'place-3', text: 'Call us' },
    ]);
  });

  it('C-5 changes on all pages when it is published, and on none while it is a draft', async () => {
    const source = await createSource('Before');
    const pages = [await pageWith('A', placeFor(source, 'a')), await pageWith('B', placeFor(source, 'b'))];
    const draft = await saveSource(source, { sections: [headline('After')] }, '&draft=true');
    expect(draft.status).toBe(200);
    for (const page of pages) expect(await textsOf(page)).toEqual(['Before']);
    await saveSource(source, { _status: 'published' });
    for (const page of pages) expect(await textsOf(page)).toEqual(['After']);
    await saveSource(source, { _status: 'draft' });
    for (const page of pages) expect(await textsOf(page)).toEqual([]);
    await saveSource(source, { _status: 'published' });
    for (const page of pages) expect(await textsOf(page)).toEqual(['After']);
  });

  it('C-12 is shown in the languages in which it is published, on pages that were there before', async () => {
    const source = await createSource('In English');
    const page = await pageWith('Page', placeFor(source, 'p'));
    await saveNode(payload, 'page', page.id, { language: 'de', fields: { title: 'Seite' } });
    expect(await textsOf(page, 'de')).toEqual([]);
    const german = { title: 'Auf Deutsch', sections: [headline('Auf Deutsch')] };
    await editor.patch(`/api/reusable_sections/${source}?locale=de&draft=true`, german);
    await saveSource(source, { _status: 'published' });
    expect(await textsOf(page, 'de')).toEqual([]);
    await editor.patch(`/api/reusable_sections/${source}?locale=de`, { _status: 'published' });
    expect(await textsOf(page, 'de')).toEqual(['Auf Deutsch']);
    expect(await textsOf(page)).toEqual(['In English']);
  });

  it('U-3 has a name in links of its own on a page that has that name already', async () => {
    const items = [{ title: 'What does it cost?', body: oneParagraph('Much.') }];
    const accordion = (id: string) => ({ blockType: 'accordion', id, items });
    const source = await createSource('Prices', { sections: [accordion('shared')] });
    const { nid } = await pageWith('Prices', accordion('own'), placeFor(source, 'place'));
    const [row] = await cms.publishedNodes(nid);
    expect(row?.node.sections).toMatchObject([
      { items: [{ anchor: 'what-does-it-cost' }] },
      { items: [{ anchor: 'what-does-it-cost-2' }] },
    ]);
  });

  it('C-5 cannot contain another one', async () => {
    const inner = await createSource('Inner');
    const data = { title: 'Outer', sections: [placeFor(inner, 'x')], _status: 'published' };
    const { status } = await editor.post('/api/reusable_sections', data);
    expect(status).toBe(400);
    const draft = await editor.post('/api/reusable_sections?draft=true', { ...data, _status: 'draft' });
    expect(draft.status).toBe(400);
    expect(draft.body.errors[0].data.errors).toMatchObject([{ path: 'sections.0' }]);
  });

  it('C-13 says where it is used, and cannot be deleted there', async () => {
    const source = await createSource('Used');
    const page = await pageWith('Uses it', placeFor(source, 'u'));
    const uses = (await editor.get(`/api/uses?collection=reusable_sections&id=${source}`)).body;
    expect(uses).toMatchObject({ count: 1, uses: [{ collection: 'page', id: page.id, title: 'Uses it' }] });
    const refused = await saveSource(source, { deletedAt: new Date().toISOString() });
    expect(refused.status).toBe(409);
    expect(refused.body.errors[0].message).toContain('“Uses it”');
    expect(await textsOf(page)).toEqual(['Used']);

    const other = await createSource('Instead');
    const replaced = await editor.post('/api/replace-uses', {
      collection: 'reusable_sections',
      id: source,
      by: other,
    });
    expect(replaced.body).toEqual({ replaced: 1 });
    expect(await textsOf(page)).toEqual(['Instead']);
    const url = `/api/reusable_sections/${source}?trash=true`;
    expect((await administrator.delete(url)).status).toBe(200);
  });

  it('C-11 is written and sent to review by authors, and published by editors', async () => {
    const data = { title: 'By an author', sections: [headline('Words')] };
    expect((await author.post('/api/reusable_sections', { ...data, _status: 'published' })).status).toBe(403);
    const { doc } = (await author.post('/api/reusable_sections?draft=true', data)).body;
    await author.patch(`/api/reusable_sections/${doc.id}?draft=true`, { moderation: 'in_review' });
    const state = await editor.get(`/api/content/state?type=reusable_sections&id=${doc.id}`);
    expect(state.body.state).toBe('in_review');
    expect((await author.patch(`/api/reusable_sections/${doc.id}`, { _status: 'published' })).status).toBe(
      403,
    );
    expect((await saveSource(doc.id, { _status: 'published' })).status).toBe(200);
    const entries = await cms.query(
      `select action, languages from audit.entries where collection = 'reusable_sections' and document_id = $1`,
      [doc.id],
    );
    expect(entries).toEqual([{ action: 'publish', languages: ['en'] }]);
  });

  it('C-10 is translated in the workspace, and is behind when its source changes', async () => {
    const source = await createSource('Source');
    const german = { title: 'Quelle', sections: [headline('Quelle')] };
    await editor.patch(`/api/reusable_sections/${source}?locale=de&draft=true`, german);
    await saveSource(source, { sections: [headline('Source, changed')] }, '&draft=true');
    const xliff = (await editor.get(`/api/reusable_sections/${source}/translation/xliff?to=de`)).body;
    expect(xliff).toContain('Source, changed');
    const stored = await payload.findByID({ collection: 'reusable_sections', id: source, draft: true });
    expect(stored.translationMarks).toEqual({
      de: { 'sections.shared-row.heading': { former: ['Source'] } },
    });
  });

  it('C-5 tells the form of a page what it says, and that visitors do not see it', async () => {
    const source = await createSource('Told');
    const summary = async (language: string) =>
      (await author.get(`/api/reusable_sections/${source}/summary?locale=${language}`)).body;
    expect(await summary('en')).toMatchObject({
      title: 'Told',
      kind: 'Headline',
      text: 'Told',
      warning: null,
      mayDetach: false,
    });
    expect((await summary('de')).warning).toContain('German');
  });
});

describe('making a section reusable', () => {
  it('C-5 changes nothing for visitors, and keeps every language, published and draft', async () => {
    const page = await pageWith('Start', headline('Offer', 'row'), headline('Stays', 'stays'));
    await saveNode(payload, 'page', page.id, {
      language: 'de',
      fields: { title: 'Anfang', sections: [headline('Angebot', 'row'), headline('Bleibt', 'stays')] },
    });
    await editor.patch(`/api/page/${page.id}?locale=en&draft=true`, {
      sections: [headline('Offer, new', 'row'), headline('Stays', 'stays')],
    });
    const before = { en: await sectionsOf(page), de: await sectionsOf(page, 'de') };
    const reused = await editor.post(`/api/page/${page.id}/reuse`, { section: 'row', title: 'Our offer' });
    expect(reused.status, JSON.stringify(reused.body)).toBe(200);
    expect({ en: await sectionsOf(page), de: await sectionsOf(page, 'de') }).toEqual(before);

    const source = reused.body.id;
    expect((await draftOf(page, 'en')).sections[0]).toMatchObject(placeFor(source, 'row'));
    const draft = (await editor.get(`/api/reusable_sections/${source}?draft=true&depth=0`)).body;
    expect(draft).toMatchObject({
      title: 'Our offer',
      _status: 'draft',
      sections: [headline('Offer, new', 'row')],
    });
    const german = (await editor.get(`/api/reusable_sections/${source}?draft=true&locale=de`)).body;
    expect(german).toMatchObject({ title: 'Our offer', sections: [headline('Angebot', 'row')] });
    await saveSource(source, { _status: 'published' });
    expect(await textsOf(page)).toEqual(['Offer, new', 'Stays']);
    expect(await textsOf(page, 'de')).toEqual(['Angebot', 'Bleibt']);
    // The draft of the page goes on as it was.
    await editor.patch(`/api/page/${page.id}?locale=en`, { _status: 'published' });
    expect(await textsOf(page)).toEqual(['Offer, new', 'Stays']);
    expect(await textsOf(page, 'de')).toEqual(['Angebot', 'Bleibt']);
  });

  it('C-5 is for those who publish, for sections that are there, and once', async () => {
    const page = await pageWith('Refused', headline('Here', 'here'));
    const reuse = (who: Staff, section: string) =>
      who.post(`/api/page/${page.id}/reuse`, { section, title: 'Name' });
    expect((await reuse(author, 'here')).status).toBe(403);
    expect((await reuse(editor, 'elsewhere')).status).toBe(400);
    expect((await editor.post(`/api/page/${page.id}/reuse`, { section: 'here', title: ' ' })).status).toBe(
      400,
    );
    expect((await reuse(editor, 'here')).status).toBe(200);
    expect((await reuse(editor, 'here')).status).toBe(400);
  });

  it('C-5 of an unpublished page makes a draft', async () => {
    const { doc } = (
      await author.post('/api/page?draft=true', { title: 'Draft', sections: [headline('Soon', 'soon')] })
    ).body;
    const { id } = (await editor.post(`/api/page/${doc.id}/reuse`, { section: 'soon', title: 'Soon' })).body;
    const state = await editor.get(`/api/content/state?type=reusable_sections&id=${id}`);
    expect(state.body.state).toBe('draft');
    expect((await draftOf(doc, 'en')).sections).toMatchObject([{ id: 'soon', blockType: 'reusable' }]);
  });
});

describe('detaching a reusable section', () => {
  const item = (id: string, title: string) => ({ id, title, body: oneParagraph(title) });
  const accordion = (title: string) => ({ blockType: 'accordion', id: 'shared', items: [item('i', title)] });

  it('C-5 leaves a copy in every language, with ids of its own, and changes nothing for visitors', async () => {
    const source = await createSource('Shared', { sections: [accordion('Question')] });
    await editor.patch(`/api/reusable_sections/${source}?locale=de`, {
      title: 'Geteilt',
      sections: [accordion('Frage')],
      _status: 'published',
    });
    const page = await pageWith('Page', placeFor(source, 'place'));
    await saveNode(payload, 'page', page.id, { language: 'de', fields: { title: 'Seite' } });
    await editor.patch(`/api/page/${page.id}?draft=true&locale=en`, { title: 'Page, new' });
    const before = { en: await sectionsOf(page), de: await sectionsOf(page, 'de') };
    expect(before.de).toMatchObject([{ id: 'place', text: 'Frage\nFrage' }]);
    const { status } = await editor.post(`/api/page/${page.id}/detach`, { section: 'place' });
    expect(status).toBe(200);
    expect({ en: await sectionsOf(page), de: await sectionsOf(page, 'de') }).toEqual(before);

    const draft = await draftOf(page, 'en');
    expect(draft).toMatchObject({ title: 'Page, new', sections: [{ id: 'place', blockType: 'accordion' }] });
    expect(draft.sections[0].items[0].id).not.toBe('i');
    // The rows of draft and published page are the same, so that no language loses its text.
    await editor.patch(`/api/page/${page.id}?locale=en`, { _status: 'published' });
    expect({ en: await sectionsOf(page), de: await sectionsOf(page, 'de') }).toEqual(before);
    await editor.patch(`/api/reusable_sections/${source}?locale=en`, {
      sections: [accordion('Changed')],
      _status: 'published',
    });
    expect(await sectionsOf(page)).toEqual(before.en);
    expect((await editor.get(`/api/uses?collection=reusable_sections&id=${source}`)).body.count).toBe(0);
  });

  it('C-11 C-14 is for those who publish, and waits for whoever is editing the page', async () => {
    const source = await createSource('Locked');
    const page = await pageWith('Page', placeFor(source, 'place'));
    expect((await author.post(`/api/page/${page.id}/detach`, { section: 'place' })).status).toBe(403);
    expect((await editor.post(`/api/page/${page.id}/detach`, { section: 'nothing' })).status).toBe(400);
    const lock = { collection: 'page', id: page.id };
    expect((await administrator.post('/api/edit-locks/hold', lock)).status).toBe(200);
    expect((await editor.post(`/api/page/${page.id}/detach`, { section: 'place' })).status).toBe(423);
    expect(await textsOf(page)).toEqual(['Locked']);
  });
});
