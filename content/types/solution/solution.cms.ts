import { nodesField } from '@keelstone/editing/fields/node-reference.field.ts';
import { titledTextsField } from '@keelstone/editing/fields/titled-texts.field.ts';
import type { TypeCms } from '../type-cms.ts';
import { projectSolution } from './solution.projection.ts';

export const solution: TypeCms<'solution'> = {
  type: 'solution',
  interfaceName: 'Solution',
  labels: { singular: 'Solution', plural: 'Solutions' },
  description: 'A customer’s problem, and the products that solve it together.',
  ownFields: [
    titledTextsField({
      name: 'situations',
      labels: { singular: 'Situation', plural: 'Situations' },
      maxRows: 6,
      description: 'In which a reader recognises themselves. Three are enough.',
      titleDescription: 'The situation in one line, such as "Three registers, one audit".',
      textDescription: 'What makes it hard, and what helps, in two or three sentences.',
    }),
    nodesField('products', 'Products', 'product_detail', 'Products that are part of this solution.'),
    nodesField('caseStudies', 'Case studies', 'case_study', 'Customers who solved it so, in this order.'),
    nodesField('resources', 'Resources', 'resource', 'To read on about this problem, in this order.'),
  ],
  project: projectSolution,
};
