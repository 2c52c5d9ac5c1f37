import { factsField } from '@keelstone/editing/fields/facts.field.ts';
import { rowLabel } from '@keelstone/editing/fields/labels.ts';
import { nodeField, nodesField } from '@keelstone/editing/fields/node-reference.field.ts';
import { limitRows } from '@keelstone/editing/fields/row-limits.ts';
import type { TypeCms } from '../type-cms.ts';
import { projectCaseStudy } from './case-study.projection.ts';

const MAX_RESULTS = 4;

export const caseStudy: TypeCms<'case_study'> = {
  type: 'case_study',
  interfaceName: 'CaseStudy',
  labels: { singular: 'Case study', plural: 'Case studies' },
  description: 'What a customer did, and what came of it, in figures.',
  ownFields: [
    {
      type: 'row',
      fields: [
        {
          name: 'customer',
          type: 'text',
          admin: { width: '50%', description: 'The customer’s name, as they write it.' },
        },
        {
          name: 'location',
          type: 'text',
          localized: true,
          admin: { width: '50%', description: 'Where they are, such as "Rotterdam, the Netherlands".' },
        },
      ],
    },
    {
      name: 'results',
      type: 'array',
      ...limitRows(MAX_RESULTS, 'results'),
      labels: { singular: 'Result', plural: 'Results' },
      admin: {
        components: rowLabel('Result'),
        description: 'Two to four figures for the strip at the top of the page.',
      },
      fields: [
        {
          name: 'figure',
          type: 'text',
          localized: true,
          required: true,
          admin: { description: 'Such as "38 %" or "11 days".' },
        },
        {
          name: 'meaning',
          type: 'text',
          localized: true,
          required: true,
          admin: { description: 'What the figure measures, such as "fewer repeat falls within a year".' },
        },
      ],
    },
    factsField('Of the customer, in a small table beside the text: staff, sites, since when.', {
      label: 'Staff',
      value: '4,200 at eleven sites',
    }),
    nodesField('products', 'Products', 'product_detail', 'What the customer uses, in this order.'),
    nodeField(
      'testimonial',
      'Testimonial',
      'testimonial',
      'What the customer says of it; shown as a quotation in the page.',
    ),
  ],
  project: projectCaseStudy,
};
