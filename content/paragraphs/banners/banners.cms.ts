import { paragraphAdmin } from '@keelstone/editing/fields/block-picture.ts';
import { rowLabel } from '@keelstone/editing/fields/labels.ts';
import { linkField } from '@keelstone/editing/fields/link.field.ts';
import { pictureField } from '@keelstone/editing/fields/picture.field.ts';
import { requireRows } from '@keelstone/editing/fields/row-limits.ts';
import { lineField, linesField } from '@keelstone/editing/fields/words.field.ts';
import { actionPart } from '@keelstone/model/rich-text-parts';
import type { Block } from 'payload';
import type { ParagraphCms } from '../paragraph-cms.ts';
import { projectBanners } from './banners.projection.ts';

const MAX_BANNERS = 4;

const block: Block = {
  slug: 'banners',
  interfaceName: 'BannersParagraph',
  labels: { singular: 'Banners', plural: 'Banners' },
  admin: paragraphAdmin(
    'banners',
    'Cards and pages',
    'A wide band with a heading and a button over contour lines.',
  ),
  fields: [
    {
      name: 'banners',
      type: 'array',
      ...requireRows({
        min: 1,
        max: MAX_BANNERS,
        plural: 'banners',
        reason: 'Without a banner there is nothing to show.',
      }),
      labels: { singular: 'Banner', plural: 'Banners' },
      admin: {
        components: rowLabel('Banner'),
        description: 'Wide calls to action, one below the other. One says more than three.',
        initCollapsed: true,
      },
      fields: [
        lineField('heading', 'What you ask the reader to do, or to know.', { required: true }),
        linesField('text', 'One sentence that gives the reason. Leave it empty for none.'),
        linkField('Where the banner leads. Leave page and address empty for a banner without a link.'),
        pictureField('picture', 'Picture', 'Stands behind the words. Leave it empty for a plain band.'),
      ],
    },
  ],
};

export const banners: ParagraphCms<'banners'> = {
  block,
  project: projectBanners,
  asText: ({ banners: all }, level) =>
    all.flatMap(({ heading, ...more }) => actionPart(heading, { ...more, level })),
};
