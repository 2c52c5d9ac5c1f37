import type { NodeReference } from '@keelstone/model';
import { CardList } from '../card/card-list.tsx';
import { HeadedSection } from './headed-section.tsx';
import type { PageContext } from './node-page-props.ts';

type CardSectionProps = { references: NodeReference[]; heading: string; page: PageContext };

/** Cards of nodes beside a heading; nothing if there are no nodes. */
export function CardSection({ references, heading, page }: CardSectionProps) {
  if (references.length === 0) return null;
  return (
    <HeadedSection heading={heading}>
      <CardList level={3}>{references.map((reference) => page.card(reference))}</CardList>
    </HeadedSection>
  );
}
