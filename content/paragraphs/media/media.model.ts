import { defineKind, kindId } from '@keelstone/model/kind';
import { mediaItemSchema } from '@keelstone/model/media';
import { mediaItemText } from '@keelstone/model/media-text';
import * as v from 'valibot';

export const media = defineKind(
  v.object({
    kind: v.literal('media'),
    id: kindId,
    items: v.array(mediaItemSchema),
  }),
  ({ items }) => items.flatMap(mediaItemText),
);
