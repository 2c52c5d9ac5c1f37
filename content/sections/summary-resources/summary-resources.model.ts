import { defineKind, heading, kindId } from '@keelstone/model/kind';
import { nodeReferenceSchema } from '@keelstone/model/reference';
import * as v from 'valibot';

/** Resources chosen by an editor; shown as featured items on the search page (S-14). */
export const summaryResources = defineKind(
  v.object({
    kind: v.literal('summary_resources'),
    id: kindId,
    heading,
    resources: v.array(nodeReferenceSchema),
  }),
  ({ heading }) => [heading],
);
