import { sectionAdmin } from '@keelstone/editing/fields/block-picture.ts';
import { richTextField } from '@keelstone/editing/fields/body.field.ts';
import { linkField } from '@keelstone/editing/fields/link.field.ts';
import { pictureField } from '@keelstone/editing/fields/picture.field.ts';
import { lineField } from '@keelstone/editing/fields/words.field.ts';
import { headingPart, linkPart, picturePart } from '@keelstone/model/rich-text-parts';
import type { Block } from 'payload';
import type { SectionCms } from '../section-cms.ts';
import { projectFeaturedText } from './featured-text.projection.ts';

const block: Block = {
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

export const featuredText: SectionCms<'featured_text'> = {
  block,
  project: projectFeaturedText,
  asText: ({ heading, body, picture, link }) => [
    ...headingPart(heading),
    ...picturePart(picture),
    ...body,
    ...linkPart(link),
  ],
};
