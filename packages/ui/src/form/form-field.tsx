import { CheckboxField } from './checkbox-field.tsx';
import { ChoicesField } from './choices-field.tsx';
import { EntryField } from './entry-field.tsx';
import type { FieldView, FormWords } from './field-view.ts';

/** A field with the control of its kind. */
export function FormField({ field, words }: { field: FieldView; words: FormWords }) {
  if (field.control === 'choices') return <ChoicesField field={field} words={words} />;
  if (field.control === 'box') return <CheckboxField field={field} words={words} />;
  return <EntryField field={field} words={words} />;
}
