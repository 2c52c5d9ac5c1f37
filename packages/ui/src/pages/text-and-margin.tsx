import { Children, type ReactNode } from 'react';
import { type Fact, Facts } from '../facts/facts.tsx';
import styles from './text-and-margin.module.css';

type TextAndMarginProps = {
  /** What to know before reading. */
  facts?: (Fact | null)[];
  /** The topics: beside the text where there is room, otherwise after it. */
  subjects: (Fact | null)[];
  children: ReactNode;
};

/** A page's text with its margin; nothing if both are empty. */
export function TextAndMargin({ facts = [], subjects, children }: TextAndMarginProps) {
  const hasFacts = facts.some((fact) => fact !== null);
  const hasSubjects = subjects.some((fact) => fact !== null);
  const hasText = Children.toArray(children).length > 0;
  if (!hasFacts && !hasSubjects && !hasText) return null;
  return (
    <div className={`frame grid ${styles.columns}`}>
      {hasFacts && (
        <div className={styles.facts}>
          <Facts facts={facts} />
        </div>
      )}
      {hasText && <div className={styles.text}>{children}</div>}
      {hasSubjects && (
        <div className={styles.subjects}>
          <Facts facts={subjects} />
        </div>
      )}
    </div>
  );
}
