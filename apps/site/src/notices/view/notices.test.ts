import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import type { Notice } from '@keelstone/model';
import { expect, it } from 'vitest';
import { siteWith } from '../../app/site.fixture.ts';

const notice = (id: string, overrides: Partial<Notice>): Notice => ({
  id,
  kind: 'bar',
  heading: `Notice ${id}`,
  body: [],
  link: null,
  priority: 0,
  isSitewide: false,
  contentTypes: [],
  pathLimit: [],
  excluded: [],
  startTime: null,
  endTime: null,
  cookieDays: 30,
  isCookieOff: false,
  dismissAfterSeconds: null,
  ...overrides,
});

const NOTICES = [
  notice('articles', { contentTypes: ['article'], excluded: ['/articles/quiet'] }),
  notice('path', { pathLimit: ['/articles/*'], startTime: '2020-01-01T00:00:00Z' }),
  notice('later', { pathLimit: ['/search'], startTime: '2999-01-01T00:00:00Z' }),
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
