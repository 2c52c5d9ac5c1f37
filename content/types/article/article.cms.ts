import { nodesField } from '@keelstone/editing/fields/node-reference.field.ts';
import { pointsField } from '@keelstone/editing/fields/points.field.ts';
import { termsField } from '@keelstone/editing/fields/term.field.ts';
import type { TypeCms } from '../type-cms.ts';
import { projectArticle } from './article.projection.ts';

const MAX_KEY_POINTS = 6;

export const article: TypeCms<'article'> = {
  type: 'article',
  interfaceName: 'Article',
  labels: { singular: 'Article', plural: 'Articles' },
  description: 'Analysis, guides, opinion and news, signed by the people who wrote them.',
  hasSummary: false,
  ownFields: [
    termsField(
      'articleTypes',
      'Article types',
      'article_type',
      'What kind of article this is; shown on its card.',
    ),
    nodesField('authors', 'Authors', 'person', 'Shown below the title, in this order.'),
    {
      type: 'row',
      fields: [
        {
          name: 'publishedAt',
          type: 'date',
          defaultValue: () => new Date().toISOString(),
          admin: {
            width: '50%',
            components: { Field: '/admin/time/zoned-date-field.tsx#ZonedDateField' },
            description: 'The date that readers see. Left empty, the creation date is shown.',
          },
        },
        {
          name: 'reviewedAt',
          label: 'Last checked',
          type: 'date',
          admin: {
            width: '50%',
            date: { pickerAppearance: 'dayOnly' },
            components: { Field: '/admin/time/zoned-date-field.tsx#ZonedDateField' },
            description:
              'When somebody last made sure that it is still true. Shown to readers. Leave it empty for news.',
          },
        },
      ],
    },
    pointsField(
      'keyPoints',
      'Key points',
      MAX_KEY_POINTS,
      'What a reader in a hurry takes away. Three are enough; leave it empty for a short article.',
    ),
  ],
  project: projectArticle,
};
