import { Breakable } from '../breakable/breakable.tsx';
import { Icon } from '../icon/icon.tsx';
import type { FieldView } from './field-view.ts';
import styles from './form.module.css';

const helpId = (id: string) => `${id}-help`;
const errorId = (id: string) => `${id}-error`;

/** Attributes of a field's control, which associate its help and its error with it for screen readers. */
export function controlAttributes({ id, help, error, isRequired }: FieldView) {
  const described = [help.length > 0 && helpId(id), error && errorId(id)].filter(Boolean).join(' ');
  return {
    'aria-describedby': described || undefined,
    // Said in either case: otherwise browsers call required choices invalid before anybody has chosen.
    'aria-invalid': Boolean(error),
    required: isRequired || undefined,
  };
}

/** Attributes of a field's outermost element, by which the browser script shows and hides it. */
export const conditionAttributes = ({ condition }: FieldView) =>
  condition && {
    'data-if': condition.field,
    'data-values': JSON.stringify(condition.values),
    'data-asked': condition.isMet ? '' : undefined,
  };

/** A field's name; that it is required is said in words, not by a star or a colour. */
export function LabelText({ field, required }: { field: FieldView; required: string }) {
  return (
    <>
      <Breakable text={field.label} />
      {field.isRequired && <span className={styles.required}> ({required})</span>}
    </>
  );
}

/** Hints on how to fill in a field, and without scripts when to. */
export function FieldHelp({ field }: { field: FieldView }) {
  return (
    <>
      {field.condition && <p className={`${styles.help} ${styles.condition}`}>{field.condition.text}</p>}
      {field.help.length > 0 && (
        <p className={styles.help} id={helpId(field.id)}>
          {field.help.join(' ')}
        </p>
      )}
    </>
  );
}

/** A field's error message, shown beside it. */
export function FieldError({ field }: { field: FieldView }) {
  if (!field.error) return null;
  return (
    <p className={styles.error} id={errorId(field.id)}>
      <Icon name="flag" />
      <span>{field.error}</span>
    </p>
  );
}
