import * as v from 'valibot';
import { LANGUAGES } from './language.ts';

/** The twelve vocabularies (C-3), by machine name. */
export const VOCABULARIES = [
  'article_type',
  'audio_type',
  'brand_colors',
  'file_type',
  'image_type',
  'industries',
  'product_suites',
  'resource_type',
  'role_category',
  'svg_type',
  'tags',
  'video_type',
] as const;

export type Vocabulary = (typeof VOCABULARIES)[number];

/** A term as a published node shows it: with a label in the node's language. */
export const termSchema = v.object({
  id: v.number(),
  label: v.string(),
  /** The language of its label, if it has none in that of the node. Nodes published before this was recorded lack it. */
  language: v.optional(v.picklist(LANGUAGES)),
});
export type Term = v.InferOutput<typeof termSchema>;

/** A resource type term also has the text of its links and an icon (C-3). */
export const resourceTypeTermSchema = v.object({
  ...termSchema.entries,
  linkText: v.nullable(v.string()),
  iconUrl: v.nullable(v.string()),
});
export type ResourceTypeTerm = v.InferOutput<typeof resourceTypeTermSchema>;
