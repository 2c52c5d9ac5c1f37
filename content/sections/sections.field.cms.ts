import { fillAnchors } from '@keelstone/editing/fields/anchor.field.ts';
import { reusableAdmin } from '@keelstone/editing/fields/block-picture.ts';
import { reusableFields } from '@keelstone/editing/fields/text/reusable.field.ts';
import type { Block, BlocksField } from 'payload';
import { sections } from './sections.cms.ts';

/**
 * Stands for a section that several pages share. It is no kind of section: what is published has the section itself in
 * its place (project-sections.ts), so that pages, search, feeds and APIs know of none.
 */
const reusableBlock: Block = {
  slug: 'reusable',
  interfaceName: 'ReusableSection',
  labels: { singular: 'Reusable section', plural: 'Reusable sections' },
  admin: {
    ...reusableAdmin('One section that stands on several pages.'),
    components: { Label: '/nodes/reusable/view/reusable-label.tsx#ReusableLabel' },
  },
  fields: reusableFields({
    description: 'It is written in one place. Where nothing of it is published, visitors see nothing.',
  }),
};

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

/** The one section of a reusable section. It cannot show another reusable one. */
export const sharedSectionField: BlocksField = {
  ...sectionsField,
  blocks: sections,
  label: 'Section',
  labels: { singular: 'Section', plural: 'Section' },
  required: true,
  minRows: 1,
  maxRows: 1,
  admin: {
    description: 'One section. A change is on every page that shows it as soon as it is published.',
  },
};
