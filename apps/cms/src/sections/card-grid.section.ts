import type { Block, Field } from 'payload';
import { linkField } from '../fields/link.field.ts';
import { pictureField } from '../fields/picture.field.ts';
import { rowLabel } from '../fields/row-label.ts';

const cardFields: Field[] = [
  {
    name: 'heading',
    type: 'text',
    localized: true,
    required: true,
    admin: { description: 'A few words that say what the reader gets.' },
  },
  {
    name: 'text',
    type: 'textarea',
    localized: true,
    admin: { description: 'One or two sentences.' },
  },
  linkField('Where the card leads. Leave page and address empty for a card without a link.'),
  pictureField('media', 'Picture', 'Stands above the heading. Leave it empty for none.'),
];

export const cardGridSection: Block = {
  slug: 'card_grid',
  interfaceName: 'CardGridSection',
  labels: { singular: 'Card grid', plural: 'Card grids' },
  fields: [
    {
      name: 'heading',
      type: 'text',
      localized: true,
      admin: { description: 'Stands above the cards. Leave it empty for none.' },
    },
    {
      name: 'cards',
      type: 'array',
      minRows: 1,
      maxRows: 12,
      labels: { singular: 'Card', plural: 'Cards' },
      admin: {
        components: rowLabel('Card'),
        description: 'Three, four or six look best.',
        initCollapsed: true,
      },
      fields: cardFields,
    },
  ],
};
