import * as v from 'valibot';
import { defineType, titlesOf, wordsOf } from '../define-type.model.ts';
import { nodeFields, references, titledTexts } from '../node.model.ts';

export const solution = defineType(
  v.object({
    ...nodeFields('solution'),
    /** Situations that the solution is meant for. */
    situations: titledTexts,
    products: references,
    caseStudies: references,
    resources: references,
  }),
  {
    text: ({ products, situations }) => [...titlesOf(products), ...wordsOf(situations)],
    isReadNext: () => true,
  },
);
