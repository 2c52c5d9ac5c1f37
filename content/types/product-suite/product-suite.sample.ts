import { sampleReference } from '@keelstone/model/samples';
import type { NodeSample } from '../node-sample.ts';

export const productSuite: NodeSample<'product_suite'> = {
  typical: {
    accent: 'rust',
    products: [sampleReference()],
    outcomes: [{ title: 'One number for a claim', text: 'From the first call to the last invoice.' }],
    contact: sampleReference({
      nid: 901,
      type: 'person',
      title: 'Imani Okafor',
      path: '/people/imani-okafor',
    }),
    caseStudies: [],
  },
  least: { accent: null, products: [], outcomes: [], contact: null, caseStudies: [] },
};
