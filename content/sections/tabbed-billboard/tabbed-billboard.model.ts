import { anchor, defineKind, heading, kindId } from '@keelstone/model/kind';
import { pictureSchema } from '@keelstone/model/media';
import { linkSchema } from '@keelstone/model/reference';
import { richTextSchema, richTextToPlainText } from '@keelstone/model/rich-text';
import * as v from 'valibot';
import { paragraphPassages, paragraphSchema, paragraphText } from '../../paragraphs/paragraphs.model.ts';

export const tabbedBillboard = defineKind(
  v.object({
    kind: v.literal('tabbed_billboard'),
    id: kindId,
    heading,
    tabs: v.array(
      v.object({
        anchor,
        /** One to three words. */
        label: v.string(),
        heading: v.string(),
        body: richTextSchema,
        picture: v.nullable(pictureSchema),
        link: v.nullable(linkSchema),
        paragraphs: v.array(paragraphSchema),
      }),
    ),
  }),
  ({ heading, tabs }) => [
    heading,
    ...tabs.flatMap((tab) => [
      tab.label,
      tab.heading,
      richTextToPlainText(tab.body),
      ...tab.paragraphs.flatMap(paragraphText),
    ]),
  ],
  ({ tabs }) => tabs.flatMap(({ paragraphs, anchor }) => paragraphPassages(paragraphs, anchor)),
);
