import { defineKind, heading, kindId } from '@keelstone/model/kind';
import * as v from 'valibot';

/** Short lists: bullet points, numbered steps, or terms with their definitions (whose titles are the terms). */
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
  ({ lists }) =>
    lists
      .filter(({ style }) => style === 'terms')
      .flatMap(({ items }) => items)
      .flatMap(({ title, text }) => (title ? [{ heading: title, text }] : [])),
);
