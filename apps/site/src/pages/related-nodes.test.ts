import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import { ContentReplica } from '@keelstone/read-model';
import { expect, it } from 'vitest';
import { relatedNodes } from './related-nodes.ts';

const article = sampleNode('article', { nid: 1 });

function ask(nodes: PublishedNode[], question: Partial<Parameters<typeof relatedNodes>[2]> = {}) {
  const replica = new ContentReplica();
  replica.load({ number: 1, nodes: [article, ...nodes], settings: [], redirects: [] });
  const asked = { count: 4, except: [], now: 1000, ...question };
  return relatedNodes(article, replica, asked).map(({ nid }) => nid);
}

it('C-5 finds no event that has begun', () => {
  const event = (nid: number, startsAt: number) => sampleNode('event', { nid, startsAt, endsAt: 5000 });
  expect(ask([event(2, 1000), event(3, 1001), event(4, 999)])).toEqual([3]);
});

it('C-5 finds nothing that is shown already', () => {
  const resources = [2, 3, 4].map((nid) => sampleNode('resource', { nid }));
  expect(ask(resources, { type: 'resource', except: [4] })).toEqual([3, 2]);
});

it('C-1 offers what one reads next, not products or people', () => {
  const nodes = [sampleNode('product_detail', { nid: 2 }), sampleNode('person', { nid: 3 })];
  expect(ask([...nodes, sampleNode('solution', { nid: 4 })])).toEqual([4]);
});
