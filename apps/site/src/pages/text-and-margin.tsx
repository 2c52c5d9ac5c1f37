import type { ReactNode } from 'react';
import { type Fact, Facts } from '../ui/facts/facts.tsx';
import styles from './text-and-margin.module.css';

type TextAndMarginProps = {
  /** What one wants to know before reading. */
  facts?: (Fact | null)[];
  /** What it is about: beside the text where there is room, after it where there is none. */
  subjects: (Fact | null)[];
  children: ReactNode;
};

/** A page's text with its margin. */
export function TextAndMargin({ facts = [], subjects, children }: TextAndMarginProps) {
  return (
    <div className={`frame grid ${styles.columns}`}>
      {facts.some((fact) => fact !== null) && (
        <div className={styles.facts}>
          <Facts facts={facts} />
        </div>
      )}
      <div className={styles.text}>{children}</div>
      {subjects.some((fact) => fact !== null) && (
        <div className={styles.subjects}>
          <Facts facts={subjects} />
        </div>
      )}
    </div>
  );
}
