import { afterAll, expect, it } from 'vitest';
import { whileLoading } from '../database/publishing-lock.ts';
import { Staff } from '../http/staff.fixture.ts';
import { rebuildReadModel } from '../search-tasks/rebuild-read-model.ts';
import { startCms } from '../test-cms.ts';
import { createNode } from './published-content.fixture.ts';

const cms = await startCms();
afterAll(() => cms.stop());
const editor = await Staff.hire(cms.payload, 'editor');

it('R-4 C-9 while new pages are loaded, staff save drafts of what is there, and publish once all is there', async () => {
  const { payload } = cms;
  const page = await createNode(payload, 'page', { title: 'Published' });
  const { id: tag } = (await editor.post('/api/tags', { label: 'Harbour' })).body.doc;
  // As a load creates it at first.
  const titled = await payload.create({
    collection: 'page',
    draft: true,
    data: {
      title: 'A title only',
      demoKey: 'titled',
      moderation: 'draft',
      created: '2026-01-05T09:00:00Z',
    } as never,
  });
  const asks = {
    draft: () => editor.patch(`/api/page/${page.id}?draft=true`, { title: 'A draft' }),
    'draft of what is not loaded': () => editor.patch(`/api/page/${titled.id}?draft=true`, { title: 'Mine' }),
    publish: () => editor.patch(`/api/page/${page.id}`, { title: 'Again', _status: 'published' }),
    term: () => editor.patch(`/api/tags/${tag}`, { label: 'Quay' }),
  };
  const statuses = async () => {
    const found: Record<string, number> = {};
    for (const [name, ask] of Object.entries(asks)) found[name] = (await ask()).status;
    return found;
  };
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  let load: Promise<void> | undefined;
  await new Promise<void>((begun) => {
    load = whileLoading(payload, () => {
      begun();
      return ended;
    });
  });
  let isRebuilt = false;
  const rebuilt = rebuildReadModel(payload).then(() => {
    isRebuilt = true;
  });
  expect(await statuses()).toEqual({
    draft: 200,
    'draft of what is not loaded': 423,
    publish: 423,
    term: 423,
  });
  const { body } = await asks.publish();
  expect(body.errors?.[0]?.message).toMatch(/still being loaded/);
  expect(await payload.findByID({ collection: 'tags', id: tag })).toMatchObject({ label: 'Harbour' });
  expect((await cms.publishedNodes(page.nid)).map(({ node }) => node.title)).toEqual(['Published']);
  // Nor by a search task: it would take away what has a title only in the CMS.
  expect(isRebuilt).toBe(false);
  end();
  await Promise.all([load, rebuilt]);
  expect(await statuses()).toEqual({
    draft: 200,
    'draft of what is not loaded': 200,
    publish: 200,
    term: 200,
  });
});
