import type { BlocksField } from 'payload';
import { paragraphs } from './paragraphs.cms.ts';

const MAX_PARAGRAPHS = 8;

/** The paragraphs of a section, below its text. */
export const paragraphsField: BlocksField = {
  name: 'paragraphs',
  label: 'What stands in it',
  type: 'blocks',
  blocks: paragraphs,
  maxRows: MAX_PARAGRAPHS,
  labels: { singular: 'Part', plural: 'Parts' },
  admin: {
    description:
      'Lists, quotations, cards, media: below the text, in this order. Leave it empty for the text alone.',
    initCollapsed: true,
  },
};
