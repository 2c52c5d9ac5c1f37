import { defineKind, heading, kindId } from '@keelstone/model/kind';
import * as v from 'valibot';

/** Short lists: points, numbered steps, or words and what they mean (those have titles). */
export const textLists = defineKind(
  v.object({
    kind: v.literal('text_lists'),
    id: kindId,
    lists: v.array(
      v.object({
        heading,
        style: v.picklist(['bullets', 'steps', 'terms']),
        items: v.array(v.object({ title: v.nullable(v.string()), text: v.string() })),
      }),
    ),
  }),
  ({ lists }) =>
    lists.flatMap((list) => [list.heading, ...list.items.flatMap((item) => [item.title, item.text])]),
);
