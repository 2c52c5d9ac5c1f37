import type { NodeReference } from '@keelstone/model';
import { CardList } from '../card/card-list.tsx';
import { HeadedSection } from './headed-section.tsx';
import type { Surroundings } from './node-page-props.ts';

type CardSectionProps = { references: NodeReference[]; heading: string; around: Surroundings };

/** Cards of nodes beside a heading; nothing if there are no nodes. */
export function CardSection({ references, heading, around }: CardSectionProps) {
  if (references.length === 0) return null;
  return (
    <HeadedSection heading={heading}>
      <CardList level={3}>{references.map((reference) => around.card(reference))}</CardList>
    </HeadedSection>
  );
}
