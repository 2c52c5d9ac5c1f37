import type { Block } from 'payload';
import { sectionAdmin } from '../fields/block-picture.ts';
import { cardsField } from '../fields/card.field.ts';
import { headingField } from '../fields/words.field.ts';

export const cardGridSection: Block = {
  slug: 'card_grid',
  interfaceName: 'CardGridSection',
  labels: { singular: 'Card grid', plural: 'Card grids' },
  admin: sectionAdmin('card_grid', 'Cards and pages', 'Three tall cards, each with contour lines on top.'),
  fields: [headingField('the cards'), cardsField],
};
