import { say } from '@keelstone/languages/say.ts';
import type { Field, NumberField, NumberFieldSingleValidation } from 'payload';

/** As in the model. */
const MOST_CHARACTERS = 10_000;

/** Maximum length of a value. */
export const maxLengthField = (defaultValue: number): NumberField => ({
  name: 'maxLength',
  label: 'Longest answer',
  type: 'number',
  required: true,
  defaultValue,
  min: 1,
  max: MOST_CHARACTERS,
  validate: ((value) => {
    if (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MOST_CHARACTERS) return true;
    return say('The longest answer has between 1 and {mostCharacters} characters. Give a whole number.', {
      mostCharacters: MOST_CHARACTERS,
    });
  }) satisfies NumberFieldSingleValidation,
  admin: { width: '50%', step: 1, description: 'In characters.' },
});

const validateMax: NumberFieldSingleValidation = (value, { siblingData }) => {
  const { min } = siblingData as { min?: number | null };
  if (typeof value !== 'number' || typeof min !== 'number' || value >= min) return true;
  return say('No number is both at least {min} and at most {value}. Change one of the two.', { min, value });
};

/** Minimum and maximum of a number. */
export const rangeField: Field = {
  type: 'row',
  fields: [
    {
      name: 'min',
      label: 'At least',
      type: 'number',
      admin: { width: '50%', description: 'Leave it empty for any.' },
    },
    {
      name: 'max',
      label: 'At most',
      type: 'number',
      validate: validateMax,
      admin: { width: '50%', description: 'Leave it empty for any.' },
    },
  ],
};
