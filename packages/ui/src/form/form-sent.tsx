import type { ReactNode } from 'react';
import styles from './form.module.css';

/** In the place of a form that has arrived. It takes the focus, so that it is read. */
export function FormSent({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <section className={styles.sent} id={id} aria-label={label} tabIndex={-1}>
      {children}
    </section>
  );
}
