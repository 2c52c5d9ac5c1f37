import type { ReactNode } from 'react';
import { SubmitButton } from '../button/submit-button.tsx';
import { FaultSummary } from './fault-summary.tsx';
import type { FieldView, FormWords } from './field-view.ts';
import styles from './form.module.css';
import { FormField } from './form-field.tsx';
import { TrapField } from './trap-field.tsx';

/** A value that travels with the form. The browser's side may fill in what only it knows: `source` says what. */
export type HiddenValue = { name: string; value: string; source?: string; parameter?: string };

export type FormParts = {
  /** Unique on the page; ids of what is inside are made of it. */
  id: string;
  /** Where it is sent, by POST. */
  action: string;
  fields: FieldView[];
  hidden: HiddenValue[];
  /** Name of the field for robots. */
  trapName: string;
  submitLabel: string;
  /** Below the button. */
  note?: ReactNode;
  /** What is wrong with the submission as a whole. */
  problem?: string;
};

type MarketingFormProps = {
  form: FormParts;
  words: FormWords;
  /** Id of the heading that names it, or its name itself. */
  labelledBy?: string;
  label?: string;
};

/**
 * A form that needs no JavaScript, and with it is sent without leaving the page. The browser checks nothing: the server's answer names every fault at once, in the
 * page's language, and stays.
 */
export function MarketingForm({ form, words, labelledBy, label }: MarketingFormProps) {
  const { id, action, fields, hidden, trapName, submitLabel, note, problem } = form;
  return (
    <form
      className={styles.form}
      id={id}
      action={action}
      method="post"
      noValidate
      data-async=""
      aria-labelledby={labelledBy}
      aria-label={labelledBy ? undefined : label}
      data-print="no"
    >
      <FaultSummary id={id} problem={problem} fields={fields} words={words} />
      {hidden.map(({ name, value, source, parameter }) => (
        <input
          key={name}
          type="hidden"
          name={name}
          value={value}
          data-source={source}
          data-parameter={parameter}
        />
      ))}
      <TrapField id={`${id}-trap`} name={trapName} label={words.leaveEmpty} />
      <div className={styles.fields}>
        {fields.map((field) => (
          <FormField key={field.id} field={field} words={words} />
        ))}
      </div>
      <div>
        <SubmitButton title={submitLabel} />
      </div>
      {note && <div className={styles.note}>{note}</div>}
    </form>
  );
}
