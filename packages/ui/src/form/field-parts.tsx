import type { Language } from '@keelstone/model';
import type { ReactNode } from 'react';
import { Breakable } from '../breakable/breakable.tsx';
import { Icon } from '../icon/icon.tsx';
import type { FieldView } from './field-view.ts';
import styles from './form.module.css';

/** What an editor wrote, between words of ours: screen readers read it in its own language, if that is another one. */
export const Written = ({ language, children }: { language: Language | undefined; children: ReactNode }) =>
  language ? <span lang={language}>{children}</span> : children;

const helpId = (id: string) => `${id}-help`;
const errorId = (id: string) => `${id}-error`;

/** Attributes of a field's control, which associate its help and its error with it for screen readers. */
export function controlAttributes({ id, help, limits, error, isRequired }: FieldView) {
  const described = [(help || limits) && helpId(id), error && errorId(id)].filter(Boolean).join(' ');
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
      <Written language={field.language}>
        <Breakable text={field.label} />
      </Written>
      {field.isRequired && <span className={styles.required}> ({required})</span>}
    </>
  );
}

/** Hints on how to fill in a field, and without scripts when to. */
export function FieldHelp({ field }: { field: FieldView }) {
  const { help, limits, language } = field;
  return (
    <>
      {field.condition && <p className={`${styles.help} ${styles.condition}`}>{field.condition.text}</p>}
      {(help || limits) && (
        <p className={styles.help} id={helpId(field.id)}>
          {help && <Written language={language}>{help}</Written>}
          {help && limits && ' '}
          {limits}
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
