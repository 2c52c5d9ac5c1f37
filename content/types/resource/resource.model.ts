import { fileSchema, imageSchema, recordingSchema } from '@keelstone/model/media';
import { resourceTypeTermSchema } from '@keelstone/model/vocabulary';
import * as v from 'valibot';
import { defineType, titlesOf } from '../define-type.model.ts';
import { nodeFields, references, text } from '../node.model.ts';

export const resource = defineType(
  v.object({
    ...nodeFields('resource'),
    resourceTypes: v.array(resourceTypeTermSchema),
    asset: v.nullable(fileSchema),
    /** True if links to this resource open its asset instead of its page. */
    linksToAsset: v.boolean(),
    /** An image of the first page. */
    preview: v.nullable(imageSchema),
    pageCount: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
    /** Such as "3rd, May 2026". */
    edition: text,
    authors: references,
    recording: v.nullable(recordingSchema),
  }),
  {
    text: ({ edition, authors }) => [edition, ...titlesOf(authors)],
    terms: ({ resourceTypes }) => resourceTypes,
    link: ({ linksToAsset, asset }) => (linksToAsset && asset ? asset.url : null),
    isExcerptOfBody: true,
    isShared: true,
    isReadNext: () => true,
  },
);
