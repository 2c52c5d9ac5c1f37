import { paragraphAdmin } from '@keelstone/editing/fields/block-picture.ts';
import { mediaItemsField } from '@keelstone/editing/fields/media-items.field.ts';
import type { Block } from 'payload';
import type { ParagraphCms } from '../paragraph-cms.ts';
import { projectMediaParagraph } from './media.projection.ts';

const block: Block = {
  slug: 'media',
  interfaceName: 'MediaParagraph',
  labels: { singular: 'Media', plural: 'Media' },
  admin: paragraphAdmin('media', 'Media', 'A sound recording with its controls, and a line of words below.'),
  fields: [mediaItemsField],
};

export const media: ParagraphCms<'media'> = {
  block,
  project: projectMediaParagraph,
  asText: ({ items }) => items.map((item) => ({ kind: 'embed', item })),
};
