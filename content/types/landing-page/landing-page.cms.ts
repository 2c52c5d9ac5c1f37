import { nodeField } from '@keelstone/editing/fields/node-reference.field.ts';
import { pointsField } from '@keelstone/editing/fields/points.field.ts';
import type { TypeCms } from '../type-cms.ts';
import { projectLandingPage } from './landing-page.projection.ts';

const MAX_POINTS = 6;

export const landingPage: TypeCms<'landing_page'> = {
  type: 'landing_page',
  interfaceName: 'LandingPage',
  labels: { singular: 'Landing page', plural: 'Landing pages' },
  description: 'Where a campaign leads: one offer, told in sections.',
  ownFields: [
    {
      name: 'form',
      type: 'relationship',
      relationTo: 'forms',
      admin: { description: 'Stands beside the text. Forms are built under "Marketing".' },
    },
    pointsField(
      'points',
      'Points',
      MAX_POINTS,
      'What a visitor gets for filling in the form. Three or four; leave it empty for none.',
    ),
    nodeField(
      'testimonial',
      'Testimonial',
      'testimonial',
      'What a customer says of it; shown as a quotation below the form.',
    ),
  ],
  project: projectLandingPage,
};
