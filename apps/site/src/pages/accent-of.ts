import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import type { ContentReplica } from '@keelstone/read-model';

/** The accent of a suite; for a node that belongs to a suite, that of the suite with the same term. */
export function accentOf(node: PublishedNode, content: ContentReplica): string | undefined {
  if (node.type === 'product_suite') return node.accent ?? undefined;
  const [term] = node.productSuites;
  if (!term) return undefined;
  const suites = content.nodesOfType('product_suite', node.language);
  const suite = suites.find(({ productSuites }) => productSuites.some(({ id }) => id === term.id));
  return suite?.accent ?? undefined;
}
