import styles from './button.module.css';

/** Submits the form that contains it. */
export function SubmitButton({ title }: { title: string }) {
  return (
    <button className={styles.button} type="submit">
      {title}
    </button>
  );
}
