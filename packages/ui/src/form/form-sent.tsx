import type { ReactNode } from 'react';
import styles from './form.module.css';

/** Replaces a form that has been received. It takes the focus, so that screen readers read it. */
export function FormSent({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <section className={styles.sent} id={id} aria-label={label} tabIndex={-1}>
      {children}
    </section>
  );
}
