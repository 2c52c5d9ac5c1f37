import styles from './form.module.css';

/**
 * The honeypot: an invisible field that only robots fill in (C-8). Hidden from screen readers, not reachable by
 * keyboard, and not filled in by browsers.
 */
export function HoneypotField({ id, name, label }: { id: string; name: string; label: string }) {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input id={id} type="text" name={name} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
