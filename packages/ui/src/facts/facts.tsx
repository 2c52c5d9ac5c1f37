import type { ReactNode } from 'react';
import styles from './facts.module.css';

export type Fact = {
  label: string;
  value: ReactNode;
  /** Whether the fact is left out in print, because it is of no use on paper. */
  isOnScreenOnly?: boolean;
};

/** The facts in a page's margin, like the legend of a map: what to know before reading. Empty facts are left out. */
export function Facts({ facts }: { facts: (Fact | null)[] }) {
  const known = facts.filter((fact) => fact !== null);
  if (known.length === 0) return null;
  return (
    <dl className={styles.facts} data-print={known.every((fact) => fact.isOnScreenOnly) ? 'no' : undefined}>
      {known.map(({ label, value, isOnScreenOnly }) => (
        <div key={label} data-print={isOnScreenOnly ? 'no' : undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
