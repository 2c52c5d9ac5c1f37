import { nodesField } from '../fields/node-reference.field.ts';
import { nodeCollection } from './node-collection.ts';

export const productSuites = nodeCollection({
  type: 'product_suite',
  interfaceName: 'ProductSuite',
  labels: { singular: 'Product suite', plural: 'Product suites' },
  description: 'Products that belong together, under one name and one colour.',
  hasSections: true,
  ownFields: [
    {
      name: 'accent',
      type: 'relationship',
      relationTo: 'brand_colors',
      admin: { description: 'The colour of this suite’s pages, from the vocabulary "Brand colors".' },
    },
    nodesField('products', 'Products', 'product_detail', 'The products of this suite, in this order.'),
  ],
});
