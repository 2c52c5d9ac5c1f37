import { defineKind, heading, kindId } from '@keelstone/model/kind';
import { linkSchema } from '@keelstone/model/reference';
import * as v from 'valibot';

/** Other pages in the editor's own words: what is there, and why one would go. */
export const summaries = defineKind(
  v.object({
    kind: v.literal('summaries'),
    id: kindId,
    heading,
    items: v.array(
      v.object({ heading: v.string(), text: v.nullable(v.string()), link: v.nullable(linkSchema) }),
    ),
  }),
  ({ heading, items }) => [heading, ...items.flatMap((item) => [item.heading, item.text])],
);
