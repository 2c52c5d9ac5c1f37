import styles from './button.module.css';

/** Sends the form it stands in. */
export function SubmitButton({ title }: { title: string }) {
  return (
    <button className={styles.button} type="submit">
      {title}
    </button>
  );
}
