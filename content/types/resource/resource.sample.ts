import type { NodeSample } from '../node-sample.ts';

export const resource: NodeSample<'resource'> = {
  typical: {
    resourceTypes: [
      { id: 5, label: 'Checklist', linkText: 'Open the checklist', iconUrl: '/media/svgs/checklist.svg' },
    ],
    asset: null,
    linksToAsset: false,
    preview: null,
    pageCount: 12,
    edition: '2nd, March 2026',
    authors: [],
    recording: null,
  },
  least: {
    resourceTypes: [],
    asset: null,
    preview: null,
    pageCount: null,
    edition: null,
    authors: [],
    recording: null,
  },
};
