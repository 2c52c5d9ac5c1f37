import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import { sampleReference } from '@keelstone/model/samples';
import { ContentReplica } from '@keelstone/read-model';
import { expect, it } from 'vitest';
import { relatedNodes } from './related-nodes.ts';

const article = sampleNode('article', { nid: 1 });

function ask(
  nodes: PublishedNode[],
  question: Partial<Parameters<typeof relatedNodes>[2]> = {},
  from: PublishedNode = article,
) {
  const replica = new ContentReplica();
  replica.load({ number: 1, nodes: [from, ...nodes], settings: [], redirects: [] });
  const asked = { count: 4, except: [], now: 1000, ...question };
  return relatedNodes(from, replica, asked).map(({ nid }) => nid);
}

it('C-5 finds no event that has begun', () => {
  const event = (nid: number, startsAt: number) => sampleNode('event', { nid, startsAt, endsAt: 5000 });
  expect(ask([event(2, 1000), event(3, 1001), event(4, 999)])).toEqual([3]);
});

it('C-5 finds nothing that is shown already', () => {
  const resources = [2, 3, 4].map((nid) => sampleNode('resource', { nid }));
  expect(ask(resources, { type: 'resource', except: [4] })).toEqual([3, 2]);
});

it('C-5 finds nothing that an editor has chosen for the page or one of its sections', () => {
  const resources = [2, 3, 4].map((nid) => sampleNode('resource', { nid }));
  const nodes = [sampleReference({ nid: 3 })];
  const sections = [{ kind: 'summary_content' as const, id: 'read-on', heading: 'Read on', nodes }];
  const story = sampleNode('case_study', { nid: 1, products: [sampleReference({ nid: 2 })], sections });
  expect(ask(resources, { type: 'resource' }, story)).toEqual([4]);
});

it('C-1 offers what one reads next, not products or people', () => {
  const nodes = [sampleNode('product_detail', { nid: 2 }), sampleNode('person', { nid: 3 })];
  expect(ask([...nodes, sampleNode('solution', { nid: 4 })])).toEqual([4]);
});
