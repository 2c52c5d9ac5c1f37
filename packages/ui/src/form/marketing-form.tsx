import type { Language } from '@keelstone/model';
import type { ReactNode } from 'react';
import { SubmitButton } from '../button/submit-button.tsx';
import { ErrorSummary } from './error-summary.tsx';
import type { FieldView, FormMessages, StepView } from './field-view.ts';
import styles from './form.module.css';
import { FormField } from './form-field.tsx';
import { FormSteps } from './form-steps.tsx';

/**
 * The honeypot: an invisible field that only robots fill in (C-8). Hidden from screen readers, not reachable by
 * keyboard, and not filled in by browsers. The page calls it nothing that a robot could know.
 */
function HoneypotField({ id, name, label }: { id: string; name: string; label: string }) {
  return (
    <div className={styles.extra} aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input id={id} type="text" name={name} tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/** A value that is sent with the form. `source` tells the browser script which value only it can fill in. */
export type HiddenValue = { name: string; value: string; source?: string; parameter?: string };

type FormParts = {
  /** Unique on the page; the ids of the elements inside are derived from it. */
  id: string;
  /** The URL it is sent to, by POST. */
  action: string;
  fields: FieldView[];
  /** The same fields by step; none for a form that is shown whole. */
  steps: StepView[];
  hidden: HiddenValue[];
  /** Name of the honeypot field. */
  honeypotName: string;
  /** Names of the values that say which step is shown, to which one the visitor goes, or that all are shown. */
  stepNames: { at: string; step: string; whole: string };
  /** The language of what an editor wrote, if it is not the page's. */
  language: Language | undefined;
  submitLabel: string;
  /** Shown below the button. */
  note?: ReactNode;
  /** An error of the submission as a whole. */
  problem?: string | undefined;
  /** What was entered in fields that are gone, to be copied; empty if there is none. */
  lost?: string | undefined;
};

type MarketingFormProps = {
  form: FormParts;
  messages: FormMessages;
  /** The accessible name: the id of a heading, or the name itself. */
  labelledBy?: string;
  label?: string;
};

/**
 * A form that works without JavaScript, and with it is sent without leaving the page. There is no
 * validation in the browser: the server's response lists all errors together, in the page's language, and they
 * stay visible.
 */
export function MarketingForm({ form, messages, labelledBy, label }: MarketingFormProps) {
  const { id, action, fields, steps, stepNames, hidden, honeypotName, problem, lost } = form;
  const { language, submitLabel, note } = form;
  return (
    <form
      className={styles.form}
      id={id}
      action={action}
      method="post"
      encType={fields.some(({ control }) => control === 'file') ? 'multipart/form-data' : undefined}
      noValidate
      data-async=""
      aria-labelledby={labelledBy}
      aria-label={labelledBy ? undefined : label}
      data-print="no"
    >
      <ErrorSummary id={id} problem={problem} lost={lost} fields={fields} messages={messages} />
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
      <HoneypotField id={`${id}-website`} name={honeypotName} label={messages.leaveEmpty} />
      {steps.length > 0 ? (
        <FormSteps
          id={id}
          steps={steps}
          names={stepNames}
          language={language}
          submitLabel={submitLabel}
          messages={messages}
        />
      ) : (
        <>
          <div className={styles.fields}>
            {fields.map((field) => (
              <FormField key={field.id} field={field} messages={messages} />
            ))}
          </div>
          <div>
            <SubmitButton title={submitLabel} language={language} />
          </div>
        </>
      )}
      {note && (
        <div className={styles.note} lang={language}>
          {note}
        </div>
      )}
    </form>
  );
}
