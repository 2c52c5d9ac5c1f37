import { rowLabel } from '../fields/row-label.ts';
import { nodeCollection } from './node-collection.ts';

export const caseStudies = nodeCollection({
  type: 'case_study',
  interfaceName: 'CaseStudy',
  labels: { singular: 'Case study', plural: 'Case studies' },
  description: 'What a customer did, and what came of it, in figures.',
  ownFields: [
    { name: 'customer', type: 'text', admin: { description: 'The customer’s name, as they write it.' } },
    {
      name: 'results',
      type: 'array',
      maxRows: 4,
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
  ],
});
