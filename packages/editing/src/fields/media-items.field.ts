import type { ArrayField } from 'payload';
import { MEDIA_COLLECTIONS } from '../projection/project-media.ts';
import { rowLabel } from './row-label.ts';
import { requireRows } from './row-range.ts';
import { lineField } from './words.field.ts';

const MAX_ITEMS = 12;

/** Media of any of the six types (C-4), each with a caption. */
export const mediaItemsField: ArrayField = {
  name: 'items',
  label: 'Media',
  type: 'array',
  ...requireRows({
    min: 1,
    max: MAX_ITEMS,
    plural: 'items',
    reason: 'Without an item there is nothing to show.',
  }),
  labels: { singular: 'Item', plural: 'Items' },
  admin: {
    components: rowLabel('Item'),
    description: 'Pictures, drawings, sound, films, files to download; in this order.',
    initCollapsed: true,
  },
  fields: [
    {
      name: 'media',
      label: 'Which',
      // Not an upload field: that does not support remote videos, which have no file.
      type: 'relationship',
      relationTo: [...MEDIA_COLLECTIONS],
      required: true,
      admin: {
        appearance: 'drawer',
        description: 'What is said about it, and its transcript, belong to the item itself.',
      },
    },
    lineField('caption', 'A line below it. Leave it empty for none.'),
  ],
};
