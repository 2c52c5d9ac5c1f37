import type { ReactNode } from 'react';
import styles from './text-and-margin.module.css';

/** A page's text with its margin: beside it on a wide screen, before it on a narrow one. */
export function TextAndMargin({ margin, children }: { margin: ReactNode; children: ReactNode }) {
  return (
    <div className={`frame grid ${styles.columns}`}>
      <aside className={styles.margin}>{margin}</aside>
      <div className={styles.text}>{children}</div>
    </div>
  );
}
