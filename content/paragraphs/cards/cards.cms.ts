import { paragraphAdmin } from '@keelstone/editing/fields/block-picture.ts';
import { cardsField } from '@keelstone/editing/fields/card.field.ts';
import { headingField } from '@keelstone/editing/fields/words.field.ts';
import { cardsPart, headingPart } from '@keelstone/model/rich-text-parts';
import type { Block } from 'payload';
import type { ParagraphCms } from '../paragraph-cms.ts';
import { projectCardsParagraph } from './cards.projection.ts';

const block: Block = {
  slug: 'cards',
  interfaceName: 'CardsParagraph',
  labels: { singular: 'Cards', plural: 'Cards' },
  admin: paragraphAdmin(
    'cards',
    'Cards and pages',
    'Two small cards side by side, each with a picture on top.',
  ),
  fields: [headingField('the cards'), cardsField],
};

export const cards: ParagraphCms<'cards'> = {
  block,
  project: projectCardsParagraph,
  asText: ({ heading, cards: all }, level) => [...headingPart(heading, level), ...cardsPart(all)],
};
