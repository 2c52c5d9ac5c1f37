import { Card } from '@keelstone/ui/card/card.tsx';
import type { NodeCardProps } from '@keelstone/ui/pages/node-page-props.ts';

/** The card of a platform. */
export function PlatformCard({ node, messages }: NodeCardProps<'platform'>) {
  return (
    <Card
      url={node.path}
      title={node.title}
      excerpt={node.excerpt}
      picture={node.picture}
      label={messages.contentTypes.platform}
    />
  );
}
