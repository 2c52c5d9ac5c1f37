import { sampleReference } from '@keelstone/model/samples';
import type { NodeSample } from '../node-sample.ts';

export const platform: NodeSample<'platform'> = {
  typical: {
    products: [sampleReference()],
    parts: [
      { name: 'Field app', text: 'Works in a basement without a signal.', layer: 'edge' },
      { name: 'One register', text: 'Every product writes into it.', layer: 'core' },
    ],
    integrations: [{ title: 'Directory', text: 'People come from where you keep them.' }],
  },
  least: { products: [], parts: [], integrations: [] },
};
