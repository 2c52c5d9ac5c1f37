import { imageSchema } from '@keelstone/model/media';
import { quoteSchema } from '@keelstone/model/quote';
import * as v from 'valibot';
import { defineType } from '../define-type.model.ts';
import { nodeFields, references } from '../node.model.ts';

export const testimonial = defineType(
  v.object({
    ...nodeFields('testimonial'),
    ...quoteSchema.entries,
    portrait: v.nullable(imageSchema),
    products: references,
  }),
  {
    text: ({ quote, person, role, organisation }) => [quote, person, role, organisation],
    shown: ['quote', 'person', 'role', 'organisation', 'logo', 'caseStudy'],
  },
);
