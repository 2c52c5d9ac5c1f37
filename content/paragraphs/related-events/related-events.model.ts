import { defineKind, heading, kindId } from '@keelstone/model/kind';
import { nodeReferenceSchema } from '@keelstone/model/reference';
import * as v from 'valibot';
import { fillUpTo } from '../fill-up-to.model.ts';

/** Events an editor chose; then upcoming ones about the same things. */
export const relatedEvents = defineKind(
  v.object({
    kind: v.literal('related_events'),
    id: kindId,
    heading,
    events: v.array(nodeReferenceSchema),
    fillUpTo,
  }),
  ({ heading }) => [heading],
);
