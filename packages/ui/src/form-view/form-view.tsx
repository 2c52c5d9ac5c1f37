import { messagesOf } from '@keelstone/languages/messages.ts';
import { type Form, isDialogAnchor, type Language } from '@keelstone/model';
import { MarketingForm } from '../form/marketing-form.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import { FORM_NAMES } from './form-names.ts';
import type { FormContext } from './form-state.ts';
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

/** A form built by an editor (C-8), ready to be submitted. */
export function FormView({ form, view, language, context, labelledBy }: FormViewProps) {
  const messages = messagesOf(language, 'forms');
  const id = `form-${view}`;
  const returned = context.returned?.view === view ? context.returned : undefined;
  return (
    <MarketingForm
      form={{
        id,
        // Without scripts a dialog is shown if the address names it: browsers keep the anchor and apply it to
        // the response.
        action: `/forms/${form.id}${isDialogAnchor(view) ? `#${view}` : ''}`,
        fields: form.fields.map((field) => toFieldView(field, form, id, messages, returned)),
        hidden: hiddenValues(form, view, language, context),
        trapName: FORM_NAMES.trap,
        submitLabel: form.submitLabel,
        note: form.note.length > 0 ? <RichText blocks={form.note} /> : undefined,
        problem: returned?.problem,
      }}
      messages={messages}
      labelledBy={labelledBy}
      label={form.title}
    />
  );
}
