import { defineKind, heading, kindId } from '@keelstone/model/kind';
import { mediaItemSchema } from '@keelstone/model/media';
import { mediaItemText } from '@keelstone/model/media-text';
import * as v from 'valibot';

export const media = defineKind(
  v.object({
    kind: v.literal('media'),
    id: kindId,
    heading,
    layout: v.picklist(['wide', 'text', 'gallery']),
    items: v.array(mediaItemSchema),
  }),
  ({ heading, items }) => [heading, ...items.flatMap(mediaItemText)],
);
