import { anchor, defineKind, heading, kindId } from '@keelstone/model/kind';
import { richTextSchema, richTextToPlainText } from '@keelstone/model/rich-text';
import * as v from 'valibot';
import { paragraphSchema, paragraphText } from '../../paragraphs/paragraphs.model.ts';

/** Questions and answers that fold (U-3). */
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
        /** It neither opens nor closes; left out where it does. */
        isDisabled: v.optional(v.boolean()),
      }),
    ),
    allowsSeveralOpen: v.boolean(),
    allowsAllClosed: v.boolean(),
    /** The address does not choose an item, and opening one does not change it. */
    ignoresAddress: v.optional(v.boolean(), false),
    /** Back returns to the item that was open before. */
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
);
