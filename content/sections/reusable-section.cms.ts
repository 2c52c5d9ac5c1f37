import { reusableAdmin } from '@keelstone/editing/fields/block-picture.ts';
import { reusableFields } from '@keelstone/editing/fields/text/reusable.field.ts';
import type { Block } from 'payload';

/**
 * Stands for a section that several pages share. It is no kind of section: what is published has the section itself in
 * its place (project-sections.ts), so that pages, search, feeds and APIs know of none.
 */
export const reusableBlock: Block = {
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
