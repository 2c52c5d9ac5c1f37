import type { Messages } from '@keelstone/languages/messages.ts';
import type { FormField } from '@keelstone/model';
import type { FieldError } from './form-state.ts';

const hasOptions = ({ kind }: FormField) => kind === 'select' || kind === 'radio' || kind === 'checkboxes';

/** A message with the bounds of a number field; undefined if it has none. */
export function boundsText(
  { min, max }: { min: number | null; max: number | null },
  messages: Messages['forms'],
) {
  if (min !== null && max !== null) return messages.between(min, max);
  if (min !== null) return messages.atLeast(min);
  return max === null ? undefined : messages.atMost(max);
}

/** The error message of a field, which says what is wrong and how to correct it. */
export function errorText(error: FieldError, field: FormField, messages: Messages['forms']): string {
  const words = messages.error;
  switch (error) {
    case 'missing':
      if (field.kind === 'checkbox') return words.notTicked;
      return hasOptions(field) ? words.notChosen : words.missing;
    case 'email':
      return words.email;
    case 'phone':
      return words.phone;
    case 'too_small':
      return field.kind === 'number' && field.min !== null ? words.atLeast(field.min) : words.number;
    case 'too_large':
      return field.kind === 'number' && field.max !== null ? words.atMost(field.max) : words.number;
    case 'number':
      return words.number;
    case 'too_long':
      return 'maxLength' in field ? words.tooLong(field.maxLength) : words.missing;
    case 'not_an_option':
      return words.notAnOption;
    case 'several':
      return words.several;
  }
}
