import { nodeField } from '../fields/node-reference.field.ts';
import { pictureField } from '../fields/picture.field.ts';
import { nodeCollection } from './node-collection.ts';

export const testimonials = nodeCollection({
  type: 'testimonial',
  interfaceName: 'Testimonial',
  labels: { singular: 'Testimonial', plural: 'Testimonials' },
  description: 'What a customer says, in their own words.',
  ownFields: [
    {
      name: 'quote',
      type: 'textarea',
      localized: true,
      required: true,
      admin: { description: 'One to three sentences, without quotation marks: the site sets them.' },
    },
    { name: 'person', type: 'text', admin: { description: 'Who says it.' } },
    {
      name: 'role',
      type: 'text',
      localized: true,
      admin: { description: 'What they do, such as "Director of Risk".' },
    },
    { name: 'organisation', type: 'text', admin: { description: 'For whom they work.' } },
    pictureField('logo', 'Logo', 'Of the organisation, best as a drawing (SVG). Leave it empty for none.'),
    nodeField('caseStudy', 'Case study', 'case_study', 'Where the whole story is told.'),
  ],
});
