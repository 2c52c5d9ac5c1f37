import type { NodeReference } from '@keelstone/model';
import { HeadedSection } from '../pages/headed-section.tsx';
import type { PageContext } from '../pages/node-page-props.ts';
import { ReferenceList } from './reference-list.tsx';

type ReferenceSectionProps = { references: NodeReference[]; heading: string; page: PageContext };

/** Ruled entries beside a heading; nothing if there are no nodes. */
export function ReferenceSection({ references, heading, page }: ReferenceSectionProps) {
  if (references.length === 0) return null;
  return (
    <HeadedSection heading={heading}>
      <ReferenceList references={references} page={page} />
    </HeadedSection>
  );
}
