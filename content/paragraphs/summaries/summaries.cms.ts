import { paragraphAdmin } from '@keelstone/editing/fields/block-picture.ts';
import { rowLabel } from '@keelstone/editing/fields/labels.ts';
import { requiredLinkField } from '@keelstone/editing/fields/link.field.ts';
import { requireRows } from '@keelstone/editing/fields/row-limits.ts';
import { headingField, lineField, linesField } from '@keelstone/editing/fields/words.field.ts';
import { headingPart, listPart } from '@keelstone/model/rich-text-parts';
import type { Block } from 'payload';
import type { ParagraphCms } from '../paragraph-cms.ts';
import { projectSummaries } from './summaries.projection.ts';

const MAX_SUMMARIES = 12;

const block: Block = {
  slug: 'summaries',
  interfaceName: 'SummariesParagraph',
  labels: { singular: 'Summaries', plural: 'Summaries' },
  admin: paragraphAdmin('summaries', 'Text', 'Two columns of short texts, each ending in an arrow.'),
  fields: [
    headingField('the summaries'),
    {
      name: 'items',
      label: 'Summaries',
      type: 'array',
      ...requireRows({
        min: 1,
        max: MAX_SUMMARIES,
        plural: 'summaries',
        reason: 'Without a summary there is nothing to show.',
      }),
      labels: { singular: 'Summary', plural: 'Summaries' },
      admin: {
        components: rowLabel('Summary'),
        description: 'Other pages in your own words: what is there, and why one would go.',
        initCollapsed: true,
      },
      fields: [
        lineField('heading', 'What the reader finds there.', { required: true }),
        linesField('text', 'One or two sentences. Leave it empty for none.'),
        requiredLinkField('Where it leads.'),
      ],
    },
  ],
};

export const summaries: ParagraphCms<'summaries'> = {
  block,
  project: projectSummaries,
  asText: ({ heading, items }, level) => [
    ...headingPart(heading, level),
    ...listPart(items.map(({ heading: title, text, link }) => ({ title, url: link?.url, text }))),
  ],
};
