import { Children, type ReactNode } from 'react';
import styles from './card-grid.module.css';

/** Cards side by side, as many as fit the container, not the window. */
export function CardGrid({ children }: { children: ReactNode }) {
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
