import { type Messages, messagesOf } from '@keelstone/languages/messages.ts';
import { askedNames, type Form, isDialogAnchor, type Language, stepsOf } from '@keelstone/model';
import type { FieldView, StepView } from '../form/field-view.ts';
import { MarketingForm } from '../form/marketing-form.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import { FORM_NAMES } from './form-names.ts';
import type { FormContext, ReturnedForm } from './form-state.ts';
import { hiddenValues } from './hidden-values.ts';
import { toFieldView } from './to-field-view.tsx';

type FormViewProps = {
  form: Form;
  /** Identifies the form on its page: a section's id, or `page`. */
  view: string;
  language: Language;
  context: FormContext;
  /** Id of the heading above it; without one it is labelled by its title. */
  labelledBy?: string;
};

function toStepViews(
  form: Form,
  views: readonly FieldView[],
  messages: Messages['forms'],
  returned: ReturnedForm | undefined,
): StepView[] {
  const asked = askedNames(form.fields, (name) => [returned?.values[name] ?? []].flat());
  const steps = stepsOf(form);
  return steps.map(({ title, fields }, index) => ({
    title,
    progress: messages.step(index + 1, steps.length),
    fields: views.filter(({ name }) => fields.some((field) => field.name === name)),
    isCurrent: index === (returned?.step ?? 0),
    asksNothing: !fields.some(({ name }) => asked.has(name)),
  }));
}

/** A form built by an editor (C-8), ready to be submitted. */
export function FormView({ form, view, language, context, labelledBy }: FormViewProps) {
  const messages = messagesOf(language, 'forms');
  const id = `form-${view}`;
  const returned = context.returned?.view === view ? context.returned : undefined;
  const fields = form.fields.map((field) => toFieldView(field, form, id, messages, returned));
  return (
    <MarketingForm
      form={{
        id,
        // Without scripts a dialog is shown if the address names it: browsers keep the anchor and apply it to
        // the response.
        action: `/forms/${form.id}${isDialogAnchor(view) ? `#${view}` : ''}`,
        fields,
        steps: toStepViews(form, fields, messages, returned),
        stepNames: FORM_NAMES,
        hidden: hiddenValues(form, view, language, context),
        honeypotName: FORM_NAMES.honeypot,
        language: form.language,
        submitLabel: form.submitLabel,
        note:
          form.note.length > 0 ? (
            <RichText blocks={form.note} language={form.language ?? language} />
          ) : undefined,
        problem: returned?.problem,
        lost: returned?.lost?.join('\n\n'),
      }}
      messages={messages}
      labelledBy={labelledBy}
      label={form.title}
    />
  );
}
