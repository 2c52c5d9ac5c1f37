import { nodesField } from '../fields/node-reference.field.ts';
import { nodeCollection } from './node-collection.ts';

export const platforms = nodeCollection({
  type: 'platform',
  interfaceName: 'Platform',
  labels: { singular: 'Platform', plural: 'Platforms' },
  description: 'What the products stand on and share.',
  hasSections: true,
  ownFields: [nodesField('products', 'Products', 'product_detail', 'Products that stand on this platform.')],
});
