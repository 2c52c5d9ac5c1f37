import { sectionAdmin } from '@keelstone/editing/fields/block-picture.ts';
import { cardsField } from '@keelstone/editing/fields/card.field.ts';
import { headingField } from '@keelstone/editing/fields/words.field.ts';
import { cardsPart, headingPart } from '@keelstone/model/rich-text-parts';
import type { Block } from 'payload';
import type { SectionCms } from '../section-cms.ts';
import { projectCardGrid } from './card-grid.projection.ts';

const block: Block = {
  slug: 'card_grid',
  interfaceName: 'CardGridSection',
  labels: { singular: 'Card grid', plural: 'Card grids' },
  admin: sectionAdmin('card_grid', 'Cards and pages', 'Three tall cards, each with contour lines on top.'),
  fields: [headingField('the cards'), cardsField],
};

export const cardGrid: SectionCms<'card_grid'> = {
  block,
  project: projectCardGrid,
  canBeFeatured: true,
  asText: ({ heading, cards }) => [...headingPart(heading), ...cardsPart(cards)],
};
