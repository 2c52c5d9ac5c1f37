import type { Messages } from '@keelstone/languages/messages.ts';
import { type FormField, formatsOf } from '@keelstone/model';
import type { FieldError } from './form-state.ts';

const hasOptions = ({ kind }: FormField) => kind === 'select' || kind === 'radio' || kind === 'checkboxes';

/** A message with the bounds of a number field; undefined if it has none. */
function boundsText({ min, max }: { min: number | null; max: number | null }, messages: Messages['forms']) {
  if (min !== null && max !== null) return messages.between(min, max);
  if (min !== null) return messages.atLeast(min);
  return max === null ? undefined : messages.atMost(max);
}

/** What a number field or a field for files accepts; undefined if it says nothing of it. */
export function limitsText(field: FormField, messages: Messages['forms']): string | undefined {
  if (field.kind === 'number') return boundsText(field, messages);
  if (field.kind !== 'file') return undefined;
  return messages.files(namesOf(field), field.maxMegabytes, field.maxFiles);
}

const namesOf = ({ accepts }: Extract<FormField, { kind: 'file' }>) =>
  formatsOf(accepts)
    .map(({ name }) => name)
    .join(', ');

/** The error message of a field, which says what is wrong and how to correct it. */
export function errorText(error: FieldError, field: FormField, messages: Messages['forms']): string {
  const texts = messages.error;
  switch (error) {
    case 'missing':
      if (field.kind === 'checkbox') return texts.notTicked;
      if (field.kind === 'file') return texts.noFile;
      return hasOptions(field) ? texts.notChosen : texts.missing;
    case 'email':
      return texts.email;
    case 'phone':
      return texts.phone;
    case 'too_small':
      return field.kind === 'number' && field.min !== null ? texts.atLeast(field.min) : texts.number;
    case 'too_large':
      return field.kind === 'number' && field.max !== null ? texts.atMost(field.max) : texts.number;
    case 'number':
      return texts.number;
    case 'too_long':
      return 'maxLength' in field ? texts.tooLong(field.maxLength) : texts.missing;
    case 'not_an_option':
      return texts.notAnOption;
    case 'reworded':
      return texts.reworded;
    case 'several':
      return texts.several;
    case 'too_many_files':
      return texts.tooManyFiles(field.kind === 'file' ? field.maxFiles : 1);
    case 'file_too_large':
      return texts.fileTooLarge(field.kind === 'file' ? field.maxMegabytes : 1);
    case 'file_empty':
      return texts.fileEmpty;
    case 'file_type':
      return texts.fileType(field.kind === 'file' ? namesOf(field) : '');
    case 'file_infected':
      return texts.fileInfected;
  }
}
