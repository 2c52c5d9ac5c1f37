import { afterAll, expect, it } from 'vitest';
import { Staff } from '../../http/staff.fixture.ts';
import { startCms } from '../../test-cms.ts';
import { createNode } from '../published-content.fixture.ts';

const cms = await startCms();
afterAll(() => cms.stop());
const editor = await Staff.hire(cms.payload, 'editor');
const admin = await Staff.hire(cms.payload, 'administrator');
const createPage = (title: string, fields = {}) => createNode(cms.payload, 'page', { title, ...fields });
const replace = (collection: string, id: number, by: number) =>
  editor.post('/api/replace-uses', { collection, id, by });
const address = { organisation: 'K', street: 'Kai 1', postalCode: '1', city: 'Hamburg', country: 'Germany' };
await cms.payload.updateGlobal({
  slug: 'site_settings',
  locale: 'en',
  data: { siteName: 'Keelstone', tagline: 'Risk', phone: '+49 40 1', address },
});

it('C-7 C-13 visitors have a start page, whatever becomes of a page', async () => {
  const home = await createPage('Start page');
  const settings = (id: number) => ({ home: { relationTo: 'page', value: id } });
  await cms.payload.updateGlobal({ slug: 'site_settings', locale: 'en', data: settings(home.id) as never });
  const unpublished = { _status: 'draft' };
  const draft = await createPage('Draft', unpublished);
  const german = await createPage('Nur deutsch', unpublished);
  const inGerman = { title: 'Nur deutsch', _status: 'published' };
  await editor.patch(`/api/page/${german.id}?locale=en&draft=true`, { title: null });
  expect((await editor.patch(`/api/page/${german.id}?locale=de`, inGerman)).status).toBe(200);
  for (const { status, body } of [
    await editor.patch(`/api/page/${home.id}?unpublishAllLocales=true`, unpublished),
    await replace('page', home.id, draft.id),
    await replace('page', home.id, german.id),
    await editor.post('/api/scheduled_changes', {
      action: 'unpublish',
      document: { relationTo: 'page', value: home.id },
      at: new Date(Date.now() + 3_600_000).toISOString(),
    }),
  ])
    expect([status, body.errors[0].message]).toEqual([409, expect.stringContaining('is the start page')]);
  const change = { action: 'unpublish', isDryRun: true, pages: [{ type: 'page', id: home.id }] };
  const { pages } = (await editor.post('/api/content/change', change)).body;
  expect(pages).toMatchObject([{ outcome: 'refused', reason: expect.stringContaining('is the start page') }]);
  for (const id of [draft.id, german.id]) {
    const { status, body } = await admin.post('/api/globals/site_settings', settings(id));
    expect([status, body.errors[0].data.errors]).toEqual([
      400,
      [expect.objectContaining({ path: 'home', message: expect.stringContaining('no start page') })],
    ]);
  }
  const other = await createPage('Another start page');
  expect((await admin.post('/api/globals/site_settings', settings(other.id))).status).toBe(200);
  expect((await editor.patch(`/api/page/${home.id}?unpublishAllLocales=true`, unpublished)).status).toBe(200);
});
