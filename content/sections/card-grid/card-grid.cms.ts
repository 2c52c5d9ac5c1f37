import { sectionAdmin } from '@keelstone/editing/fields/block-picture.ts';
import { cardsField } from '@keelstone/editing/fields/card.field.ts';
import { headingField } from '@keelstone/editing/fields/words.field.ts';
import type { Block } from 'payload';

export const cardGridSection: Block = {
  slug: 'card_grid',
  interfaceName: 'CardGridSection',
  labels: { singular: 'Card grid', plural: 'Card grids' },
  admin: sectionAdmin('card_grid', 'Cards and pages', 'Three tall cards, each with contour lines on top.'),
  fields: [headingField('the cards'), cardsField],
};
