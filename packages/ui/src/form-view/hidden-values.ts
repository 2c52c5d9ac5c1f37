import {
  type Form,
  type FormField,
  type HiddenField,
  type Language,
  richTextToPlainText,
} from '@keelstone/model';
import type { HiddenValue } from '../form/marketing-form.tsx';
import { FORM_NAMES } from './form-names.ts';
import type { FormContext } from './form-state.ts';

/** Values that are the same for all visitors never leave the server, so that they cannot be tampered with. */
const travels = ({ source }: HiddenField) => source !== 'fixed';

/** What somebody agrees to who ticks a checkbox, as it stands beside it; null for fields of other kinds. */
export const agreementOf = (field: FormField): string | null =>
  field.kind === 'checkbox' ? richTextToPlainText(field.text) || field.label : null;

/** What answers depend on (`FORM_NAMES.fields`). */
function shapeOf(field: FormField) {
  const { name, kind, condition } = field;
  const agreement = agreementOf(field);
  if (agreement !== null) return [name, kind, condition ?? null, agreement];
  return condition ? [name, kind, condition] : [name, kind];
}

/** The hidden values that a form sends. */
export function hiddenValues(
  form: Form,
  view: string,
  language: Language,
  { page, returned }: FormContext,
): HiddenValue[] {
  const known = (name: string) => {
    const value = returned?.view === view ? returned.values[name] : undefined;
    return typeof value === 'string' ? value : '';
  };
  return [
    { name: FORM_NAMES.page, value: page },
    { name: FORM_NAMES.view, value: view },
    { name: FORM_NAMES.language, value: language },
    { name: FORM_NAMES.fields, value: JSON.stringify(form.fields.map(shapeOf)) },
    { name: FORM_NAMES.elapsed, value: '', source: 'elapsed' },
    { name: FORM_NAMES.key, value: '', source: 'key' },
    ...form.hiddenFields.filter(travels).map(({ name, source, value }) => ({
      name,
      value: known(name),
      source,
      parameter: source === 'query' ? (value ?? undefined) : undefined,
    })),
  ];
}
