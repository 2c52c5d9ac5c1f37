import type { Field } from 'payload';
import { describe, expect, it } from 'vitest';
import { conditionField } from './condition.field.ts';

type Validate = (value: string | null | undefined, options: object) => true | string;
const [row] = conditionField.fields as [Extract<Field, { type: 'row' }>];
const [validateField, validateValues] = row.fields.map((field) =>
  'validate' in field ? (field.validate as unknown as Validate) : () => true as const,
) as [Validate, Validate];

const options = [
  { value: 'red', label: 'Red' },
  { value: 'blue', label: '' },
];
const fields = [
  { blockType: 'select', name: 'colour', label: 'Colour', options },
  { blockType: 'step', label: 'Next' },
  { blockType: 'checkbox', name: 'agrees', label: 'I agree' },
  { blockType: 'text', name: 'words', label: '' },
  { blockType: 'text', name: 'why', label: 'Why' },
  { blockType: 'radio', name: 'later', label: 'Later', options },
];
/** For the field "Why", when the form is saved. */
const at = (siblingData = {}) => ({
  data: { fields },
  siblingData,
  path: ['fields', 4, 'condition', 'field'],
});
/** The same while the form is filled in: Payload passes no path then, although its type says so. */
const whileFilling = (siblingData = {}) => ({ data: { fields }, siblingData, blockData: fields[4] });

describe('the field that a condition is about', () => {
  it.each([null, '', 'colour', 'agrees'])('C-8 may be left out, or be a choice before: %j', (name) => {
    expect(validateField(name, at())).toBe(true);
    expect(validateField(name, whileFilling())).toBe(true);
  });

  it.each([
    ['nowhere', 'in the field "nowhere", which this form does not have'],
    ['later', '"Why" is asked only after a choice in "Later", which does not come before it'],
    ['why', 'in "Why", which does not come before it'],
    ['words', 'in "words", in which nothing is chosen'],
  ])('C-8 is none that cannot be chosen in before: %s', (name, refusal) => {
    expect(validateField(name, at())).toContain(refusal);
    expect(validateField(name, whileFilling())).toContain(refusal);
  });

  it('C-8 is none of a form that has no fields yet', () => {
    const empty = { data: {}, path: ['fields', 0, 'condition', 'field'] };
    expect(validateField('colour', empty)).toContain('which this form does not have');
  });
});

describe('the options of a condition', () => {
  it('C-8 are some of those of the field', () => {
    expect(validateValues('red\nblue', at({ field: 'colour' }))).toBe(true);
    expect(validateValues('red\nblue', whileFilling({ field: 'colour' }))).toBe(true);
    expect(validateValues('red\n\n', at({ field: 'colour' }))).toBe(true);
  });

  it('C-8 are one at least', () => {
    for (const none of [null, '', ' \n ']) {
      const refusal = 'Choose at which options of "Colour" the field "Why" is asked.';
      expect(validateValues(none, at({ field: 'colour' }))).toBe(refusal);
      expect(validateValues(none, whileFilling({ field: 'colour' }))).toBe(refusal);
    }
  });

  it('C-8 are none that the field does not have, and editors read which it has', () => {
    expect(validateValues('red\ngreen', at({ field: 'colour' }))).toBe(
      '"Why" is asked only after the option "green" of "Colour", which does not have it. It has Red, blue.',
    );
  });

  it('C-8 are refused once if the field has no options: there, and not here as well', () => {
    const condition = { data: { fields: fields.map((field) => ({ ...field, options: [] })) } };
    for (const value of ['red', ''])
      expect(validateValues(value, { ...at({ field: 'colour' }), ...condition })).toBe(true);
  });

  it('C-8 are none for an agreement, for no field, or for one that is refused itself', () => {
    for (const field of [undefined, 'agrees', 'later', 'nowhere'])
      expect(validateValues('', at({ field }))).toBe(true);
  });
});
