import { nodeField, nodesField } from '@keelstone/editing/fields/node-reference.field.ts';
import { titledTextsField } from '@keelstone/editing/fields/titled-texts.field.ts';
import type { TypeCms } from '../type-cms.ts';
import { projectProductSuite } from './product-suite.projection.ts';

export const productSuite: TypeCms<'product_suite'> = {
  type: 'product_suite',
  interfaceName: 'ProductSuite',
  labels: { singular: 'Product suite', plural: 'Product suites' },
  description: 'Products that belong together, under one name and one colour.',
  ownFields: [
    {
      name: 'accent',
      type: 'relationship',
      relationTo: 'brand_colors',
      admin: { description: 'The colour of this suite’s pages, from the vocabulary "Brand colors".' },
    },
    nodesField('products', 'Products', 'product_detail', 'The products of this suite, in this order.'),
    titledTextsField({
      name: 'outcomes',
      labels: { singular: 'Outcome', plural: 'Outcomes' },
      maxRows: 6,
      description: 'What is different for a customer afterwards. Three are enough.',
      titleDescription: 'The outcome in a few words, such as "One register for all sites".',
      textDescription: 'How one would notice, in one or two sentences.',
    }),
    nodesField('caseStudies', 'Case studies', 'case_study', 'Customers who use this suite, in this order.'),
    nodeField('contact', 'Contact', 'person', 'Whom a visitor asks about this suite.'),
  ],
  project: projectProductSuite,
};
