import { defineKind, heading, kindId } from '@keelstone/model/kind';
import { linkSchema } from '@keelstone/model/reference';
import * as v from 'valibot';

export const linksList = defineKind(
  v.object({
    kind: v.literal('links_list'),
    id: kindId,
    heading,
    links: v.array(v.object({ ...linkSchema.entries, description: v.nullable(v.string()) })),
  }),
  ({ heading, links }) => [heading, ...links.flatMap(({ title, description }) => [title, description])],
);
