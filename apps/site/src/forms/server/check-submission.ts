import { askedNames, type Form, type FormField, type Language } from '@keelstone/model';
import type { FieldError, FormValues } from '@keelstone/ui/form-view/form-state.ts';
import { type Checked, checkField } from './check-field.ts';
import { cleanLine, cleanText } from './clean-text.ts';
import type { Entered } from './entered.ts';

export type CheckedSubmission = {
  /** Values to store, by field name. Fields in which nothing was entered are left out. */
  fields: Record<string, Exclude<Checked, null | { error: FieldError }>['value']>;
  /** Errors, by field name. */
  errors: Record<string, FieldError>;
  /** What was entered, to be shown in the form again. */
  values: FormValues;
};

function cleanValue({ kind }: FormField, value: string): string {
  if (kind === 'textarea') return cleanText(value).trim();
  const line = cleanLine(value);
  // An address that was copied from a page may bring invisible characters with it; nobody would find it by what is read.
  return (kind === 'email' ? line.replace(/\p{Cf}/gu, '') : line).trim();
}

const cleanValues = (field: FormField, entered: Entered): string[] =>
  (entered.get(field.name) ?? []).map((value) => cleanValue(field, value));

/**
 * Validates what a visitor entered. Values of fields that the form does not have, or does not ask for after what was
 * chosen in others, are ignored.
 */
export function checkSubmission(form: Form, entered: Entered, language: Language): CheckedSubmission {
  // Without a prototype, because a field may be called `constructor`.
  const errors: CheckedSubmission['errors'] = Object.create(null);
  const fields: CheckedSubmission['fields'] = {};
  const values: Record<string, string | readonly string[]> = Object.create(null);
  const given = new Map(form.fields.map((field) => [field.name, cleanValues(field, entered)]));
  const read = (name: string) => given.get(name) ?? [];
  const asked = askedNames(form.fields, read);
  for (const field of form.fields) {
    const [only, ...others] = read(field.name);
    values[field.name] = only !== undefined && others.length === 0 ? only : read(field.name);
    if (field.kind === 'file' || !asked.has(field.name)) continue;
    const outcome = checkField(field, read(field.name), language);
    if (outcome === null) continue;
    if ('error' in outcome) errors[field.name] = outcome.error;
    else fields[field.name] = outcome.value;
  }
  return { fields, errors, values };
}
