import type { Block } from 'payload';
import { paragraphAdmin } from '../fields/block-picture.ts';
import { cardsField } from '../fields/card.field.ts';
import { headingField } from '../fields/words.field.ts';

export const cardsParagraph: Block = {
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
