import { afterAll, expect, it } from 'vitest';
import { Staff } from '../../apps/cms/src/http/staff.fixture.ts';
import { startCms } from '../../apps/cms/src/test-cms.ts';
import { findUse, hasAccounts } from './find-use.ts';

const cms = await startCms();
afterAll(() => cms.stop());

const createPage = (data: object) =>
  cms.payload.create({ collection: 'page', data: { title: 'A page', ...data } as never });

it('O-1 a database is new, somebody’s with an account or a page, or one that has been loaded into', async () => {
  expect(await findUse(cms.payload)).toBe('none');
  const page = await createPage({});
  expect(await findUse(cms.payload)).toBe('foreign');
  await cms.payload.update({
    collection: 'page',
    id: page.id,
    data: { deletedAt: new Date().toISOString() } as never,
  });
  expect(await findUse(cms.payload)).toBe('foreign');
  await cms.payload.delete({ collection: 'page', id: page.id, trash: true });
  expect(await findUse(cms.payload)).toBe('none');
  expect(await hasAccounts(cms.payload)).toBe(false);
  await Staff.hire(cms.payload, 'author', 'ada');
  expect(await hasAccounts(cms.payload)).toBe(true);
  expect(await findUse(cms.payload)).toBe('foreign');
  await createPage({ demoKey: 'about' });
  expect(await findUse(cms.payload)).toBe('loaded');
});
