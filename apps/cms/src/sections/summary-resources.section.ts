import type { Block } from 'payload';
import { nodesField } from '../fields/node-reference.field.ts';

export const summaryResourcesSection: Block = {
  slug: 'summary_resources',
  interfaceName: 'SummaryResourcesSection',
  labels: { singular: 'Chosen resources', plural: 'Chosen resources' },
  fields: [
    {
      name: 'heading',
      type: 'text',
      localized: true,
      admin: { description: 'Stands above the cards. Leave it empty for none.' },
    },
    nodesField('resources', 'Resources', 'resource', 'Shown as cards, in this order.'),
  ],
};
