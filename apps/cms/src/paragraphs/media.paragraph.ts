import type { Block } from 'payload';
import { paragraphAdmin } from '../fields/block-picture.ts';
import { mediaItemsField } from '../fields/media-items.field.ts';

export const mediaParagraph: Block = {
  slug: 'media',
  interfaceName: 'MediaParagraph',
  labels: { singular: 'Media', plural: 'Media' },
  admin: paragraphAdmin('media', 'Media', 'A sound recording with its controls, and a line of words below.'),
  fields: [mediaItemsField],
};
