import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import type { CardNode } from '../query/search-response.ts';

const labels = (terms: readonly { label: string }[]) => terms.map(({ label }) => ({ label }));

/** Fields that some types have: of the others the card knows nothing. */
const ownFields = (node: PublishedNode): Partial<CardNode> => ({
  ...('articleTypes' in node ? { articleType: labels(node.articleTypes) } : {}),
  ...('publishedAt' in node ? { publishedAt: { value: node.publishedAt } } : {}),
  ...('resourceTypes' in node ? { resourceType: labels(node.resourceTypes) } : {}),
  ...('linksToAsset' in node
    ? { linksToAsset: node.linksToAsset, asset: node.asset && { url: node.asset.url } }
    : {}),
  ...('startsAt' in node ? { startsAt: { value: node.startsAt } } : {}),
});

/** Converts a node for its result card, with the same data as GraphQL's response to the card query. */
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
