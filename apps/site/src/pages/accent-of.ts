import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import type { ContentReplica } from '@keelstone/read-model';

/** A suite has its accent; what belongs to a suite has the accent of the suite that carries the same term. */
export function accentOf(node: PublishedNode, content: ContentReplica): string | undefined {
  if (node.type === 'product_suite') return node.accent ?? undefined;
  const [term] = node.productSuites;
  if (!term) return undefined;
  const suites = content.nodesOfType('product_suite', node.language);
  const suite = suites.find(({ productSuites }) => productSuites.some(({ id }) => id === term.id));
  return suite?.accent ?? undefined;
}
