import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import { publishedNotice } from '@keelstone/model/notice.fixture';
import { expect, it } from 'vitest';
import { openSite, siteWith } from '../../app/site.fixture.ts';

const NOTICES = [
  publishedNotice('articles', { contentTypes: ['article'], excluded: ['/articles/quiet'] }),
  publishedNotice('path', { pathLimit: ['/articles/*'], startTime: '2020-01-01T00:00:00Z' }),
  publishedNotice('later', { pathLimit: ['/search'], startTime: '2999-01-01T00:00:00Z' }),
  publishedNotice('over', { pathLimit: ['/search'], endTime: '2020-01-01T00:00:00Z' }),
  publishedNotice('some-day', { pathLimit: ['/search'], startTime: 'some day' }),
];

const idsIn = (body: string) => {
  const [, settings = ''] = /<script id="page-settings"[^>]*>(.*?)<\/script>/.exec(body) ?? [];
  return JSON.parse(settings).notices.map(({ id }: { id: string }) => id);
};

it.each([
  ['/articles/a', ['articles', 'path']],
  ['/articles/quiet', ['path']],
  ['/search', ['some-day']],
  ['/', []],
])('N-1 N-2 R-7 the page %s carries the notices that are meant for it, and due: %j', async (path, ids) => {
  const site = await siteWith({
    nodes: ['/articles/a', '/articles/quiet'].map((each, nid) =>
      sampleNode('article', { nid: nid + 1, path: each }),
    ),
    settings: { en: { notices: NOTICES } },
  });
  const { body } = await site.inject(path);
  expect(idsIn(body)).toEqual(ids);
  expect(body.includes('<section id="notification-bar"')).toBe(ids.length > 0);
});

it('N-2 R-5 a page carries a notice from a day before its beginning to its end, also one from the cache', async () => {
  let now = 0;
  const times = { startTime: '2027-03-01T08:00:00Z', endTime: '2027-03-02T08:00:00.000Z' };
  const notices = [publishedNotice('secret', { isSitewide: true, ...times })];
  const { site, pageCache } = await openSite({ settings: { en: { notices } } }, { now: () => now });
  const carries = async (time: string) => {
    now = Date.parse(time);
    const { body } = await site.inject('/search');
    expect(body.includes('Notice secret')).toBe(idsIn(body).length > 0);
    return idsIn(body).length > 0;
  };
  expect(await carries('2027-01-01T00:00:00Z')).toBe(false);
  expect(await carries('2027-02-28T07:59:59.999Z')).toBe(false);
  expect(pageCache.counts).toMatchObject({ hits: 1, misses: 1 });
  expect(await carries('2027-02-28T08:00:00Z')).toBe(true);
  expect(await carries('2027-03-02T08:00:00Z')).toBe(true);
  expect(pageCache.counts).toMatchObject({ hits: 2, misses: 2 });
  expect(await carries('2027-03-02T08:00:00.001Z')).toBe(false);
});
