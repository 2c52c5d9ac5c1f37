import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import { describe, expect, it } from 'vitest';
import { openSite } from '../../app/site.fixture.ts';

const suite = (label: string) => [{ id: 1, label }];
const nodes = [
  sampleNode('article', {
    nid: 1,
    path: '/articles/a',
    title: 'Fire drills',
    productSuites: suite('Fire & Safety'),
  }),
  sampleNode('article', { nid: 2, path: '/articles/b', title: 'Fire in the harbour' }),
  sampleNode('case_study', { nid: 3, path: '/case-studies/c', title: 'A harbour counts' }),
  sampleNode('resource', { nid: 4, path: '/resources/d', title: 'Old fire plan', archived: true }),
];
const open = async (value: unknown = undefined) => {
  const { site, publish } = await openSite({ nodes });
  if (value !== undefined) publish({ kind: 'setting', key: 'search_suggestions', language: 'en', value });
  const ask = async (query: string) => (await site.inject(`/search/suggestions?${query}`)).json();
  const groups = async (keyword: string, more = '') =>
    Object.fromEntries(
      (await ask(`keyword=${encodeURIComponent(keyword)}&groups=all${more}`)).groups.map(
        ({ kind, items }: { kind: string; items: { title: string; url: string }[] }) => [
          kind,
          items.map(({ title, url }) => `${title} ${url}`),
        ],
      ),
    );
  return { ask, groups };
};
const common = (searches: string[], popular: string[] = []) => ({ searches, popular });

const named = [
  sampleNode('page', {
    nid: 11,
    path: '/continuity',
    title: 'Continuity Planner',
    alsoFoundBy: 'BCM software, BC tool',
  }),
  sampleNode('page', { nid: 12, path: '/bcm', title: 'What BCM is', alsoFoundBy: 'bcm' }),
  sampleNode('page', { nid: 13, path: '/old', title: 'Former planner', alsoFoundBy: 'BCM', archived: true }),
  sampleNode('page', { nid: 14, path: '/other', title: 'Other', excerpt: 'About BCM.' }),
];

describe('pages that are also found by what is typed', () => {
  it('S-5 are suggested by their titles, unless these are suggested anyway', async () => {
    const { site } = await openSite({ nodes: named });
    const ask = async (keyword: string) =>
      (await site.inject(`/search/suggestions?keyword=${keyword}&groups=all`)).json();
    expect((await ask('bcm')).suggestions).toEqual([{ title: 'What BCM is', url: '/bcm' }]);
    const pages = { kind: 'pages', items: [{ title: 'Continuity Planner', url: '/continuity' }] };
    for (const keyword of ['bcm', 'BCM%20soft', 'software'])
      expect((await ask(keyword)).groups).toEqual([pages]);
    for (const keyword of ['bc', 'ware', 'software%20bcm']) expect((await ask(keyword)).groups).toEqual([]);
  });
});

describe('groups of suggestions', () => {
  it('R-3 S-5 are given only to those who ask for them, and change nothing of the titles', async () => {
    const { ask } = await open(common(['fire drills']));
    const titles = await ask('keyword=fire');
    expect(Object.keys(titles)).toEqual(['suggestions']);
    const both = await ask('keyword=fire&groups=all');
    expect(both).toEqual({ ...titles, groups: expect.any(Array) });
  });

  it('S-5 are searches of others with a word that begins like this, those that begin so first', async () => {
    const { groups } = await open(
      common(['harbour fire', 'fire drills', 'fire harbour', 'drills fire', 'harbour']),
    );
    expect((await groups('Fir')).searches).toEqual([
      'fire drills /search?keyword=fire%20drills',
      'fire harbour /search?keyword=fire%20harbour',
      'harbour fire /search?keyword=harbour%20fire',
    ]);
    expect((await groups('ire')).searches).toBeUndefined();
    expect((await groups('harbour')).searches).not.toContain('harbour /search?keyword=harbour');
  });

  it('S-5 are never searches with words that no page has: names and beginnings of words stay away', async () => {
    const { groups } = await open(
      common(['fire ada lovelace', 'fire harb', 'fire drilz', 'fire plan', 'fire']),
    );
    expect((await groups('fi')).searches).toEqual(['fire /search?keyword=fire']);
  });

  it('S-5 are suites and types by any word of their names, if they have pages', async () => {
    const { groups } = await open();
    expect((await groups('saf')).filters).toEqual(['Fire & Safety /search/Fire-%26-Safety']);
    expect((await groups('study')).filters).toEqual(['Case Study /search?content_type=case_study']);
    expect((await groups('resou')).filters).toBeUndefined();
  });

  it('S-5 are none for a single character, and none of a listing of one type', async () => {
    const { groups, ask } = await open(common(['fire drills'], ['fire drills']));
    expect(await groups('f')).toEqual({});
    expect(await ask('keyword=fire&groups=all&content_type=article')).not.toHaveProperty('groups');
  });

  it('S-5 are for an empty field what is popular this week, six at most, and nothing else', async () => {
    const popular = [
      'fire drills',
      'nobody has this',
      'harbour',
      'fire',
      'counts',
      'drills',
      'the harbour',
      'in fire',
    ];
    const { groups, ask } = await open(common([], popular));
    expect(Object.keys(await groups(''))).toEqual(['popular']);
    expect((await groups('')).popular.map((line: string) => line.split(' /')[0])).toEqual([
      'fire drills',
      'harbour',
      'fire',
      'counts',
      'drills',
      'the harbour',
    ]);
    expect((await ask('keyword=&groups=all')).suggestions).toEqual([]);
    expect(await groups('', '&language=de')).toEqual({});
  });

  it('S-5 E-6 are none of a setting of another shape', async () => {
    const { groups } = await open({ searches: 'fire' });
    expect((await groups('fir')).searches).toBeUndefined();
  });

  it('S-5 change with what is published, and with the pages there are', async () => {
    const { site, publish } = await openSite({ nodes });
    const popular = async () => (await site.inject('/search/suggestions?keyword=&groups=all')).json().groups;
    expect(await popular()).toEqual([]);
    publish({ kind: 'setting', key: 'search_suggestions', language: 'en', value: common([], ['counts']) });
    expect(await popular()).toHaveLength(1);
    publish({ kind: 'node', nid: 3, language: 'en', node: null });
    expect(await popular()).toEqual([]);
  });
});
