import { nodeField } from '../fields/node-reference.field.ts';
import { rowLabel } from '../fields/row-label.ts';
import { nodeCollection } from './node-collection.ts';

export const productDetails = nodeCollection({
  type: 'product_detail',
  interfaceName: 'ProductDetail',
  labels: { singular: 'Product', plural: 'Products' },
  description: 'One product of a product suite, and what it can do.',
  ownFields: [
    nodeField(
      'suite',
      'Product suite',
      'product_suite',
      'The suite this product belongs to; part of its path.',
    ),
    {
      name: 'capabilities',
      type: 'array',
      maxRows: 12,
      labels: { singular: 'Capability', plural: 'Capabilities' },
      admin: {
        components: rowLabel('Capability'),
        description: 'Three to six things this product does, each in a few words.',
      },
      fields: [
        {
          name: 'title',
          type: 'text',
          localized: true,
          required: true,
          admin: { description: 'The capability in two to four words.' },
        },
        {
          name: 'text',
          type: 'textarea',
          localized: true,
          required: true,
          admin: { description: 'One or two sentences on what it changes for the customer.' },
        },
      ],
    },
  ],
});
