import type { Language } from '@keelstone/model';
import { Breakable } from '../breakable/breakable.tsx';
import { SubmitButton } from '../button/submit-button.tsx';
import { Written } from './field-parts.tsx';
import type { FormMessages, StepView } from './field-view.ts';
import styles from './form.module.css';
import { FormField } from './form-field.tsx';

type FormStepsProps = {
  /** Id of the form; that of the current step's heading is `<id>-step`. */
  id: string;
  steps: StepView[];
  names: { at: string; step: string; whole: string };
  language: Language | undefined;
  submitLabel: string;
  messages: FormMessages;
};

/**
 * The steps of a form. With scripts one is shown at a time, and the server says which one comes next and what is wrong in
 * this one; without, all are shown, and sent together.
 */
export function FormSteps({ id, steps, names, language, submitLabel, messages }: FormStepsProps) {
  const at = Math.max(
    0,
    steps.findIndex(({ isCurrent }) => isCurrent),
  );
  const isLast = at === steps.length - 1;
  const step = (index: number) => ({ name: names.step, value: String(index), sendsFiles: false });
  return (
    <>
      <input type="hidden" name={names.at} value={at} data-step-at="" />
      <noscript>
        <input type="hidden" name={names.whole} value="yes" />
      </noscript>
      {steps.map((each, index) => (
        <Step
          key={each.title}
          id={index === at ? `${id}-step` : `${id}-step-${index}`}
          step={each}
          language={language}
          messages={messages}
        />
      ))}
      <div className={styles.stepButtons}>
        {/* First, because Enter in a field presses the first button of a form. */}
        {!isLast && (
          <span className={styles.scripted}>
            <SubmitButton title={messages.nextStep} {...step(at + 1)} />
          </span>
        )}
        <span className={isLast ? undefined : styles.unscripted}>
          <SubmitButton title={submitLabel} language={language} />
        </span>
        {at > 0 && (
          <span className={styles.scripted}>
            <SubmitButton title={messages.previousStep} isQuiet {...step(at - 1)} />
          </span>
        )}
      </div>
    </>
  );
}

type StepProps = { id: string; step: StepView; language: Language | undefined; messages: FormMessages };

function Step({ id, step, language, messages }: StepProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend could not be a heading and take the focus in every browser
    <div
      className={styles.step}
      role="group"
      aria-labelledby={id}
      data-step={step.isCurrent ? 'current' : ''}
    >
      <h3 className={styles.stepTitle} id={id} tabIndex={-1}>
        <span className={styles.progress}>{step.progress}</span>{' '}
        <Written language={language}>
          <Breakable text={step.title} />
        </Written>
      </h3>
      {step.asksNothing && <p className={styles.scripted}>{messages.nothingAsked}</p>}
      <div className={styles.fields}>
        {step.fields.map((field) => (
          <FormField key={field.id} field={field} messages={messages} />
        ))}
      </div>
    </div>
  );
}
