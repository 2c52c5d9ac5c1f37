import { factsField } from '@keelstone/editing/fields/facts.field.ts';
import { nodeField, nodesField } from '@keelstone/editing/fields/node-reference.field.ts';
import { titledTextsField } from '@keelstone/editing/fields/titled-texts.field.ts';
import type { TypeCms } from '../type-cms.ts';
import { projectProductDetail } from './product-detail.projection.ts';

export const productDetail: TypeCms<'product_detail'> = {
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
    nodeField('platform', 'Platform', 'platform', 'What the product stands on.'),
    titledTextsField({
      name: 'capabilities',
      labels: { singular: 'Capability', plural: 'Capabilities' },
      maxRows: 12,
      description: 'Three to six things this product does, each in a few words.',
      titleDescription: 'The capability in two to four words.',
      textDescription: 'One or two sentences on what it changes for the customer.',
    }),
    factsField('A small table beside the text: where it runs, in which languages, since when.', {
      label: 'Languages',
      value: 'English, German, French',
    }),
    nodesField('resources', 'Resources', 'resource', 'To read on about this product, in this order.'),
  ],
  project: projectProductDetail,
};
