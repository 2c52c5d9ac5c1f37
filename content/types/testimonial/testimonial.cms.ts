import { nodeField, nodesField } from '@keelstone/editing/fields/node-reference.field.ts';
import { pictureField } from '@keelstone/editing/fields/picture.field.ts';
import type { TypeCms } from '../type-cms.ts';
import { projectTestimonial } from './testimonial.projection.ts';

export const testimonial: TypeCms<'testimonial'> = {
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
    {
      type: 'row',
      fields: [
        { name: 'person', type: 'text', admin: { width: '33%', description: 'Who says it.' } },
        {
          name: 'role',
          type: 'text',
          localized: true,
          admin: { width: '33%', description: 'What they do, such as "Director of Risk".' },
        },
        { name: 'organisation', type: 'text', admin: { width: '33%', description: 'For whom they work.' } },
      ],
    },
    {
      name: 'portrait',
      type: 'upload',
      relationTo: 'images',
      admin: { description: 'Of the person who says it. Leave it empty for none.' },
    },
    pictureField('logo', 'Logo', 'Of the organisation, best as a drawing (SVG). Leave it empty for none.'),
    nodeField('caseStudy', 'Case study', 'case_study', 'Where the whole story is told.'),
    nodesField('products', 'Products', 'product_detail', 'What they speak of.'),
  ],
  project: projectTestimonial,
};
