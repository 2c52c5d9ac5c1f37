import { Card } from '../../ui/card/card.tsx';
import type { NodeCardProps } from '../node-page-props.ts';

/** A product suite among other things, in its own accent. */
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
