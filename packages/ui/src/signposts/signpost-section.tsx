import type { NodeReference } from '@keelstone/model';
import { HeadedSection } from '../pages/headed-section.tsx';
import type { Surroundings } from '../pages/node-page-props.ts';
import { SignpostList } from './signpost-list.tsx';

type SignpostSectionProps = { references: NodeReference[]; heading: string; around: Surroundings };

/** Ruled entries beside a heading; nothing if there are no nodes. */
export function SignpostSection({ references, heading, around }: SignpostSectionProps) {
  if (references.length === 0) return null;
  return (
    <HeadedSection heading={heading}>
      <SignpostList references={references} around={around} />
    </HeadedSection>
  );
}
