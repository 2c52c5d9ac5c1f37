import { Card } from '@keelstone/ui/card/card.tsx';
import type { NodeCardProps } from '@keelstone/ui/pages/node-page-props.ts';

/** The card of a case study: labelled as one (S-15), with its customer and its first result. */
export function CaseStudyCard({ node, messages }: NodeCardProps<'case_study'>) {
  return (
    <Card
      url={node.path}
      title={node.title}
      excerpt={node.excerpt}
      label={
        <>
          <span>{messages.contentTypes.case_study}</span>
          {node.customer && <span>{node.customer}</span>}
        </>
      }
    />
  );
}
