import type { Messages } from '@keelstone/languages/messages.ts';
import { askedNames, type Form, type FormField, formatsOf, TICKED } from '@keelstone/model';
import { Written } from '../form/field-parts.tsx';
import type { FieldControl, FieldView } from '../form/field-view.ts';
import { CheckboxText } from './checkbox-text.tsx';
import { errorText, limitsText } from './error-text.ts';
import type { ReturnedForm } from './form-state.ts';

type EnteredFields = ReturnedForm['values'] | undefined;
type Entered = string | readonly string[] | undefined;

const one = (entered: Entered): string =>
  typeof entered === 'object' ? (entered[0] ?? '') : (entered ?? '');
const several = (entered: Entered): string[] =>
  typeof entered === 'string' ? [entered] : [...(entered ?? [])];

/**
 * The control of each kind of field. A number uses a text input with digits: scrolling would change the value of
 * a spinner.
 */
function controlOf(
  field: FormField,
  entered: Entered,
  messages: Messages['forms'],
  isWrong: boolean,
): FieldControl {
  const value = one(entered);
  switch (field.kind) {
    case 'text':
      return { control: 'input', type: 'text', autoComplete: field.autocomplete ?? undefined, value };
    case 'email':
      return { control: 'input', type: 'email', autoComplete: 'email', value };
    case 'phone':
      return { control: 'input', type: 'tel', autoComplete: 'tel', value };
    case 'number':
      return { control: 'input', type: 'text', inputMode: 'decimal', value };
    case 'textarea':
      return { control: 'textarea', value };
    case 'select':
      return { control: 'select', options: field.options, value };
    case 'radio':
    case 'checkboxes': {
      const isMultiple = field.kind === 'checkboxes';
      return { control: 'choices', isMultiple, options: field.options, chosen: several(entered) };
    }
    case 'file': {
      const formats = formatsOf(field.accepts);
      const names = several(entered).filter(Boolean);
      return {
        control: 'file',
        // The extensions also, because not every system knows the types.
        accept: formats
          .flatMap(({ mime, endings }) => [mime, ...endings.map((ending) => `.${ending}`)])
          .join(','),
        isMultiple: field.maxFiles > 1,
        again: names.length > 0 && !isWrong ? messages.chooseAgain(names.join(', ')) : undefined,
      };
    }
    case 'checkbox': {
      const text = <CheckboxText text={field.text} label={field.label} />;
      return { control: 'checkbox', text, value: TICKED, isChecked: value === TICKED };
    }
  }
}

/** Where the words of an editor stand in a message. */
const [FIELD, VALUES] = ['[field]', '[values]'];

/** When a field is asked, with its editor's words in their own language. */
function sayCondition(label: string, values: string, { language }: Form, messages: Messages['forms']) {
  if (!language) return messages.onlyIf(label, values);
  return messages
    .onlyIf(FIELD, values && VALUES)
    .split(/(\[field\]|\[values\])/)
    .map((part) =>
      part === FIELD || part === VALUES ? (
        <Written key={part} language={language}>
          {part === FIELD ? label : values}
        </Written>
      ) : (
        part
      ),
    );
}

/** The condition of a field in words, and whether it is met by what was entered, if anything was. */
function conditionOf(field: FormField, form: Form, messages: Messages['forms'], entered: EnteredFields) {
  const { condition } = field;
  const decisive = condition && form.fields.find(({ name }) => name === condition.field);
  if (!decisive) return undefined;
  const chosen = 'options' in decisive ? decisive.options : [];
  const labels = chosen.filter(({ value }) => condition.values.includes(value)).map(({ label }) => label);
  return {
    field: condition.field,
    values: condition.values,
    text: sayCondition(decisive.label, labels.join(', '), form, messages),
    isMet: askedNames(form.fields, (name) => several(entered?.[name])).has(field.name),
  };
}

/** A field of an editor's form, prepared for rendering, including the values and errors of a rejected submission. */
export function toFieldView(
  field: FormField,
  form: Form,
  id: string,
  messages: Messages['forms'],
  returned: ReturnedForm | undefined,
): FieldView {
  const error = returned?.errors[field.name];
  return {
    ...controlOf(field, returned?.values[field.name], messages, error !== undefined),
    id: `${id}-${field.name}`,
    name: field.name,
    label: field.label,
    language: form.language,
    help: field.help,
    limits: limitsText(field, messages),
    isRequired: field.isRequired,
    condition: conditionOf(field, form, messages, returned?.values),
    error: error && errorText(error, field, messages),
  };
}
