import { nodesField } from '../fields/node-reference.field.ts';
import { nodeCollection } from './node-collection.ts';

export const solutions = nodeCollection({
  type: 'solution',
  interfaceName: 'Solution',
  labels: { singular: 'Solution', plural: 'Solutions' },
  description: 'A customer’s problem, and the products that solve it together.',
  hasSections: true,
  ownFields: [
    nodesField('products', 'Products', 'product_detail', 'Products that are part of this solution.'),
  ],
});
