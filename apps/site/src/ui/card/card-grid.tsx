import { Children, type ReactNode } from 'react';
import styles from './card-grid.module.css';

/** Cards beside each other, as many as fit. */
export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <ul className={styles.grid}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  );
}
