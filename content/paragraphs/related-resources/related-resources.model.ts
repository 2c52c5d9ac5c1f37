import { defineKind, heading, kindId } from '@keelstone/model/kind';
import { nodeReferenceSchema } from '@keelstone/model/reference';
import * as v from 'valibot';
import { fillUpTo } from '../fill-up-to.model.ts';

/** Resources chosen by an editor, followed by others on the same topics. */
export const relatedResources = defineKind(
  v.object({
    kind: v.literal('related_resources'),
    id: kindId,
    heading,
    resources: v.array(nodeReferenceSchema),
    fillUpTo,
  }),
  ({ heading }) => [heading],
);
