import { anchor, defineKind, heading, kindId } from '@keelstone/model/kind';
import { richTextSchema, richTextToPlainText } from '@keelstone/model/rich-text';
import * as v from 'valibot';
import { paragraphPassages, paragraphSchema, paragraphText } from '../../paragraphs/paragraphs.model.ts';

/** Collapsible questions and answers (U-3). */
export const accordion = defineKind(
  v.object({
    kind: v.literal('accordion'),
    id: kindId,
    heading,
    items: v.array(
      v.object({
        anchor,
        title: v.string(),
        body: richTextSchema,
        paragraphs: v.array(paragraphSchema),
        /** Whether the item cannot be opened or closed; left out if it can. */
        isDisabled: v.optional(v.boolean()),
      }),
    ),
    allowsSeveralOpen: v.boolean(),
    allowsAllClosed: v.boolean(),
    /** The address does not open an item, and opening one does not change the address. */
    ignoresAddress: v.optional(v.boolean(), false),
    /** Opening an item adds a history entry, so that Back returns to the one that was open before. */
    addsToHistory: v.optional(v.boolean(), false),
  }),
  ({ heading, items }) => [
    heading,
    ...items.flatMap((item) => [
      item.title,
      richTextToPlainText(item.body),
      ...item.paragraphs.flatMap(paragraphText),
    ]),
  ],
  ({ items, ignoresAddress }) =>
    items.flatMap(({ title, body, paragraphs, anchor: own }) => {
      const text = richTextToPlainText(body).replaceAll('\n', ' ');
      const answer = text ? [{ heading: title, text, ...(ignoresAddress ? {} : { anchor: own }) }] : [];
      return [...answer, ...paragraphPassages(paragraphs, ignoresAddress ? undefined : own)];
    }),
);
