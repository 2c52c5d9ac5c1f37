import { say } from '@keelstone/languages/say.ts';
import type { FieldHook, TextField, TextFieldValidation } from 'payload';
import { explainFieldNameError, namesOf } from './field-name-error.ts';
import { nameFor } from './given-values.ts';

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
