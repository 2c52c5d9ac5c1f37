import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import type { Term } from '@keelstone/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ContentChange } from '../contract.ts';
import { ContentReplica } from './content-replica.ts';

const terms = (ids: readonly number[]): Term[] => ids.map((id) => ({ id, label: `Term ${id}` }));

type Subject = { nid: number; suites?: number[]; industries?: number[]; tags?: number[] };

function node({ nid, suites = [], industries = [], tags = [] }: Subject, more: Partial<PublishedNode> = {}) {
  return sampleNode('article', {
    nid,
    productSuites: terms(suites),
    industries: terms(industries),
    tags: terms(tags),
    ...(more as object),
  });
}

function replicaOf(nodes: PublishedNode[]): ContentReplica {
  const replica = new ContentReplica();
  replica.load({ number: 1, nodes, settings: [], redirects: [] });
  return replica;
}

const nids = (nodes: readonly PublishedNode[]) => nodes.map(({ nid }) => nid);

describe('related nodes', () => {
  it('C-1 finds nodes that share a term, the rarer term first', () => {
    const self = node({ nid: 1, tags: [1, 2] });
    const common = [2, 3, 4].map((nid) => node({ nid, tags: [1] }));
    const replica = replicaOf([self, ...common, node({ nid: 5, tags: [2] }), node({ nid: 6, tags: [3] })]);
    expect(nids(replica.related(self, { count: 3 }))).toEqual([5, 4, 3]);
  });

  it('C-3 does not take a tag for a suite with the same number', () => {
    const self = node({ nid: 1, tags: [1] });
    const replica = replicaOf([self, node({ nid: 2, suites: [1] }), node({ nid: 3, industries: [1] })]);
    expect(replica.related(self, { count: 3 })).toEqual([]);
  });

  it('C-9 leads to no archived node, but from one', () => {
    const self = node({ nid: 1, tags: [1] }, { archived: true });
    const other = node({ nid: 2, tags: [1] });
    const replica = replicaOf([self, other]);
    expect(nids(replica.related(self, { count: 3 }))).toEqual([2]);
    expect(replica.related(other, { count: 3 })).toEqual([]);
  });

  it('C-10 stays in the language of the node', () => {
    const self = node({ nid: 1, tags: [1] });
    const replica = replicaOf([self, node({ nid: 2, tags: [1] }, { language: 'de', path: '/de/a' })]);
    expect(replica.related(self, { count: 3 })).toEqual([]);
  });

  it('C-1 asks for as many acceptable nodes as it was told', () => {
    const self = node({ nid: 1, tags: [1] });
    const replica = replicaOf([self, ...[2, 3, 4, 5].map((nid) => node({ nid, tags: [1] }))]);
    expect(nids(replica.related(self, { count: 2, accepts: ({ nid }) => nid !== 5 }))).toEqual([4, 3]);
    expect(replica.related(self, { count: 0 })).toEqual([]);
  });
});

/** The same result, computed by checking every node. */
function bruteForce(self: PublishedNode, nodes: PublishedNode[], count: number): number[] {
  const keysOf = ({ productSuites, industries, tags }: PublishedNode) => [
    ...new Set([
      ...productSuites.map(({ id }) => `s${id}`),
      ...industries.map(({ id }) => `i${id}`),
      ...tags.map(({ id }) => `t${id}`),
    ]),
  ];
  const living = nodes.filter(({ archived, language }) => !archived && language === self.language);
  const carriers = (key: string) => living.filter((other) => keysOf(other).includes(key)).length;
  const scored = living
    .filter(({ nid }) => nid !== self.nid)
    .map((other) => {
      const shared = keysOf(self).filter((key) => keysOf(other).includes(key));
      return {
        other,
        score: shared.reduce((sum, key) => sum + Math.log(1 + living.length / carriers(key)), 0),
      };
    })
    .filter(({ score }) => score > 0);
  scored.sort((a, b) => b.score - a.score || b.other.created - a.other.created || b.other.nid - a.other.nid);
  return scored.slice(0, count).map(({ other }) => other.nid);
}

const few = fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 3 });
const version = fc.record({
  nid: fc.integer({ min: 1, max: 8 }),
  suites: few,
  industries: few,
  tags: few,
  created: fc.integer({ min: 1, max: 3 }),
  archived: fc.boolean(),
  isThere: fc.integer({ min: 0, max: 3 }).map((number) => number > 0),
});

it('C-1 finds after every change what a look at all nodes finds', () => {
  fc.assert(
    fc.property(fc.array(version, { maxLength: 30 }), fc.integer({ min: 1, max: 5 }), (versions, count) => {
      const replica = new ContentReplica();
      const published = new Map<number, PublishedNode>();
      versions.forEach(({ isThere, created, archived, ...subject }, position) => {
        const next = isThere ? node(subject, { created, archived }) : null;
        if (next) published.set(next.nid, next);
        else published.delete(subject.nid);
        const change: ContentChange = {
          kind: 'node',
          number: position + 1,
          nid: subject.nid,
          language: 'en',
          node: next,
        };
        replica.apply([change]);
        const all = [...published.values()];
        for (const self of all) {
          expect(nids(replica.related(self, { count }))).toEqual(bruteForce(self, all, count));
        }
      });
    }),
  );
});
