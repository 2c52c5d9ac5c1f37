import { Card } from '@keelstone/ui/card/card.tsx';
import type { NodeCardProps } from '@keelstone/ui/pages/node-page-props.ts';

/** A solution among other things. */
export function SolutionCard({ node, messages }: NodeCardProps<'solution'>) {
  return (
    <Card
      url={node.path}
      title={node.title}
      excerpt={node.excerpt}
      picture={node.picture}
      label={messages.contentTypes.solution}
    />
  );
}
