import { featuredCardSchema } from '@keelstone/model/featured-card';
import { defineKind, heading, kindId } from '@keelstone/model/kind';
import * as v from 'valibot';

export const cards = defineKind(
  v.object({
    kind: v.literal('cards'),
    id: kindId,
    heading,
    cards: v.array(featuredCardSchema),
  }),
  ({ heading, cards }) => [heading, ...cards.flatMap((card) => [card.heading, card.text])],
);
