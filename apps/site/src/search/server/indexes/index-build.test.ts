import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import { type ContentChange, ContentReplica } from '@keelstone/read-model';
import { describe, expect, it, vi } from 'vitest';
import { SearchIndexes } from './search-indexes.ts';

const ALL = { keys: [], conjunction: 'AND' as const, conditions: [], offset: 0, limit: 0, facets: [] };
const page = (nid: number, title = `Page ${nid}`) => sampleNode('page', { nid, title, path: `/p/${nid}` });
const germanPage = (nid: number) =>
  sampleNode('page', { nid, language: 'de', title: `Seite ${nid}`, path: `/de/p/${nid}` });
const change = (nid: number, node: PublishedNode | null): ContentChange => ({
  kind: 'node',
  number: nid,
  nid,
  language: 'en',
  node,
});
const reindex: ContentChange = { kind: 'reindex', number: 99 };

/** A site's content and indexes; each slice processes one node, and waits until the test lets it run. */
function siteWith(nodes: PublishedNode[]) {
  const content = new ContentReplica();
  const waiting: (() => void)[] = [];
  const logger = { info: vi.fn(), error: vi.fn() };
  const slices = { sliceMs: 0, schedule: (work: () => void) => void waiting.push(work) };
  const indexes = new SearchIndexes(content, { slices, logger });
  const snapshot = { number: 1, nodes, settings: [], redirects: [] };
  for (const listener of [content, indexes]) listener.load(snapshot);
  return {
    indexes,
    logger,
    waiting,
    snapshot,
    content,
    apply: (...changes: ContentChange[]) => {
      for (const listener of [content, indexes]) listener.apply(changes);
    },
    /** @returns false if no slice is waiting */
    workOneSlice: () => {
      const work = waiting.shift();
      work?.();
      return work !== undefined;
    },
    total: () => indexes.of('en').search({ ...ALL, sort: [] }).total,
    titles: () =>
      indexes
        .of('en')
        .newest(99)
        .map(({ title }) => title)
        .sort(),
  };
}

describe('building the search indexes anew', () => {
  it('A-4 answers every search in full, before, between the slices, and after', () => {
    const nodes = Array.from({ length: 30 }, (_, position) => page(position + 1));
    const site = siteWith([...nodes, germanPage(1)]);
    const former = site.indexes.of('en');
    site.apply(reindex);
    const totals = [site.total()];
    while (site.workOneSlice()) totals.push(site.total());
    expect(totals.length).toBeGreaterThan(31);
    expect(new Set(totals)).toEqual(new Set([30]));
    expect(site.indexes.of('en')).not.toBe(former);
    expect(site.indexes.of('de').size).toBe(1);
    expect(site.logger.info).toHaveBeenCalledWith({ nodes: 31 }, expect.stringContaining('built anew'));
  });

  it('A-4 lets changes go into both: seen at once, and still there afterwards', () => {
    const site = siteWith([1, 2, 3, 4, 5, 6].map((nid) => page(nid)));
    site.apply(reindex);
    site.workOneSlice();
    site.workOneSlice();
    site.apply(change(1, page(1, 'Changed after it was built')), change(2, null));
    site.apply(change(5, page(5, 'Changed before it is built')), change(6, null));
    site.apply(change(7, page(7, 'New')));
    const expected = ['Changed after it was built', 'Changed before it is built', 'New', 'Page 3', 'Page 4'];
    expect(site.titles()).toEqual(expected);
    while (site.workOneSlice()) expect(site.total()).toBe(5);
    expect(site.titles()).toEqual(expected);
  });

  it('A-4 mends what had gone wrong in the former indexes', () => {
    const site = siteWith([page(1), page(2)]);
    site.indexes.of('en').remove(2);
    site.apply(reindex);
    expect(site.total()).toBe(1);
    while (site.workOneSlice());
    expect(site.total()).toBe(2);
  });

  it('A-4 is one build, however many are asked for meanwhile', () => {
    const site = siteWith([page(1), page(2), page(3)]);
    site.apply(reindex, reindex);
    site.workOneSlice();
    site.apply(reindex);
    expect(site.waiting).toHaveLength(1);
    while (site.workOneSlice());
    site.apply(reindex);
    expect(site.waiting).toHaveLength(1);
  });

  it('A-4 gives way to a snapshot, which is newer', () => {
    const site = siteWith([page(1), page(2)]);
    site.apply(reindex);
    site.workOneSlice();
    for (const listener of [site.content, site.indexes])
      listener.load({ ...site.snapshot, nodes: [page(3, 'Of the snapshot')] });
    while (site.workOneSlice());
    expect(site.titles()).toEqual(['Of the snapshot']);
    expect(site.logger.info).not.toHaveBeenCalled();
  });

  it('A-4 leaves the former indexes when it fails, and says so; the next one may do better', () => {
    const site = siteWith([page(1), page(2)]);
    const read = vi.spyOn(site.content, 'node').mockImplementation(() => {
      throw new Error('broken');
    });
    site.apply(reindex);
    while (site.workOneSlice());
    expect(site.logger.error).toHaveBeenCalledWith(
      { err: new Error('broken') },
      expect.stringContaining('go on answering'),
    );
    read.mockRestore();
    site.apply(change(3, page(3)));
    expect(site.total()).toBe(3);
    site.apply(reindex);
    while (site.workOneSlice());
    expect([site.total(), site.logger.info.mock.calls.length]).toEqual([3, 1]);
  });

  it('A-4 R-5 leaves out what another release has published and this one cannot read, and says what', () => {
    const unreadable = (nid: number): PublishedNode => ({
      ...page(nid),
      sections: [{ kind: 'gone' }] as never,
    });
    const said = (site: ReturnType<typeof siteWith>) =>
      site.logger.error.mock.calls.map(([{ nid, language, path }]) => [nid, language, path]);
    const site = siteWith([page(1), unreadable(2), page(3)]);
    expect([site.titles(), said(site)]).toEqual([['Page 1', 'Page 3'], [[2, 'en', '/p/2']]]);
    site.apply(change(4, page(4)), change(3, unreadable(3)));
    site.apply(reindex);
    while (site.workOneSlice());
    expect(site.titles()).toEqual(['Page 1', 'Page 4']);
    expect(site.logger.info).toHaveBeenCalledTimes(1);
    expect(said(site).map(([nid]) => nid)).toEqual([2, 3, 2, 3]);
    site.apply(change(2, page(2)));
    expect(site.titles()).toEqual(['Page 1', 'Page 2', 'Page 4']);
  });

  it('A-4 lets what waits for the processor be answered meanwhile', async () => {
    const content = new ContentReplica();
    const nodes = Array.from({ length: 400 }, (_, position) => page(position + 1));
    const logger = { info: vi.fn(), error: vi.fn() };
    const indexes = new SearchIndexes(content, { logger });
    for (const listener of [content, indexes])
      listener.load({ number: 1, nodes, settings: [], redirects: [] });
    indexes.apply([reindex]);
    let answered = 0;
    while (logger.info.mock.calls.length === 0) {
      expect(indexes.of('en').search({ ...ALL, sort: [] }).total).toBe(400);
      answered += 1;
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(answered).toBeGreaterThan(2);
  });
});
