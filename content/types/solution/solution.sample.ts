import { sampleReference } from '@keelstone/model/samples';
import type { NodeSample } from '../node-sample.ts';

export const solution: NodeSample<'solution'> = {
  typical: {
    situations: [{ title: 'The same fall, twice', text: 'Two wards, two registers, one floor.' }],
    products: [sampleReference()],
    caseStudies: [],
    resources: [],
  },
  least: { situations: [], products: [], caseStudies: [], resources: [] },
};
