import { randomUUID } from 'node:crypto';
import { oneParagraph } from '@keelstone/editing/projection/rich-text/rich-text.fixture.ts';
import { afterAll, expect, it } from 'vitest';
import { Staff, send } from '../../http/staff.fixture.ts';
import { createMedia, createNode, saveNode } from '../../publishing/published-content.fixture.ts';
import { startCms } from '../../test-cms.ts';
import { readTemplates } from './read-templates.ts';

const cms = await startCms();
afterAll(() => cms.stop());
const { payload } = cms;
const author = await Staff.hire(payload, 'author');
const editor = await Staff.hire(payload, 'editor');

const headline = (heading: string, id = 'row') => ({ blockType: 'headline', id, heading });
async function save(type: string, id: number, title = 'A template') {
  const { status, body } = await editor.post(`/api/${type}/${id}/template`, { title });
  return { status, body: body.doc };
}
async function begin(who: Staff, template: number) {
  const { status, body } = await who.post(`/api/page_templates/${template}/page`);
  expect(status, JSON.stringify(body)).toBe(200);
  const { doc: begun } = body;
  const read = (locale: string) =>
    who.get(`/api/${begun.type}/${begun.id}?draft=true&depth=0&locale=${locale}`);
  return { ...begun, en: (await read('en')).body, de: (await read('de')).body };
}

it('C-5 a template gives a draft with its sections and texts in every language, and ids of its own', async () => {
  const page = await createNode(payload, 'article', {
    title: 'The source',
    body: oneParagraph('A text.'),
    keyPoints: [{ id: 'point', text: 'A point' }],
    sections: [headline('English')],
  });
  await saveNode(payload, 'article', page.id, {
    language: 'de',
    fields: {
      title: 'Die Quelle',
      body: oneParagraph('Ein Text.'),
      keyPoints: [{ id: 'point', text: 'Ein Punkt' }],
      sections: [headline('Deutsch')],
    },
  });
  await editor.patch(`/api/article/${page.id}?draft=true&locale=en`, { sections: [headline('As a draft')] });
  const { status, body } = await save('article', page.id);
  expect(status).toBe(201);

  const begun = await begin(author, body.id);
  expect(begun).toMatchObject({
    type: 'article',
    en: { _status: 'draft', moderation: 'draft', sections: [{ heading: 'As a draft' }] },
    de: { sections: [{ heading: 'Deutsch' }] },
  });
  expect(JSON.stringify(begun.en.body)).toContain('A text.');
  expect(JSON.stringify(begun.de.body)).toContain('Ein Text.');
  expect(begun.en.keyPoints).toMatchObject([{ text: 'A point' }]);
  expect(begun.en.sections[0].id).not.toBe('row');
  expect(begun.en.sections[0].id).toBe(begun.de.sections[0].id);
  // It can be published like any other.
  const published = await editor.patch(`/api/article/${begun.id}?locale=en`, {
    title: 'One more',
    _status: 'published',
  });
  expect(published.status).toBe(200);
  const [row] = await cms.publishedNodes(published.body.doc.nid);
  expect(row?.node).toMatchObject({ title: 'One more', sections: [{ heading: 'As a draft' }] });
});

it('C-5 a template has nothing that belongs to one page', async () => {
  const { image } = await createMedia(payload);
  const tag = await payload.create({ collection: 'tags', locale: 'en', data: { label: 'Tag' } });
  const page = await createNode(payload, 'event', {
    title: 'An event',
    summary: 'Its summary',
    picture: { relationTo: 'images', value: image },
    tags: [tag.id],
    alsoFoundBy: 'other words',
    meta: { title: 'For search engines' },
    endsAt: '2026-03-01T11:00:00Z',
  });
  const { body } = await save('event', page.id);
  const begun = await begin(editor, body.id);
  const own = ['title', 'alias', 'picture', 'startsAt', 'endsAt', 'alsoFoundBy', 'demoKey', 'reviewNote'];
  for (const name of own) expect([name, begun.en[name] ?? null]).toEqual([name, null]);
  expect(begun.en.tags).toEqual([]);
  expect(begun.en.meta?.title ?? null).toBeNull();
  expect(begun.en.nid).not.toBe(page.nid);
  expect(begun.en.summary).toBe('Its summary');
  expect(new Date(begun.en.created).getFullYear()).toBe(new Date().getFullYear());
});

it('C-8 C-9 a template is neither published nor found among pages', async () => {
  const page = await createNode(payload, 'page', { title: 'Only once', sections: [headline('Rareword')] });
  const before = await cms.query('select nid from published.nodes order by nid');
  await save('page', page.id, 'Rareword template');
  expect(await cms.query('select nid from published.nodes order by nid')).toEqual(before);
  const { totalDocs } = await payload.count({ collection: 'page' });
  expect(totalDocs).toBe(1);
});

it('C-11 editors make templates, staff begin pages with them, and nobody else knows of any', async () => {
  const page = await createNode(payload, 'page', { title: 'Allowed' });
  expect((await author.post(`/api/page/${page.id}/template`, { title: 'No' })).status).toBe(403);
  expect((await editor.post(`/api/page/${page.id}/template`, { title: ' ' })).status).toBe(400);
  expect((await save('page', 99_999)).status).toBe(404);
  const { body } = await save('page', page.id, 'Plain');
  expect((await send('POST', `/api/page_templates/${body.id}/page`)).status).toBe(403);
  expect((await send('GET', '/api/page_templates')).status).toBe(403);
  const forged = { title: 'x', type: 'users', content: {} };
  expect((await editor.post('/api/page_templates', forged)).status).toBe(403);
  await editor.patch(`/api/page_templates/${body.id}`, { ...forged, title: 'Renamed' });
  expect((await editor.get(`/api/page_templates/${body.id}`)).body).toMatchObject({
    title: 'Renamed',
    type: 'page',
  });
  const trash = { deletedAt: 'now' };
  expect((await author.patch(`/api/page_templates/${body.id}`, trash)).status).toBe(403);
  expect((await editor.patch(`/api/page_templates/${body.id}`, trash)).status).toBe(200);
});

it('C-5 C-14 a template whose answer was lost is made once', async () => {
  const page = await createNode(payload, 'page', { title: 'Lost' });
  const at = `/api/page/${page.id}/template`;
  const headers = { 'x-creation': randomUUID() };
  const make = () => editor.send('POST', at, { title: 'Made once' }, headers);
  const first = await make();
  const again = await make();
  expect([first.status, again.status]).toEqual([201, 409]);
  expect(again.body).toMatchObject({ errors: [{ data: { created: first.body.doc.id } }] });
  expect((await readTemplates(payload)).filter(({ title }) => title === 'Made once')).toHaveLength(1);
});

it('C-5 C-14 a page that is begun with a template is made once when the answer was lost', async () => {
  const page = await createNode(payload, 'page', { title: 'Begun', sections: [headline('From it')] });
  const { body } = await save('page', page.id);
  const before = await payload.count({ collection: 'page' });
  const headers = { 'x-creation': randomUUID() };
  const start = () => author.send('POST', `/api/page_templates/${body.id}/page`, undefined, headers);
  const first = await start();
  const again = await start();
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(again.body).toEqual(first.body);
  const after = await payload.count({ collection: 'page' });
  expect(after.totalDocs - before.totalDocs).toBe(1);
  // Another press of the button is another request, with a number of its own.
  const other = await author.post(`/api/page_templates/${body.id}/page`);
  expect(other.body.doc.id).not.toBe(first.body.doc.id);
});

it('C-5 C-13 a template in the trash begins no page, and does again when it is restored', async () => {
  const page = await createNode(payload, 'page', { title: 'Thrown away', sections: [headline('Kept')] });
  const { body } = await save('page', page.id, 'Thrown away');
  const at = `/api/page_templates/${body.id}`;
  expect((await editor.delete(at)).status).toBe(409);
  expect((await editor.patch(at, { deletedAt: 'now' })).status).toBe(200);
  expect((await editor.post(`${at}/page`)).status).toBe(404);
  expect((await readTemplates(payload)).map(({ id }) => id)).not.toContain(body.id);
  expect((await editor.patch(`${at}?trash=true`, { deletedAt: null })).status).toBe(200);
  const begun = await begin(editor, body.id);
  expect(begun.en.sections).toMatchObject([{ heading: 'Kept' }]);
});

it('C-5 C-9 a form without scripts is led to the new draft', async () => {
  const page = await createNode(payload, 'page', { title: 'By a form' });
  const { body } = await save('page', page.id);
  const response = await author.send('POST', `/api/page_templates/${body.id}/page`, undefined, {
    accept: 'text/html,application/xhtml+xml',
    'content-type': 'application/x-www-form-urlencoded',
  });
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toMatch(/^\/admin\/collections\/page\/\d+$/);
});

it('C-5 C-9 a form without scripts is led to the admin where its template is gone, or its session has ended', async () => {
  const headers = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' };
  const gone = await author.send('POST', '/api/page_templates/999999/page', undefined, headers);
  expect([gone.status, gone.headers.get('location')]).toEqual([
    303,
    '/admin/collections/page_templates/999999',
  ]);
  const { send } = await import('../../http/staff.fixture.ts');
  const stranger = await send('POST', '/api/page_templates/999999/page', undefined, headers);
  expect([stranger.status, stranger.headers.get('location')]).toEqual([303, '/admin']);
});
