import type { NodeSample } from '../node-sample.ts';

export const page: NodeSample<'page'> = {
  typical: { showsContents: true },
  least: { showsContents: true },
};
