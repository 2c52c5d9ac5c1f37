import { sectionAdmin } from '@keelstone/editing/fields/block-picture.ts';
import { lineField, linesField } from '@keelstone/editing/fields/words.field.ts';
import { headingPart, paragraphPart } from '@keelstone/model/rich-text-parts';
import type { Block } from 'payload';
import type { SectionCms } from '../section-cms.ts';
import { projectHeadline } from './headline.projection.ts';

const block: Block = {
  slug: 'headline',
  interfaceName: 'HeadlineSection',
  labels: { singular: 'Headline', plural: 'Headlines' },
  admin: sectionAdmin('headline', 'Text', 'A small line, a large heading in two lines, and a sentence.'),
  fields: [
    lineField('kicker', 'One or two words above the heading. Leave it empty for none.'),
    lineField('heading', 'What this part of the page is about, in one line.', { required: true }),
    linesField('text', 'One or two sentences below the heading. Leave it empty for none.'),
  ],
};

export const headline: SectionCms<'headline'> = {
  block,
  project: projectHeadline,
  asText: ({ kicker, heading, text }) => [
    ...paragraphPart(kicker),
    ...headingPart(heading),
    ...paragraphPart(text),
  ],
};
