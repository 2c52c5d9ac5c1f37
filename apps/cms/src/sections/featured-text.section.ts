import type { Block } from 'payload';
import { richTextField } from '../fields/body.field.ts';
import { linkField } from '../fields/link.field.ts';
import { pictureField } from '../fields/picture.field.ts';

export const featuredTextSection: Block = {
  slug: 'featured_text',
  interfaceName: 'FeaturedTextSection',
  labels: { singular: 'Featured text', plural: 'Featured texts' },
  fields: [
    {
      name: 'heading',
      type: 'text',
      localized: true,
      required: true,
      admin: { description: 'The statement that the text supports.' },
    },
    richTextField('body', 'Text', 'Two or three short paragraphs.'),
    pictureField('picture', 'Picture', 'Stands beside the text. Leave it empty for none.'),
    linkField('Where a reader goes from here.'),
  ],
};
