import { defineKind, kindId } from '@keelstone/model/kind';
import { richTextSchema, richTextToPlainText } from '@keelstone/model/rich-text';
import * as v from 'valibot';
import { paragraphPassages, paragraphSchema, paragraphText } from '../../paragraphs/paragraphs.model.ts';

export const basic = defineKind(
  v.object({
    kind: v.literal('basic'),
    id: kindId,
    body: richTextSchema,
    paragraphs: v.array(paragraphSchema),
  }),
  ({ body, paragraphs }) => [richTextToPlainText(body), ...paragraphs.flatMap(paragraphText)],
  ({ paragraphs }) => paragraphPassages(paragraphs),
);
