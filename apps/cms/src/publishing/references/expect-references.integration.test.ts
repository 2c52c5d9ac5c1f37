import { linkTo } from '@keelstone/editing/projection/rich-text/rich-text.fixture.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { Staff } from '../../http/staff.fixture.ts';
import { startCms } from '../../test-cms.ts';
import { LEAVES_DEPENDENTS } from '../bulk-loading.ts';
import { createMedia, createNode } from '../published-content.fixture.ts';

const cms = await startCms();
afterAll(() => cms.stop());
const editor = await Staff.hire(cms.payload, 'editor');
const NOW = { deletedAt: 'now' };
const PUBLISH = { _status: 'published', moderation: 'published' };
const HINT = 'Restore it, or choose something else.';

const term = async (label: string): Promise<number> =>
  (await editor.post('/api/tags', { label })).body.doc.id;
const createPage = (title: string, fields = {}) => createNode(cms.payload, 'page', { title, ...fields });
const { id: thanked } = await createPage('Thanked');
const createForm = async (title: string): Promise<number> => {
  const { status, body } = await editor.post('/api/forms', {
    title,
    submitLabel: 'Send',
    fields: [{ blockType: 'text', label: 'Name' }],
    confirmation: { kind: 'message', message: linkTo('page', thanked, 'Thanks') },
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.doc.id;
};
/** Allowed, because nothing uses it. */
const trash = async (collection: string, id: number) =>
  expect((await editor.patch(`/api/${collection}/${id}`, NOW)).status).toBe(200);
/** Scripts may delete what is in use. */
const trashUsed = (collection: 'page' | 'tags', id: number) =>
  cms.payload.update({ collection, id, data: { deletedAt: new Date().toISOString() } });
const save = (id: number, data: object, query = '') =>
  editor.patch(`/api/page/${id}?locale=en${query}`, data);
const shown = async (nid: number) => JSON.stringify((await cms.publishedNodes(nid)).map(({ node }) => node));

it('C-9 C-13 a page is not published with what a colleague has deleted meanwhile, which its fields name; a draft is saved', async () => {
  const { image } = await createMedia(cms.payload);
  const page = await createPage('Open in a form');
  const form = await createForm('Contact');
  const [one, other] = [await term('Harbour'), await term('Quay')];
  await trash('images', image);
  await trash('forms', form);
  await trash('tags', one);
  await trash('tags', other);
  const data = {
    tags: [one, other],
    sections: [
      { blockType: 'headline', heading: 'First' },
      { blockType: 'media', items: [{ media: { relationTo: 'images', value: image } }] },
      { blockType: 'form_bar', form, heading: 'Write to us' },
    ],
  };
  const before = await shown(page.nid);
  const { status, body } = await save(page.id, { ...data, ...PUBLISH });
  expect(status).toBe(400);
  const message = (references: string) =>
    `This refers to what is in the trash or was deleted for good – ${references}. ${HINT}`;
  expect(body.errors[0].data.errors).toEqual([
    expect.objectContaining({ path: 'sections.1.items.0.media', message: message('Image “Rust”') }),
    expect.objectContaining({ path: 'sections.2.form', message: message('Form “Contact”') }),
    expect.objectContaining({ path: 'tags', message: message('Tag “Harbour” and Tag “Quay”') }),
  ]);
  expect(body.errors[0].message).toContain(
    'Nothing was saved. 3 fields have to change first.\nSections, 2 Media, Media, 1, Which – This refers',
  );
  expect(await shown(page.nid)).toBe(before);
  expect((await save(page.id, { ...data, _status: 'draft' }, '&draft=true')).status).toBe(200);
  for (const [collection, id] of [
    ['images', image],
    ['forms', form],
    ['tags', one],
    ['tags', other],
  ])
    await editor.patch(`/api/${collection}/${id}?trash=true`, { deletedAt: null });
  expect((await save(page.id, PUBLISH)).status).toBe(200);
  expect(await shown(page.nid)).toContain('Harbour');
});

it('C-12 C-13 an earlier text is restored as a draft, and not published without its picture', async () => {
  const { image } = await createMedia(cms.payload);
  const page = await createPage('Had a picture', { picture: { relationTo: 'images', value: image } });
  await save(page.id, { picture: null, ...PUBLISH });
  await trash('images', image);
  const { docs } = (
    await editor.get(`/api/page/versions?where[parent][equals]=${page.id}&sort=createdAt&depth=0`)
  ).body;
  expect((await editor.post(`/api/page/versions/${docs[0].id}`)).status).toBe(200);
  const { status, body } = await save(page.id, PUBLISH);
  expect([status, body.errors[0].data.errors]).toEqual([
    400,
    [expect.objectContaining({ path: 'picture', message: expect.stringContaining('Image “Rust”') })],
  ]);
});

it('C-12 C-13 the text of another language is checked if it is published, too, and the message says which language', async () => {
  const gone = await createPage('Gone');
  const page = await createPage('In two languages');
  const german = { title: 'In zwei Sprachen', body: linkTo('page', gone.id, 'dort') };
  await editor.patch(`/api/page/${page.id}?draft=true&locale=de`, german);
  await trashUsed('page', gone.id);
  const { status, body } = await save(page.id, PUBLISH, '&publishAllLocales=true');
  expect([status, body.errors[0].data.errors]).toEqual([
    400,
    [
      expect.objectContaining({
        path: 'body',
        message: `In German, this has to change. This refers to what is in the trash or was deleted for good – Page “Gone”. ${HINT}`,
      }),
    ],
  ]);
  expect((await save(page.id, PUBLISH)).status).toBe(200);
});

it('C-13 a page that has been published with what a script has deleted since names it, and is published without it', async () => {
  const target = await createPage('Lost');
  const page = await createPage('From before', { body: linkTo('page', target.id, 'there') });
  await trashUsed('page', target.id);
  const { status, body } = await save(page.id, { title: 'From today', ...PUBLISH });
  expect([status, body.errors[0].message]).toEqual([
    400,
    expect.stringMatching(/Text in English – This refers to .* Page “Lost”/),
  ]);
  expect((await save(page.id, { body: null, ...PUBLISH })).status).toBe(200);
});

it('C-12 C-13 a page may link to one that is not published, but not to one in the trash', async () => {
  const draft = (await editor.post('/api/page?draft=true', { title: 'Not yet' })).body.doc.id;
  const page = await createPage('Looks ahead');
  const body = linkTo('page', draft, 'there');
  expect((await save(page.id, { body, ...PUBLISH })).status).toBe(200);
  await trashUsed('page', draft);
  expect((await save(page.id, PUBLISH)).status).toBe(400);
});

it('C-5 C-13 a reusable section is not published without what was deleted', async () => {
  const form = await createForm('Shared form');
  const sections = [{ blockType: 'form_bar', form, heading: 'Write to us' }];
  await trash('forms', form);
  const source = (state: object) =>
    editor.post('/api/reusable_sections?locale=en', { title: 'Shared', sections, ...state });
  const { status, body } = await source({ _status: 'published' });
  expect([status, body.errors[0].data.errors]).toEqual([
    400,
    [
      expect.objectContaining({
        path: 'sections.0.form',
        message: expect.stringContaining('Form “Shared form”'),
      }),
    ],
  ]);
  expect((await editor.post('/api/reusable_sections?draft=true', { title: 'Shared', sections })).status).toBe(
    201,
  );
});

it('C-12 C-13 one of many pages is not published without what was deleted, and a load publishes it', async () => {
  const [tag, kept] = [await term('Of many'), await term('Kept')];
  const pages: { type: string; id: number }[] = [];
  for (const tags of [[tag], [kept]]) {
    const { doc } = (await editor.post('/api/page?draft=true&locale=en', { title: 'One of many', tags }))
      .body;
    pages.push({ type: 'page', id: doc.id });
  }
  await trashUsed('tags', tag);
  const { body } = await editor.post('/api/content/change', { pages, action: 'publish', isDryRun: false });
  expect(body.pages).toMatchObject([
    { outcome: 'refused', reason: expect.stringMatching(/^Tags: This refers to .* Tag “Of many”/) },
    { outcome: 'publish' },
  ]);
  const [{ id } = { id: 0 }] = pages;
  const data = { title: 'Loaded', ...PUBLISH } as never;
  const context = { ...LEAVES_DEPENDENTS };
  const { nid } = await cms.payload.update({ collection: 'page', id, locale: 'en', data, context });
  expect(await shown(nid ?? 0)).toContain('Loaded');
});

it.each([
  ['a publish', '', PUBLISH],
  ['a draft', '&draft=true', { _status: 'draft' }],
])(
  'C-9 C-13 what is gone for good cannot be stored by %s, which its fields name',
  async (_, query, state) => {
    const { image } = await createMedia(cms.payload);
    const tag = await term('Gone for good');
    const page = await createPage('Chooses what is gone');
    for (const [collection, id] of [
      ['images', image],
      ['tags', tag],
    ] as const) {
      await trash(collection, id);
      await cms.payload.delete({ collection, id, trash: true });
    }
    const data = { tags: [tag], picture: { relationTo: 'images', value: image }, ...state };
    const { status, body } = await save(page.id, data, query);
    expect(status).toBe(400);
    expect(body.errors[0].data.errors).toEqual([
      expect.objectContaining({
        path: 'picture',
        message: expect.stringContaining(`Image Number ${image}. `),
      }),
      expect.objectContaining({ path: 'tags', message: expect.stringContaining(`Tag Number ${tag}. `) }),
    ]);
  },
);

describe('what has no drafts, so that a save is what visitors see', () => {
  const names = (name: string) => expect.stringContaining(name);

  it('C-13 a dialog is not saved with what a colleague has deleted meanwhile, which its fields name', async () => {
    const form = await createForm('In a dialog');
    const gone = (await createPage('Gone from a dialog')).id;
    await trash('forms', form);
    await trashUsed('page', gone);
    const data = { title: 'Terms', body: linkTo('page', gone, 'there'), form };
    const before = await editor.post('/api/dialogs?locale=en', { title: 'Terms' });
    const { id } = before.body.doc;
    const errors = [
      expect.objectContaining({ path: 'body', message: names('Page “Gone from a dialog”') }),
      expect.objectContaining({ path: 'form', message: names('Form “In a dialog”') }),
    ];
    for (const { status, body } of [
      await editor.patch(`/api/dialogs/${id}?locale=en`, data),
      await editor.post('/api/dialogs?locale=en', data),
    ])
      expect([status, body.errors[0].data.errors]).toEqual([400, errors]);
    expect((await editor.get(`/api/dialogs/${id}?depth=0`)).body.form).toBeNull();
    await editor.patch(`/api/forms/${form}?trash=true`, { deletedAt: null });
    expect((await editor.patch(`/api/dialogs/${id}?locale=en`, { form })).status).toBe(200);
  });

  it('C-13 a dialog and a form that open each other go to the trash, and come back', async () => {
    const { id } = (await editor.post('/api/dialogs?locale=en', { title: 'Opens a form' })).body.doc;
    const gone = (await createPage('Gone from both')).id;
    const form = await createForm('Opens a dialog');
    const body = linkTo('page', gone, 'there');
    await editor.patch(`/api/dialogs/${id}?locale=en`, { form, body });
    await editor.patch(`/api/forms/${form}?locale=en`, { note: body });
    await trashUsed('page', gone);
    const steps = [
      [`/api/dialogs/${id}`, NOW],
      [`/api/forms/${form}`, NOW],
      [`/api/dialogs/${id}?trash=true`, { deletedAt: null }],
      [`/api/forms/${form}?trash=true`, { deletedAt: null }],
    ] as const;
    for (const [path, data] of steps)
      expect([path, (await editor.patch(path, data)).status]).toEqual([path, 200]);
    expect((await editor.patch(`/api/dialogs/${id}`, { title: 'Saved' })).status).toBe(400);
  });

  it('C-13 texts of another language stay as they are, and keep nobody from saving', async () => {
    const { id: gone } = await createPage('Gone in German');
    const { id } = (await editor.post('/api/dialogs?locale=en', { title: 'In two languages' })).body.doc;
    const german = { title: 'Auf Deutsch', body: linkTo('page', gone, 'dort') };
    expect((await editor.patch(`/api/dialogs/${id}?locale=de`, german)).status).toBe(200);
    await trashUsed('page', gone);
    expect((await editor.patch(`/api/dialogs/${id}?locale=en`, { title: 'Another' })).status).toBe(200);
    expect((await editor.patch(`/api/dialogs/${id}?locale=de`, { title: 'Anders' })).status).toBe(400);
  });

  it('C-7 C-13 settings are not saved with a page in the trash', async () => {
    const { id } = await createPage('Was home');
    await trashUsed('page', id);
    const home = { relationTo: 'page', value: id };
    const address = { organisation: 'K', street: 'S', postalCode: '2', city: 'C', country: 'G' };
    const settings = { siteName: 'K', tagline: 'T', phone: '1', address };
    const saved = await editor.post('/api/globals/site_settings?locale=en', { ...settings, home });
    expect([saved.status, saved.body.errors[0].data.errors]).toEqual([
      400,
      [expect.objectContaining({ path: 'home', message: names('Page “Was home”') })],
    ]);
    expect((await editor.post('/api/globals/site_settings?locale=en', settings)).status).toBe(200);
  });
});
