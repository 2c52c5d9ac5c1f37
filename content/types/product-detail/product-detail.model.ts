import * as v from 'valibot';
import { defineType, wordsOf } from '../define-type.model.ts';
import { facts, nodeFields, reference, references, titledTexts } from '../node.model.ts';

export const productDetail = defineType(
  v.object({
    ...nodeFields('product_detail'),
    suite: reference,
    capabilities: titledTexts,
    platform: reference,
    /** Such as hosting, languages, year of introduction. */
    facts,
    resources: references,
  }),
  {
    text: ({ capabilities, facts }) => wordsOf([...capabilities, ...facts]),
  },
);
