import { Children, type ReactNode } from 'react';
import type { HeadingLevel } from '../heading/heading-level.ts';
import { CardLevel } from './card-context.ts';
import styles from './card-list.module.css';

/** Cards side by side, as many as fit the container, not the window. */
function CardGrid({ children }: { children: ReactNode }) {
  return (
    <div className={styles.cards}>
      <ul className={styles.grid}>
        {Children.map(children, (child) => (
          <li>{child}</li>
        ))}
      </ul>
    </div>
  );
}

/** Cards of nodes, with titles at the heading level of their context. */
export function CardList({ level, children }: { level: HeadingLevel; children: ReactNode }) {
  return (
    <CardLevel value={level}>
      <CardGrid>{children}</CardGrid>
    </CardLevel>
  );
}
