import { nodeCollection } from './node-collection.ts';

export const landingPages = nodeCollection({
  type: 'landing_page',
  interfaceName: 'LandingPage',
  labels: { singular: 'Landing page', plural: 'Landing pages' },
  description: 'Where a campaign leads: one offer, told in sections.',
  hasSections: true,
});
