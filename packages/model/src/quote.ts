import * as v from 'valibot';
import { pictureSchema } from './media.ts';
import { nodeReferenceSchema } from './reference.ts';

/** What somebody said, and who. */
export const quoteSchema = v.object({
  quote: v.string(),
  person: v.nullable(v.string()),
  role: v.nullable(v.string()),
  organisation: v.nullable(v.string()),
  logo: v.nullable(pictureSchema),
  /** Where the whole story is told. */
  caseStudy: v.nullable(nodeReferenceSchema),
});
export type Quote = v.InferOutput<typeof quoteSchema>;
