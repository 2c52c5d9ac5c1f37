import { Card } from '@keelstone/ui/card/card.tsx';
import type { NodeCardProps } from '@keelstone/ui/pages/node-page-props.ts';

/** The card of a person: portrait, name, role. */
export function PersonCard({ node, messages }: NodeCardProps<'person'>) {
  return (
    <Card
      url={node.path}
      title={node.title}
      excerpt={node.role ?? node.excerpt}
      picture={node.portrait}
      label={node.roleCategories.map(({ label }) => label).join(', ') || messages.contentTypes.person}
    />
  );
}
