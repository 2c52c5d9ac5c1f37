import { Card } from '@keelstone/ui/card/card.tsx';
import type { NodeCardProps } from '@keelstone/ui/pages/node-page-props.ts';
import { TermNames } from '@keelstone/ui/tag/term-names.tsx';

/** The card of a person: portrait, name, role. */
export function PersonCard({ node, messages }: NodeCardProps<'person'>) {
  return (
    <Card
      url={node.path}
      title={node.title}
      excerpt={node.role ?? node.excerpt}
      picture={node.portrait}
      label={<TermNames terms={node.roleCategories} fallback={messages.contentTypes.person} />}
    />
  );
}
