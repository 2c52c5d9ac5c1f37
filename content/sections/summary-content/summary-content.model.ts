import { defineKind, heading, kindId } from '@keelstone/model/kind';
import { nodeReferenceSchema } from '@keelstone/model/reference';
import * as v from 'valibot';

/** Nodes of any type, chosen by an editor. */
export const summaryContent = defineKind(
  v.object({
    kind: v.literal('summary_content'),
    id: kindId,
    heading,
    nodes: v.array(nodeReferenceSchema),
  }),
  ({ heading }) => [heading],
);
