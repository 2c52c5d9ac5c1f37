import type { ReactNode } from 'react';
import { SectionHeading } from '../section-heading/section-heading.tsx';
import styles from './headed-section.module.css';

/** A part of a page with its heading in the margin. */
export function HeadedSection({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={`frame grid ${styles.section}`}>
      <div className={styles.heading}>
        <SectionHeading text={heading} />
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
