import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import { type ContentChange, ContentReplica } from '@keelstone/read-model';
import type { SearchRequest } from '@keelstone/search-index';
import { describe, expect, it } from 'vitest';
import { toSearchDocument } from './search-document.ts';
import { indexId, indexLanguage, SearchIndexes } from './search-indexes.ts';

const sampleSearch = (key: string): SearchRequest => ({
  keys: [key],
  conjunction: 'AND',
  conditions: [],
  sort: [],
  offset: 0,
  limit: 10,
  facets: [],
});

const change = (nid: number, node: PublishedNode | null): ContentChange => ({
  kind: 'node',
  number: nid,
  nid,
  language: 'en',
  node,
});

describe('search indexes', () => {
  it('R-5 C-9 follow changes: published nodes come, changed ones change, unpublished ones go', () => {
    const indexes = new SearchIndexes(new ContentReplica());
    indexes.load({ nodes: [sampleNode('article', { nid: 1, title: 'First' })] });
    indexes.apply([change(2, sampleNode('page', { nid: 2, title: 'Second' }))]);
    expect(indexes.of('en').suggest('s', 3)).toHaveLength(2);
    indexes.apply([change(1, sampleNode('article', { nid: 1, title: 'Changed' })), change(2, null)]);
    expect(
      indexes
        .of('en')
        .newest(10)
        .map((suggestion) => suggestion.title),
    ).toEqual(['Changed']);
    expect(indexes.of('de').size).toBe(0);
  });

  it('C-9 archived nodes are searched, but suggested nowhere', () => {
    const indexes = new SearchIndexes(new ContentReplica());
    indexes.load({ nodes: [sampleNode('resource', { nid: 1, title: 'Old paper', archived: true })] });
    expect(indexes.of('en').size).toBe(1);
    expect(indexes.of('en').suggest('old', 3)).toEqual([]);
  });

  it('S-28 S-29 answer by the synonyms and pinned results of their language, as soon as these are published', () => {
    const indexes = new SearchIndexes(new ContentReplica());
    const rules = (synonyms: string[][], keyword: string) => ({ synonyms, pinned: [{ keyword, nids: [2] }] });
    const nodes = [
      sampleNode('article', { nid: 1, title: 'Mishap' }),
      sampleNode('page', { nid: 2, title: 'Other' }),
    ];
    indexes.load({
      nodes,
      settings: [{ key: 'search_rules', language: 'en', value: rules([['mishap', 'blunder']], 'start') }],
    });
    const found = (key: string) => indexes.of('en').search(sampleSearch(key)).nids;
    expect([found('blunder'), found('start')]).toEqual([[1], []]);
    expect(indexes.of('en').search(sampleSearch('start')).pinned).toEqual([2]);
    const setting = (value: unknown): ContentChange => ({
      kind: 'setting',
      number: 3,
      key: 'search_rules',
      language: 'en',
      value,
    });
    indexes.apply([setting(rules([['mishap', 'gaffe']], 'a, start!'))]);
    expect([found('blunder'), found('gaffe')]).toEqual([[], [1]]);
    indexes.apply([setting({ synonyms: 'none' })]);
    expect(found('gaffe')).toEqual([1]);
    indexes.apply([setting(null)]);
    expect(found('gaffe')).toEqual([]);
  });

  it('S-30 rank what visitors chose higher from the next search on, and keep the rules that editors made', () => {
    const indexes = new SearchIndexes(new ContentReplica());
    const nodes = [1, 2].map((nid) =>
      sampleNode('article', { nid, title: 'Mishap', created: nid, path: `/${nid}` }),
    );
    const setting = (key: string, value: unknown): ContentChange => ({
      kind: 'setting',
      number: 3,
      key,
      language: 'en',
      value,
    });
    const chosen = (nid: number) =>
      setting('search_choices', { choices: [{ keyword: 'a mishap!', pages: [{ nid, weight: 90 }] }] });
    const found = (sort: SearchRequest['sort'], keys = ['mishaps', 'a']) =>
      indexes.of('en').search({ ...sampleSearch(''), keys, sort }).nids;
    const byRelevance = [{ field: 'relevance', direction: 'DESC' }] as const;
    indexes.load({ nodes });
    expect(found(byRelevance)).toEqual([2, 1]);
    indexes.apply([chosen(1), setting('search_rules', { synonyms: [['mishap', 'blunder']], pinned: [] })]);
    expect([found(byRelevance), found([]), found([], ['blunder'])]).toEqual([
      [1, 2],
      [2, 1],
      [2, 1],
    ]);
    indexes.apply([setting('search_choices', { choices: 'all' })]);
    expect(found(byRelevance)).toEqual([1, 2]);
    indexes.apply([{ kind: 'reindex', number: 4 }, setting('search_choices', null)]);
    expect([found(byRelevance), found([], ['blunder'])]).toEqual([
      [2, 1],
      [2, 1],
    ]);
  });

  it('S-28 take rules of one direction, and show what others would find without using these', () => {
    const indexes = new SearchIndexes(new ContentReplica());
    const value = { synonyms: [{ phrases: ['blunder'], finds: ['mishap'], weight: 0.5 }], pinned: [] };
    indexes.load({
      nodes: [
        sampleNode('article', { nid: 1, title: 'Mishap' }),
        sampleNode('page', { nid: 2, title: 'Blunder', alsoFoundBy: 'faux pas' }),
      ],
      settings: [{ key: 'search_rules', language: 'en', value }],
    });
    const index = indexes.of('en');
    const found = (key: string, asked: Pick<typeof index, 'search'> = index) =>
      [...asked.search(sampleSearch(key)).nids].sort();
    expect([found('blunder'), found('mishap'), found('faux')]).toEqual([[1, 2], [1], [2]]);
    const other = indexes.withRules('en', (rules) => ({ ...rules, synonyms: [] }));
    expect([found('blunder', other), found('blunder')]).toEqual([[2], [1, 2]]);
  });

  it('S-26 C-9 have a draft for the time of one call, also if that fails', () => {
    const content = new ContentReplica();
    const indexes = new SearchIndexes(content);
    const node = sampleNode('article', { nid: 1, title: 'Mishap' });
    content.load({ number: 1, nodes: [node], settings: [], redirects: [] });
    indexes.load({ nodes: [node] });
    const found = (key: string) => indexes.of('en').search(sampleSearch(key)).nids;
    const titles = () => indexes.of('en').suggest('', 10);
    const before = titles();
    const drafts = [{ ...node, title: 'Blunder' }, sampleNode('article', { nid: 2, title: 'Blunder' })];
    for (const draft of drafts) {
      const inside = indexes.withDraft(draft, (index) => index.search(sampleSearch('blunder')).nids);
      expect(inside).toEqual([draft.nid]);
      const fails = () =>
        indexes.withDraft(draft, () => {
          throw new Error('failed');
        });
      expect(fails).toThrow('failed');
      expect([found('blunder'), found('mishap'), titles()]).toEqual([[], [1], before]);
    }
  });

  it('S-28 R-5 read hundreds of new rules in slices, use the latest, and tell when that changes responses', () => {
    const waiting: (() => void)[] = [];
    const slices = { sliceMs: 0, schedule: (work: () => void) => void waiting.push(work) };
    const drain = () => {
      while (waiting.length > 0) waiting.shift()?.();
    };
    const content = new ContentReplica();
    let told = 0;
    const onRebuilt = () => {
      told += 1;
    };
    const indexes = new SearchIndexes(content, { loadsInSlices: true, slices, onRebuilt });
    const nodes = [sampleNode('article', { nid: 1, title: 'Mishap' })];
    content.load({ number: 1, nodes, settings: [], redirects: [] });
    indexes.load({ nodes });
    drain();
    const publish = (...groups: string[][]) => {
      const value = { synonyms: groups.map((phrases) => ({ phrases })), pinned: [] };
      indexes.apply([{ kind: 'setting', number: 3, key: 'search_rules', language: 'en', value }]);
    };
    const found = (key: string) => indexes.of('en').search(sampleSearch(key)).nids;
    publish(['mishap', 'blunder'], ['a', 'b'], ['c', 'd']);
    publish(['mishap', 'gaffe'], ['a', 'b'], ['c', 'd']);
    expect([found('blunder'), found('gaffe'), told]).toEqual([[], [], 1]);
    drain();
    expect([found('blunder'), found('gaffe'), told]).toEqual([[], [1], 2]);
    publish();
    expect([found('gaffe'), told]).toEqual([[], 2]);
  });

  it('R-5 build from a snapshot in slices, and take in what changes meanwhile', async () => {
    const content = new ContentReplica();
    const waiting: (() => void)[] = [];
    const slices = { sliceMs: 0, schedule: (work: () => void) => void waiting.push(work) };
    const indexes = new SearchIndexes(content, { loadsInSlices: true, slices });
    const nodes = [1, 2, 3].map((nid) =>
      sampleNode('article', { nid, title: `Number ${nid}`, path: `/${nid}` }),
    );
    const snapshot = { number: 1, nodes, settings: [], redirects: [] };
    content.load(snapshot);
    indexes.load(snapshot);
    const built = indexes.whenBuilt();
    waiting.shift()?.();
    expect(indexes.of('en').size).toBe(0);
    content.apply([change(2, null)]);
    indexes.apply([change(2, null)]);
    while (waiting.length > 0) waiting.shift()?.();
    await built;
    expect(indexes.of('en').size).toBe(2);
    await indexes.whenBuilt();
  });

  it('S-20 are named by language', () => {
    expect(indexLanguage(indexId('de'))).toBe('de');
    expect(indexLanguage('content_xx')).toBeUndefined();
  });
});

describe('the search document of a node', () => {
  it('S-18 has the year of publication, and only Archived once archived', () => {
    const publishedAt = Date.parse('2019-12-31T23:59:59Z') / 1000;
    expect(toSearchDocument(sampleNode('article', { publishedAt })).facets.date).toEqual(['2019']);
    expect(toSearchDocument(sampleNode('article', { archived: true })).facets.date).toEqual(['Archived']);
  });

  it('S-26 finds an event by its programme, its address, its language and its fee', () => {
    const { body } = toSearchDocument(sampleNode('event'));
    for (const shown of ['What we wrote down', 'Am Sandtorkai 27', 'German', 'Free of charge'])
      expect(body).toContain(shown);
  });

  it('S-1 has the labels of suites and industries and the machine name of the type', () => {
    expect(toSearchDocument(sampleNode('case_study')).facets).toMatchObject({
      product_suites: ['Third-Party Risk'],
      industries: ['Banking'],
      content_type: ['case_study'],
    });
  });

  it('S-20 holds the words of the body, of the sections and of what only its type has', () => {
    const document = toSearchDocument(
      sampleNode('testimonial', {
        quote: 'We slept again.',
        sections: [{ kind: 'headline', id: 'h', kicker: 'Kicker', heading: 'A headline', text: null }],
      }),
    );
    expect(document.body).toMatch(
      /as such calls do[\s\S]*We slept again[\s\S]*Greta Halvorsen[\s\S]*A headline/,
    );
    expect(document.terms).toContain('Third-Party Risk');
  });

  it('S-15 leads to the asset where the resource says so', () => {
    const asset = {
      kind: 'file' as const,
      id: 1,
      url: '/media/a.pdf',
      title: 'A',
      filename: 'a.pdf',
      mimeType: 'application/pdf',
      bytes: 1,
    };
    expect(toSearchDocument(sampleNode('resource', { asset, linksToAsset: true })).url).toBe('/media/a.pdf');
    expect(toSearchDocument(sampleNode('resource', { asset })).url).toBe('/resource/sample-1');
  });
});
