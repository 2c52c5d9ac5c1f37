import { say } from '@keelstone/languages/say.ts';
import type { FieldHook, TextField, TextFieldValidation } from 'payload';
import { nameFor } from './given-values.ts';

const SHAPE = /^[a-z][a-z0-9_]{0,40}$/i;

type Named = { name?: string | null };
/** While a form is filled in, Payload gives the number of rows, which is 0, for a list that has none. */
type Rows = readonly Named[] | number | null | undefined;

/** The names of a form's visible and hidden fields. */
export const namesOf = (form: { fields?: Rows; hiddenFields?: Rows }): string[] =>
  [form.fields, form.hiddenFields].flatMap((rows) =>
    Array.isArray(rows) ? (rows as readonly Named[]).flatMap(({ name }) => name || []) : [],
  );

/**
 * What is wrong with a field's name and how to fix it; undefined if it is valid.
 *
 * @param names all names of the form, including this one
 */
export function explainFieldNameError(name: string, names: readonly string[]): string | undefined {
  if (!SHAPE.test(name)) {
    return say(
      '"{name}" cannot be the name of a field. Begin with a letter a–z; after that letters, digits and underscores, at most 41 in all, such as company_size.',
      { name },
    );
  }
  const same = names.filter((other) => other.toLowerCase() === name.toLowerCase());
  if (same.length <= 1) return undefined;
  return say(
    '{same} fields of this form are named "{name}". Answers are kept by name, so one would overwrite the other: give each its own.',
    { same: same.length, name },
  );
}

const fillFromLabel: FieldHook = ({ value, siblingData }) => value || nameFor(siblingData.label) || value;

const validate: TextFieldValidation = (value, { data }) =>
  value
    ? (explainFieldNameError(value, namesOf(data as Parameters<typeof namesOf>[0])) ?? true)
    : say('Give the field a name: what a visitor enters is kept by it.');

/** The key under which a value is stored and forwarded. Visitors never see it. */
export const fieldNameField = (description: string): TextField => ({
  name: 'name',
  type: 'text',
  required: true,
  validate,
  hooks: { beforeValidate: [fillFromLabel] },
  admin: { width: '50%', description },
});
