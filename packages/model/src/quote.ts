import * as v from 'valibot';
import { pictureSchema } from './media.ts';
import { nodeReferenceSchema } from './reference.ts';

/** A quote and its source. */
export const quoteSchema = v.object({
  quote: v.string(),
  person: v.nullable(v.string()),
  role: v.nullable(v.string()),
  organisation: v.nullable(v.string()),
  logo: v.nullable(pictureSchema),
  /** The case study with the whole story. */
  caseStudy: v.nullable(nodeReferenceSchema),
});
export type Quote = v.InferOutput<typeof quoteSchema>;
