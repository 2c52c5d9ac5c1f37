import * as v from 'valibot';
import { CONTENT_TYPES } from './content-type.ts';
import { pictureSchema } from './media.ts';

/** What a node shows of another one: enough for a link, a card or a by-line. Kept up to date by re-projection. */
export const nodeReferenceSchema = v.object({
  nid: v.number(),
  type: v.picklist(CONTENT_TYPES),
  title: v.string(),
  path: v.string(),
  excerpt: v.string(),
  picture: v.nullable(pictureSchema),
});
export type NodeReference = v.InferOutput<typeof nodeReferenceSchema>;

export const linkSchema = v.object({ title: v.string(), url: v.string() });
export type Link = v.InferOutput<typeof linkSchema>;
