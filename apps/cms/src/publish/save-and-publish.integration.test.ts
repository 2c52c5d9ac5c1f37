import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CmsUnderTest, startCms } from '../test-cms.ts';

let cms: CmsUnderTest;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms?.stop());

describe('saving and publishing a node', () => {
  it('C-9 publishes a row and a change', async () => {
    const page = await cms.payload.create({
      collection: 'page',
      data: {
        title: 'Business continuity',
        created: '2026-01-05T09:00:00Z',
        _status: 'published',
        moderation: 'draft',
      },
      locale: 'en',
    });
    const [row] = await cms.publishedNodes(page.nid);
    expect(row).toMatchObject({
      language: 'en',
      path: '/business-continuity',
      node: { title: 'Business continuity' },
    });
    expect(await cms.changesOf(page.nid)).toHaveLength(1);
    expect(page.moderation).toBe('published');
  });
});
