import type { TextareaField, TextField } from 'payload';

type More = { label?: string; required?: boolean; maxLength?: number };

/** One line that visitors read, so each language has its own. */
export const lineField = (name: string, description: string, more: More = {}): TextField => ({
  name,
  type: 'text',
  localized: true,
  ...more,
  admin: { description },
});

/** A sentence or two that visitors read, so each language has its own. */
export const linesField = (name: string, description: string, more: More = {}): TextareaField => ({
  name,
  type: 'textarea',
  localized: true,
  ...more,
  admin: { description, rows: 3 },
});

/** A heading that may be left out. */
export const headingField = (above: string): TextField =>
  lineField('heading', `Stands above ${above}. Leave it empty for none.`);
