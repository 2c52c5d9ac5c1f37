import { defineKind, kindId } from '@keelstone/model/kind';
import { pictureSchema } from '@keelstone/model/media';
import { linkSchema } from '@keelstone/model/reference';
import { richTextSchema, richTextToPlainText } from '@keelstone/model/rich-text';
import * as v from 'valibot';

export const featuredText = defineKind(
  v.object({
    kind: v.literal('featured_text'),
    id: kindId,
    heading: v.string(),
    body: richTextSchema,
    picture: v.nullable(pictureSchema),
    link: v.nullable(linkSchema),
  }),
  ({ heading, body }) => [heading, richTextToPlainText(body)],
);
