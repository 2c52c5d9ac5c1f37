import { Card } from '../../ui/card/card.tsx';
import type { NodeCardProps } from '../node-page-props.ts';

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
