import type { Language } from '@keelstone/model';
import styles from './button.module.css';

type SubmitButtonProps = {
  title: string;
  /** The language of the title, if it is not the page's. */
  language?: Language | undefined;
  /** Sent with the form if it is this button that sends it. */
  name?: string;
  value?: string;
  isQuiet?: boolean;
  /** Whether scripts send the files of the form, or only their names. */
  sendsFiles?: boolean;
};

/** Submits the form that contains it. */
export function SubmitButton({
  title,
  language,
  name,
  value,
  isQuiet,
  sendsFiles = true,
}: SubmitButtonProps) {
  return (
    <button
      className={isQuiet ? `${styles.button} ${styles.quiet}` : styles.button}
      type="submit"
      lang={language}
      name={name}
      value={value}
      data-files={sendsFiles ? undefined : 'no'}
    >
      {title}
    </button>
  );
}
