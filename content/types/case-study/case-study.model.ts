import { quoteSchema } from '@keelstone/model/quote';
import * as v from 'valibot';
import { defineType, titlesOf, wordsOf, wordsOfQuote } from '../define-type.model.ts';
import { facts, nodeFields, references, text } from '../node.model.ts';

export const caseStudy = defineType(
  v.object({
    ...nodeFields('case_study'),
    customer: text,
    location: text,
    /** Facts about the customer: staff, sites, customer since. */
    facts,
    products: references,
    quote: v.nullable(quoteSchema),
    /** The results: figures with their meaning. */
    results: v.array(v.object({ figure: v.string(), meaning: v.string() })),
  }),
  {
    text: ({ customer, location, facts, products, quote, results }) => [
      ...[customer, location],
      ...wordsOf([...facts, ...results]),
      ...titlesOf(products),
      ...(quote ? wordsOfQuote(quote) : []),
    ],
    isShared: true,
    isReadNext: () => true,
  },
);
