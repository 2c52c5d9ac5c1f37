import { defineKind, kindId } from '@keelstone/model/kind';
import { quoteSchema } from '@keelstone/model/quote';
import * as v from 'valibot';

export const quotes = defineKind(
  v.object({
    kind: v.literal('quotes'),
    id: kindId,
    quotes: v.array(quoteSchema),
  }),
  ({ quotes }) =>
    quotes.flatMap(({ quote, person, role, organisation }) => [quote, person, role, organisation]),
);
