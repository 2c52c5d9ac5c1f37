import type { TextareaField, TextField } from 'payload';

type More = { label?: string; required?: boolean; maxLength?: number };

/** A localized single-line text. */
export const lineField = (name: string, description: string, more: More = {}): TextField => ({
  name,
  type: 'text',
  localized: true,
  ...more,
  admin: { description },
});

/** A localized text of one or two sentences. */
export const linesField = (name: string, description: string, more: More = {}): TextareaField => ({
  name,
  type: 'textarea',
  localized: true,
  ...more,
  admin: { description, rows: 3 },
});

/** An optional heading. */
export const headingField = (above: string): TextField =>
  lineField('heading', `Stands above ${above}. Leave it empty for none.`);
