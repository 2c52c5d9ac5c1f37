import * as v from 'valibot';
import { defineType, titlesOf } from '../define-type.model.ts';
import { nodeFields, reference, references, text, titledTexts } from '../node.model.ts';

export const productSuite = defineType(
  v.object({
    ...nodeFields('product_suite'),
    /** A colour name of the `brand colors` vocabulary, for the stylesheet to resolve. */
    accent: text,
    products: references,
    outcomes: titledTexts,
    /** Whom to ask. */
    contact: reference,
    caseStudies: references,
  }),
  { text: ({ products }) => titlesOf(products), shown: ['accent', 'products'] },
);
