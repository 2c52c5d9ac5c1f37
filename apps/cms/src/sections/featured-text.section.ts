import type { Block } from 'payload';
import { sectionAdmin } from '../fields/block-picture.ts';
import { richTextField } from '../fields/body.field.ts';
import { linkField } from '../fields/link.field.ts';
import { pictureField } from '../fields/picture.field.ts';
import { lineField } from '../fields/words.field.ts';

export const featuredTextSection: Block = {
  slug: 'featured_text',
  interfaceName: 'FeaturedTextSection',
  labels: { singular: 'Featured text', plural: 'Featured texts' },
  admin: sectionAdmin(
    'featured_text',
    'Text',
    'A heading and text on the left, a picture of contour lines on the right.',
  ),
  fields: [
    lineField('heading', 'The statement that the text supports.', { required: true }),
    richTextField('body', 'Text', 'Two or three short paragraphs.'),
    pictureField('picture', 'Picture', 'Stands beside the text. Leave it empty for none.'),
    linkField('Where a reader goes from here.'),
  ],
};
