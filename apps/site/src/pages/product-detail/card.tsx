import { Card } from '../../ui/card/card.tsx';
import type { NodeCardProps } from '../node-page-props.ts';

/** A product among other things, with the suite it belongs to. */
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
