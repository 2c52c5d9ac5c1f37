import { fillAnchors } from '@keelstone/editing/fields/anchor.field.ts';
import type { BlocksField } from 'payload';
import { sections } from './sections.cms.ts';

/** The sections of a page, from top to bottom. Their order is the same in every language. */
export const sectionsField: BlocksField = {
  name: 'sections',
  type: 'blocks',
  blocks: sections,
  labels: { singular: 'Section', plural: 'Sections' },
  hooks: { beforeValidate: [fillAnchors] },
  admin: {
    description:
      'What stands below the text, from top to bottom. Drag to change the order, or press the arrow keys on a handle.',
    initCollapsed: true,
  },
};
