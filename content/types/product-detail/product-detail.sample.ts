import { sampleReference } from '@keelstone/model/samples';
import type { NodeSample } from '../node-sample.ts';

export const productDetail: NodeSample<'product_detail'> = {
  typical: {
    suite: sampleReference({
      nid: 902,
      type: 'product_suite',
      title: 'Incident & Claims',
      path: '/products/incident-claims',
    }),
    capabilities: [{ title: 'Two-minute intake', text: 'Four questions, a photograph, done.' }],
    platform: sampleReference({ nid: 903, type: 'platform', title: 'Core', path: '/platform/core' }),
    facts: [{ label: 'Languages', value: 'English, German' }],
    resources: [
      sampleReference({ nid: 904, type: 'resource', title: 'Intake checklist', path: '/resources/intake' }),
    ],
  },
  least: { suite: null, capabilities: [], platform: null, facts: [], resources: [] },
};
