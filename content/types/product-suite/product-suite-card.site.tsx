import { Card } from '@keelstone/ui/card/card.tsx';
import type { NodeCardProps } from '@keelstone/ui/pages/node-page-props.ts';

/** The card of a product suite, in its accent colour. */
export function ProductSuiteCard({ node, messages }: NodeCardProps<'product_suite'>) {
  return (
    <Card
      url={node.path}
      title={node.title}
      excerpt={node.excerpt}
      picture={node.picture}
      label={messages.contentTypes.product_suite}
    />
  );
}
