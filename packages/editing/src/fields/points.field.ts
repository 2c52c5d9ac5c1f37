import type { AdminText } from '@keelstone/languages/say.ts';
import type { ArrayField } from 'payload';
import { rowLabel } from './labels.ts';
import { limitRows } from './row-limits.ts';

const MAX_CHARACTERS = 240;

/** A list of short sentences. */
export const pointsField = (
  name: string,
  label: string,
  maxRows: number,
  description: string,
): ArrayField => ({
  name,
  label,
  type: 'array',
  labels: { singular: 'Point', plural: label },
  ...limitRows(maxRows, label.toLowerCase() as AdminText),
  admin: { components: rowLabel('Point'), description },
  fields: [
    {
      name: 'text',
      type: 'text',
      localized: true,
      required: true,
      maxLength: MAX_CHARACTERS,
      admin: { description: 'One sentence that stands without the others.' },
    },
  ],
});
