import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import type { CardNode } from '../query/card-node.ts';

const labels = (terms: readonly { label: string }[]) => terms.map(({ label }) => ({ label }));

function ownFields(node: PublishedNode): Partial<CardNode> {
  if (node.type === 'article') {
    return { articleType: labels(node.articleTypes), publishedAt: { value: node.publishedAt } };
  }
  if (node.type === 'resource') {
    return {
      resourceType: labels(node.resourceTypes),
      linksToAsset: node.linksToAsset,
      asset: node.asset && { url: node.asset.url },
    };
  }
  if (node.type === 'event') return { startsAt: { value: node.startsAt } };
  return {};
}

/** A node as its result card reads it: what GraphQL would answer to the card query. */
export function toCardNode(node: PublishedNode): CardNode {
  const { type, title, created, excerpt } = node;
  return {
    nid: String(node.nid),
    type,
    title,
    created,
    url: { path: node.path },
    excerpt,
    ...ownFields(node),
  };
}
