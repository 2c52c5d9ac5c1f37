import { Card } from '@keelstone/ui/card/card.tsx';
import type { NodeCardProps } from '@keelstone/ui/pages/node-page-props.ts';

/** The card of a product, with the suite it belongs to. */
export function ProductDetailCard({ node, messages }: NodeCardProps<'product_detail'>) {
  return (
    <Card
      url={node.path}
      title={node.title}
      excerpt={node.excerpt}
      picture={node.picture}
      label={node.suite?.title ?? messages.contentTypes.product_detail}
    />
  );
}
