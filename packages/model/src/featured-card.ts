import * as v from 'valibot';
import { pictureSchema } from './media.ts';
import { linkSchema } from './reference.ts';

/** A card written by an editor (S-14): heading, link, picture. */
export const featuredCardSchema = v.object({
  heading: v.string(),
  text: v.string(),
  link: v.nullable(linkSchema),
  media: v.nullable(pictureSchema),
});
export type FeaturedCard = v.InferOutput<typeof featuredCardSchema>;
