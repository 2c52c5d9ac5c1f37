import { imageSchema } from '@keelstone/model/media';
import * as v from 'valibot';

/** What editors set for search engines and shared links; what is left out follows from the page itself. */
export const nodeMetaSchema = v.object({
  title: v.optional(v.string()),
  description: v.optional(v.string()),
  picture: v.optional(imageSchema),
  /** A path of this site, or the address of a page elsewhere, that search engines should show instead. */
  canonical: v.optional(v.string()),
  isHidden: v.optional(v.literal(true)),
});
export type NodeMeta = v.InferOutput<typeof nodeMetaSchema>;

/** Search engines should list the page: it neither asks to be left out nor names another address. */
export const isListed = ({ meta }: { meta?: NodeMeta | undefined }): boolean =>
  !meta?.isHidden && meta?.canonical === undefined;
