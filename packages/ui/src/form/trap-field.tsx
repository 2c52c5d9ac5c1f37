import styles from './form.module.css';

/**
 * A field that nobody sees: whoever fills it in is a robot (C-8). It is neither read out nor reached by keyboard, and
 * no browser fills it in.
 */
export function TrapField({ id, name, label }: { id: string; name: string; label: string }) {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input id={id} type="text" name={name} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
