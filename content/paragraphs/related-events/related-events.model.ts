import { defineKind, heading, kindId } from '@keelstone/model/kind';
import { nodeReferenceSchema } from '@keelstone/model/reference';
import * as v from 'valibot';
import { fillUpTo } from '../fill-up-to.model.ts';

/** Events chosen by an editor, followed by upcoming ones on the same topics. */
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
