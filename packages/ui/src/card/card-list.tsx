import type { ReactNode } from 'react';
import type { HeadingLevel } from '../heading/heading-level.ts';
import { CardLevel } from './card-context.ts';
import { CardGrid } from './card-grid.tsx';

/** Cards of nodes, with titles at the heading level of their context. */
export function CardList({ level, children }: { level: HeadingLevel; children: ReactNode }) {
  return (
    <CardLevel value={level}>
      <CardGrid>{children}</CardGrid>
    </CardLevel>
  );
}
