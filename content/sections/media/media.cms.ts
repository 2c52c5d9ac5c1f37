import { sectionAdmin } from '@keelstone/editing/fields/block-picture.ts';
import { mediaItemsField } from '@keelstone/editing/fields/media-items.field.ts';
import { headingField } from '@keelstone/editing/fields/words.field.ts';
import { headingPart } from '@keelstone/model/rich-text-parts';
import type { Block } from 'payload';
import type { SectionCms } from '../section-cms.ts';
import { projectMediaSection } from './media.projection.ts';

const block: Block = {
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

export const media: SectionCms<'media'> = {
  block,
  project: projectMediaSection,
  asText: ({ heading, items }) => [
    ...headingPart(heading),
    ...items.map((item) => ({ kind: 'embed' as const, item })),
  ],
};
