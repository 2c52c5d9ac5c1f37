import type { DemoForm, DemoFormField } from '@keelstone/seeds';
import type { DemoContext } from './demo-context.ts';
import { stableId } from './stable-id.ts';

export type FormContext = Pick<DemoContext, 'language' | 'addressOf' | 'toRichText'>;

function toOwnFields(field: DemoFormField, id: string, { language, toRichText }: FormContext) {
  switch (field.kind) {
    case 'text':
      return { autocomplete: field.autocomplete, maxLength: field.maxLength };
    case 'textarea':
      return { maxLength: field.maxLength };
    case 'number':
      return { min: field.min, max: field.max };
    case 'select':
    case 'radio':
    case 'checkboxes':
      return {
        options: field.options.map(({ value, label }, index) => ({
          id: stableId(id, 'option', index),
          value,
          label: label[language],
        })),
      };
    case 'checkbox':
      return { text: toRichText(field.text[language]) };
    default:
      return {};
  }
}

function toConfirmation(
  { confirmation }: DemoForm,
  { language, addressOf, toRichText }: FormContext,
): Record<string, unknown> {
  return 'redirect' in confirmation
    ? { kind: 'redirect', to: 'node', node: addressOf(confirmation.redirect) }
    : { kind: 'message', message: toRichText(confirmation.message[language]) };
}

/** A demo form as the CMS's document, in one language. */
export function toForm(form: DemoForm, context: FormContext): Record<string, unknown> {
  const { language, toRichText } = context;
  return {
    title: form.title[language],
    submitLabel: form.submitLabel[language],
    note: toRichText(form.note[language]),
    confirmation: toConfirmation(form, context),
    fields: form.fields.map((field, index) => {
      const id = stableId(form.key, 'field', index);
      return {
        id,
        blockType: field.kind,
        name: field.name,
        label: field.label[language],
        help: field.help?.[language],
        isRequired: field.isRequired,
        ...toOwnFields(field, id, context),
      };
    }),
    keepDays: form.keepDays,
    hiddenFields: form.hiddenFields.map((field, index) => ({
      id: stableId(form.key, 'hidden', index),
      ...field,
    })),
  };
}
