import type { Block } from 'payload';
import { sectionAdmin } from '../fields/block-picture.ts';
import { mediaItemsField } from '../fields/media-items.field.ts';
import { headingField } from '../fields/words.field.ts';

export const mediaSection: Block = {
  slug: 'media',
  interfaceName: 'MediaSection',
  labels: { singular: 'Media', plural: 'Media' },
  admin: sectionAdmin('media', 'Media', 'A wide film with a play button, two small pictures below.'),
  fields: [
    headingField('the media'),
    {
      name: 'layout',
      type: 'radio',
      required: true,
      defaultValue: 'wide',
      options: [
        { value: 'wide', label: 'As wide as the page' },
        { value: 'text', label: 'As wide as a text' },
        { value: 'gallery', label: 'Side by side' },
      ],
      admin: { layout: 'horizontal', description: 'Pictures may stand side by side; films want width.' },
    },
    mediaItemsField,
  ],
};
