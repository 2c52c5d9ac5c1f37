import { nodeCollection } from './node-collection.ts';

export const pages = nodeCollection({
  type: 'page',
  interfaceName: 'Page',
  labels: { singular: 'Page', plural: 'Pages' },
  description: 'Everything that is none of the other types: the home page, the imprint, an explanation.',
  hasSections: true,
});
