import { Breakable } from '../breakable/breakable.tsx';
import type { FieldView, FormMessages } from './field-view.ts';
import styles from './form.module.css';

type ErrorSummaryProps = {
  /** Id of the form; that of the summary is `<id>-errors`. */
  id: string;
  /** An error of the submission as a whole. */
  problem?: string | undefined;
  /** What was entered in fields that are gone, to be copied. */
  lost?: string | undefined;
  fields: FieldView[];
  messages: FormMessages;
};

/** All errors, above the form, each with a link to its field. It takes the focus when the page opens. */
export function ErrorSummary({ id, problem, lost, fields, messages }: ErrorSummaryProps) {
  const invalid = fields.filter((field) => field.error);
  if (invalid.length === 0 && !problem) return null;
  const labelId = `${id}-errors-label`;
  return (
    <div
      className={styles.summary}
      id={`${id}-errors`}
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the visitor has just sent the form, and this is the response
      autoFocus
      aria-labelledby={labelId}
    >
      <p className={styles.summaryTitle} id={labelId}>
        {problem ?? messages.errors(invalid.length)}
      </p>
      {invalid.length > 0 && (
        <ul>
          {invalid.map((field) => (
            <li key={field.id}>
              <a href={`#${field.id}`} lang={field.language}>
                <Breakable text={field.label} />
              </a>{' '}
              {field.error}
            </li>
          ))}
        </ul>
      )}
      {lost && (
        <>
          <label className={`${styles.label} ${styles.lost}`} htmlFor={`${id}-lost`}>
            {messages.lost}
          </label>
          {/* Without a name, so that it is not sent. The keyboard can reach and select it. */}
          <textarea id={`${id}-lost`} className={styles.entry} readOnly defaultValue={lost} />
        </>
      )}
    </div>
  );
}
