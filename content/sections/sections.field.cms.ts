import { fillAnchors } from '@keelstone/editing/fields/anchor.field.ts';
import type { BlocksField, FieldHook } from 'payload';
import { reusableBlock } from './reusable-section.cms.ts';
import { sections } from './sections.cms.ts';

/** The sections of a page, from top to bottom. Their order is the same in every language. */
export const sectionsField: BlocksField = {
  name: 'sections',
  type: 'blocks',
  blocks: [...sections, reusableBlock],
  labels: { singular: 'Section', plural: 'Sections' },
  hooks: { beforeValidate: [fillAnchors] },
  admin: {
    description:
      'What stands below the text, from top to bottom. Drag to change the order, or press the arrow keys on a handle.',
    initCollapsed: true,
  },
};

/** Payload keeps blocks that a field does not have. */
const onlySections: FieldHook = ({ value }) =>
  Array.isArray(value)
    ? value.filter(({ blockType }) => sections.some(({ slug }) => slug === blockType))
    : value;

/** The one section of a reusable section. It cannot show another reusable one. */
export const sharedSectionField: BlocksField = {
  ...sectionsField,
  blocks: sections,
  label: 'Section',
  labels: { singular: 'Section', plural: 'Section' },
  hooks: { beforeValidate: [onlySections, fillAnchors] },
  required: true,
  minRows: 1,
  maxRows: 1,
  admin: {
    description: 'One section. A change is on every page that shows it as soon as it is published.',
  },
};
