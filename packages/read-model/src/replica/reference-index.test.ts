import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import { sampleReference } from '@keelstone/model/samples';
import { expect, it } from 'vitest';
import { ContentReplica } from './content-replica.ts';

const author = (nid: number) => sampleReference({ nid, type: 'person', path: `/people/${nid}` });
const article = (nid: number, authors: number[], created = nid) =>
  sampleNode('article', { nid, created, authors: authors.map(author) });

function replicaOf(...nodes: ReturnType<typeof article>[]): ContentReplica {
  const replica = new ContentReplica();
  replica.load({ number: 1, nodes, settings: [], redirects: [] });
  return replica;
}

const nids = (replica: ContentReplica, nid: number) => replica.referringTo(nid, 'en').map((node) => node.nid);

it('C-1 finds what refers to a node, newest first', () => {
  const replica = replicaOf(article(1, [70]), article(2, [71]), article(3, [71, 70]));
  expect(nids(replica, 70)).toEqual([3, 1]);
  expect(nids(replica, 72)).toEqual([]);
  expect(replica.referringTo(70, 'de')).toEqual([]);
});

it('C-1 names a node once that refers twice', () => {
  expect(nids(replicaOf(article(1, [70, 70])), 70)).toEqual([1]);
});

it('C-9 drops what is no longer said, and what is no longer published', () => {
  const replica = replicaOf(article(1, [70]), article(2, [70]));
  replica.apply([
    { kind: 'node', number: 2, nid: 1, language: 'en', node: article(1, [71]) },
    { kind: 'node', number: 3, nid: 2, language: 'en', node: null },
  ]);
  expect(nids(replica, 70)).toEqual([]);
  expect(nids(replica, 71)).toEqual([1]);
});
