import { imageSchema } from '@keelstone/model/media';
import { quoteSchema } from '@keelstone/model/quote';
import * as v from 'valibot';
import { nodeFields, references } from '../node.model.ts';

export const testimonial = v.object({
  ...nodeFields('testimonial'),
  ...quoteSchema.entries,
  portrait: v.nullable(imageSchema),
  products: references,
});
