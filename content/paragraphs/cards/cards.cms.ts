import { paragraphAdmin } from '@keelstone/editing/fields/block-picture.ts';
import { cardsField } from '@keelstone/editing/fields/card.field.ts';
import { headingField } from '@keelstone/editing/fields/words.field.ts';
import type { Block } from 'payload';

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
