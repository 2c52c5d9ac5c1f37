import { sampleReference } from '@keelstone/model/samples';
import type { NodeSample } from '../node-sample.ts';

export const overviewPage: NodeSample<'overview_page'> = {
  typical: { listedType: null, children: [sampleReference()] },
  least: { listedType: null, children: [] },
};
