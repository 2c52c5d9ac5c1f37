import { defineKind, kindId } from '@keelstone/model/kind';
import { pictureSchema } from '@keelstone/model/media';
import { linkSchema } from '@keelstone/model/reference';
import * as v from 'valibot';

/** Wide calls to action, one below the other. */
export const banners = defineKind(
  v.object({
    kind: v.literal('banners'),
    id: kindId,
    banners: v.array(
      v.object({
        heading: v.string(),
        text: v.nullable(v.string()),
        link: v.nullable(linkSchema),
        picture: v.nullable(pictureSchema),
      }),
    ),
  }),
  ({ banners }) => banners.flatMap((banner) => [banner.heading, banner.text]),
);
