import { nodesField } from '../fields/node-reference.field.ts';
import { termsField } from '../fields/term.field.ts';
import { nodeCollection } from './node-collection.ts';

export const articles = nodeCollection({
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
    {
      name: 'publishedAt',
      type: 'date',
      defaultValue: () => new Date().toISOString(),
      admin: {
        date: { pickerAppearance: 'dayAndTime' },
        description: 'The date that readers see. Left empty, the creation date is shown.',
      },
    },
    nodesField('authors', 'Authors', 'person', 'Shown below the title, in this order.'),
  ],
});
