import { termsField } from '@keelstone/editing/fields/term.field.ts';
import type { Field } from 'payload';
import { normaliseFolder, validateFolder } from './folder.ts';

/** Where editors keep a medium, and what it is about. Visitors see neither. */
export const filingFields: Field[] = [
  {
    name: 'folder',
    type: 'text',
    index: true,
    validate: validateFolder,
    hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? normaliseFolder(value) : value)] },
    admin: {
      position: 'sidebar',
      description:
        'Such as Press, or Press/2026 for a folder in it. A folder is there as long as something is in it.',
    },
  },
  termsField('tags', 'Tags', 'tags', 'What it is about, to find it again. Visitors do not see them here.'),
];
