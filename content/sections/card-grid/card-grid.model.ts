import { featuredCardSchema } from '@keelstone/model/featured-card';
import { defineKind, heading, kindId } from '@keelstone/model/kind';
import * as v from 'valibot';

export const cardGrid = defineKind(
  v.object({
    kind: v.literal('card_grid'),
    id: kindId,
    heading,
    cards: v.array(featuredCardSchema),
  }),
  ({ heading, cards }) => [heading, ...cards.flatMap((card) => [card.heading, card.text])],
);
