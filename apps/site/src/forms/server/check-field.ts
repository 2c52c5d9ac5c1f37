import { type FormField, isEmail, type Language, TICKED } from '@keelstone/model';
import type { FieldError } from '@keelstone/ui/form-view/form-state.ts';
import { countCharacters } from './clean-text.ts';
import { readNumber } from './read-number.ts';

/** The result of checking a field: a value to store, an error, or null if nothing was entered. */
export type Checked = { value: string | string[] | number | boolean } | { error: FieldError } | null;

/** Files are checked apart from what is typed and chosen. */
export type EnteredField = Exclude<FormField, { kind: 'file' }>;

type FieldOf<K extends FormField['kind']> = Extract<FormField, { kind: K }>;

const refuse = (error: FieldError): Checked => ({ error });

/** An optional plus sign, then digits with common separators. */
const PHONE = /^\+?[\d\s()./\-–]+$/u;
const FEWEST_DIGITS = 5;
/** Fifteen digits is the international maximum; an extension may follow. */
const MOST_DIGITS = 20;

/** Whether a text is a plausible telephone number, in the format of any country. */
function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return PHONE.test(text) && digits >= FEWEST_DIGITS && digits <= MOST_DIGITS;
}

function checkLength(text: string, { maxLength }: FieldOf<'text' | 'textarea'>): Checked {
  return countCharacters(text) > maxLength ? refuse('too_long') : { value: text };
}

/** E-mail addresses and telephone numbers have no length limit from the editor: longer texts are invalid. */
const checkShape = (text: string, isRight: (text: string) => boolean, otherwise: FieldError): Checked =>
  isRight(text) ? { value: text } : refuse(otherwise);

function checkNumber(text: string, { min, max }: FieldOf<'number'>, language: Language): Checked {
  const number = readNumber(text, language);
  if (number === null) return refuse('number');
  if (min !== null && number < min) return refuse('too_small');
  if (max !== null && number > max) return refuse('too_large');
  return { value: number };
}

const isOption = (value: string, { options }: FieldOf<'select' | 'radio' | 'checkboxes'>) =>
  options.some((option) => option.value === value);

function checkSeveral(values: readonly string[], field: FieldOf<'checkboxes'>): Checked {
  const chosen = [...new Set(values)];
  return chosen.every((value) => isOption(value, field)) ? { value: chosen } : refuse('not_an_option');
}

/** Checks a single value, by the kind of the field. */
function checkOne(value: string, field: EnteredField, language: Language): Checked {
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
      return value === TICKED ? { value: true } : refuse('not_an_option');
    case 'select':
    case 'radio':
      return isOption(value, field) ? { value } : refuse('not_an_option');
    case 'checkboxes':
      return checkSeveral([value], field);
  }
}

/**
 * Checks what was entered in one field (C-8).
 *
 * @param values cleaned and trimmed; empty ones count as missing
 */
export function checkField(field: EnteredField, values: readonly string[], language: Language): Checked {
  const given = values.filter((value) => value !== '');
  const [first] = given;
  if (first === undefined) {
    if (field.isRequired) return refuse('missing');
    // An unchecked checkbox is a value, too.
    return field.kind === 'checkbox' ? { value: false } : null;
  }
  if (field.kind === 'checkboxes') return checkSeveral(given, field);
  return given.length > 1 ? refuse('several') : checkOne(first, field, language);
}
