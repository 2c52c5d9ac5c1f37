import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import { publishedNotice } from '@keelstone/model/notice.fixture';
import { expect, it } from 'vitest';
import { siteWith } from '../../app/site.fixture.ts';

const NOTICES = [
  publishedNotice('articles', { contentTypes: ['article'], excluded: ['/articles/quiet'] }),
  publishedNotice('path', { pathLimit: ['/articles/*'], startTime: '2020-01-01T00:00:00Z' }),
  publishedNotice('later', { pathLimit: ['/search'], startTime: '2999-01-01T00:00:00Z' }),
];

it.each([
  ['/articles/a', ['articles', 'path']],
  ['/articles/quiet', ['path']],
  ['/search', ['later']],
  ['/', []],
])(
  'N-1 N-2 R-7 the page %s carries the notices that are meant for it, whenever they are shown: %j',
  async (path, ids) => {
    const site = await siteWith({
      nodes: ['/articles/a', '/articles/quiet'].map((each, nid) =>
        sampleNode('article', { nid: nid + 1, path: each }),
      ),
      settings: { en: { notices: NOTICES } },
    });
    const { body } = await site.inject(path);
    const [, settings = ''] = /<script id="page-settings"[^>]*>(.*?)<\/script>/.exec(body) ?? [];
    expect(JSON.parse(settings).notices.map(({ id }: { id: string }) => id)).toEqual(ids);
    expect(body.includes('<section id="notification-bar"')).toBe(ids.length > 0);
  },
);
