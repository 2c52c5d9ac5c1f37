import type { FormField, Language } from '@keelstone/model';
import { TICKED } from '@keelstone/ui/form-view/form-names.ts';
import type { FieldFault } from '@keelstone/ui/form-view/form-state.ts';
import { isEmail } from './check-email.ts';
import { isPhone } from './check-phone.ts';
import { countCharacters } from './clean-text.ts';
import { readNumber } from './read-number.ts';

/** What a field's values come to: an answer to keep, a fault, or nothing at all. */
export type Checked = { answer: string | string[] | number | boolean } | { fault: FieldFault } | null;

type FieldOf<K extends FormField['kind']> = Extract<FormField, { kind: K }>;

const fault = (what: FieldFault): Checked => ({ fault: what });

function checkLength(text: string, { maxLength }: FieldOf<'text' | 'textarea'>): Checked {
  return countCharacters(text) > maxLength ? fault('too_long') : { answer: text };
}

/** Addresses and numbers of telephones have no length of their own: what is longer than this is none. */
const checkShape = (text: string, isRight: (text: string) => boolean, otherwise: FieldFault): Checked =>
  isRight(text) ? { answer: text } : fault(otherwise);

function checkNumber(text: string, { min, max }: FieldOf<'number'>, language: Language): Checked {
  const number = readNumber(text, language);
  if (number === null) return fault('number');
  if (min !== null && number < min) return fault('too_small');
  if (max !== null && number > max) return fault('too_large');
  return { answer: number };
}

const isOption = (value: string, { options }: FieldOf<'select' | 'radio' | 'checkboxes'>) =>
  options.some((option) => option.value === value);

function checkSeveral(values: readonly string[], field: FieldOf<'checkboxes'>): Checked {
  const chosen = [...new Set(values)];
  return chosen.every((value) => isOption(value, field)) ? { answer: chosen } : fault('not_an_option');
}

/** What is there, by the field's kind. */
function checkOne(value: string, field: FormField, language: Language): Checked {
  switch (field.kind) {
    case 'text':
    case 'textarea':
      return checkLength(value, field);
    case 'email':
      return checkShape(value, isEmail, 'email');
    case 'phone':
      return checkShape(value, isPhone, 'phone');
    case 'number':
      return checkNumber(value, field, language);
    case 'checkbox':
      return value === TICKED ? { answer: true } : fault('not_an_option');
    case 'select':
    case 'radio':
      return isOption(value, field) ? { answer: value } : fault('not_an_option');
    case 'checkboxes':
      return checkSeveral([value], field);
  }
}

/**
 * Checks what was entered in one field (C-8).
 *
 * @param values clean, without spaces at the ends; empty ones count as nothing
 */
export function checkField(field: FormField, values: readonly string[], language: Language): Checked {
  const given = values.filter((value) => value !== '');
  const [first] = given;
  if (first === undefined) {
    if (field.isRequired) return fault('missing');
    // Not agreeing is an answer.
    return field.kind === 'checkbox' ? { answer: false } : null;
  }
  if (field.kind === 'checkboxes') return checkSeveral(given, field);
  return given.length > 1 ? fault('several') : checkOne(first, field, language);
}
