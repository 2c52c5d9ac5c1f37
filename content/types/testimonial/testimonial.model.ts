import { imageSchema } from '@keelstone/model/media';
import { quoteSchema } from '@keelstone/model/quote';
import * as v from 'valibot';
import { defineType, wordsOfQuote } from '../define-type.model.ts';
import { nodeFields, references } from '../node.model.ts';

export const testimonial = defineType(
  v.object({
    ...nodeFields('testimonial'),
    ...quoteSchema.entries,
    portrait: v.nullable(imageSchema),
    products: references,
  }),
  {
    text: wordsOfQuote,
    shown: ['quote', 'person', 'role', 'organisation', 'logo', 'caseStudy'],
  },
);
