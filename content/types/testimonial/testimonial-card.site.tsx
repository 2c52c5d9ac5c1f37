import { Card } from '@keelstone/ui/card/card.tsx';
import type { NodeCardProps } from '@keelstone/ui/pages/node-page-props.ts';

/** The card of a testimonial: first the quote, then the person. */
export function TestimonialCard({ node, messages }: NodeCardProps<'testimonial'>) {
  return (
    <Card
      url={node.path}
      title={messages.quoted(node.quote)}
      excerpt={[node.person, node.organisation].filter(Boolean).join(', ')}
      label={messages.contentTypes.testimonial}
    />
  );
}
