import type { ArrayField } from 'payload';
import { linkField } from './link.field.ts';
import { pictureField } from './picture.field.ts';
import { rowLabel } from './row-label.ts';
import { requireRows } from './row-range.ts';
import { lineField, linesField } from './words.field.ts';

const MAX_CARDS = 12;

/** Cards written by an editor (S-14): heading, short text, link, picture. */
export const cardsField: ArrayField = {
  name: 'cards',
  type: 'array',
  ...requireRows({
    min: 1,
    max: MAX_CARDS,
    plural: 'cards',
    reason: 'Without cards there is nothing to show.',
  }),
  labels: { singular: 'Card', plural: 'Cards' },
  admin: {
    components: rowLabel('Card'),
    description: 'Three, four or six look best.',
    initCollapsed: true,
  },
  fields: [
    lineField('heading', 'A few words that say what the reader gets.', { required: true }),
    linesField('text', 'One or two sentences.'),
    linkField('Where the card leads. Leave page and address empty for a card without a link.'),
    pictureField('media', 'Picture', 'Stands above the heading. Leave it empty for none.'),
  ],
};
