import * as v from 'valibot';
import { defineType, titlesOf, wordsOf } from '../define-type.model.ts';
import { nodeFields, reference, references, text, titledTexts } from '../node.model.ts';

export const productSuite = defineType(
  v.object({
    ...nodeFields('product_suite'),
    /** A colour name from the `brand colors` vocabulary, which the stylesheet resolves. */
    accent: text,
    products: references,
    outcomes: titledTexts,
    /** The contact person. */
    contact: reference,
    caseStudies: references,
  }),
  {
    text: ({ products, outcomes, contact }) => [
      ...titlesOf(products),
      ...wordsOf(outcomes),
      contact?.title ?? null,
    ],
    shown: ['accent', 'products'],
  },
);
