import { defineKind, heading, kindId } from '@keelstone/model/kind';
import { nodeReferenceSchema } from '@keelstone/model/reference';
import * as v from 'valibot';

/** Nodes of any type that an editor chose. */
export const summaryContent = defineKind(
  v.object({
    kind: v.literal('summary_content'),
    id: kindId,
    heading,
    nodes: v.array(nodeReferenceSchema),
  }),
  ({ heading }) => [heading],
);
