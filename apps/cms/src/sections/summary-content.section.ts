import type { Block } from 'payload';
import { anyNodesField } from '../fields/node-reference.field.ts';

export const summaryContentSection: Block = {
  slug: 'summary_content',
  interfaceName: 'SummaryContentSection',
  labels: { singular: 'Chosen pages', plural: 'Chosen pages' },
  fields: [
    {
      name: 'heading',
      type: 'text',
      localized: true,
      admin: { description: 'Stands above the cards. Leave it empty for none.' },
    },
    anyNodesField('nodes', 'Pages', 'Shown as cards, in this order.'),
  ],
};
