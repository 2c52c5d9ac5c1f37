import { paragraphAdmin } from '@keelstone/editing/fields/block-picture.ts';
import { mediaItemsField } from '@keelstone/editing/fields/media-items.field.ts';
import type { Block } from 'payload';

export const mediaParagraph: Block = {
  slug: 'media',
  interfaceName: 'MediaParagraph',
  labels: { singular: 'Media', plural: 'Media' },
  admin: paragraphAdmin('media', 'Media', 'A sound recording with its controls, and a line of words below.'),
  fields: [mediaItemsField],
};
