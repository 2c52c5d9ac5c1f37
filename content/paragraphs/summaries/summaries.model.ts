import { defineKind, heading, kindId } from '@keelstone/model/kind';
import { linkSchema } from '@keelstone/model/reference';
import * as v from 'valibot';

/** Links to other pages with an editor's own description of what is there. */
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
