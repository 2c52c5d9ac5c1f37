import type { ReactNode } from 'react';
import type { HeadingLevel } from '../heading/heading-level.ts';
import { CardGrid } from './card-grid.tsx';
import { CardLevel } from './card-level.ts';

/** Cards of nodes, their titles at the level of the place they stand in. */
export function CardList({ level, children }: { level: HeadingLevel; children: ReactNode }) {
  return (
    <CardLevel value={level}>
      <CardGrid>{children}</CardGrid>
    </CardLevel>
  );
}
