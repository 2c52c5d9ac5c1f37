import { CheckboxField } from './checkbox-field.tsx';
import { ChoicesField } from './choices-field.tsx';
import { EntryField } from './entry-field.tsx';
import type { FieldView, FormMessages } from './field-view.ts';

/** A field with the control of its kind. */
export function FormField({ field, messages }: { field: FieldView; messages: FormMessages }) {
  if (field.control === 'choices') return <ChoicesField field={field} messages={messages} />;
  if (field.control === 'box') return <CheckboxField field={field} messages={messages} />;
  return <EntryField field={field} messages={messages} />;
}
