import { defineKind, heading, kindId } from '@keelstone/model/kind';
import { pictureSchema } from '@keelstone/model/media';
import * as v from 'valibot';

/** References: customers, standards, memberships. */
export const endorsementBar = defineKind(
  v.object({
    kind: v.literal('endorsement_bar'),
    id: kindId,
    heading,
    items: v.array(
      v.object({ name: v.string(), logo: v.nullable(pictureSchema), url: v.nullable(v.string()) }),
    ),
  }),
  ({ heading, items }) => [heading, ...items.map(({ name }) => name)],
);
