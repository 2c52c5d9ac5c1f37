import { sampleReference } from '@keelstone/model/samples';
import { CREATED, type NodeSample } from '../node-sample.ts';

export const article: NodeSample<'article'> = {
  typical: {
    articleTypes: [{ id: 3, label: 'Analysis' }],
    publishedAt: CREATED,
    authors: [
      sampleReference({ nid: 901, type: 'person', title: 'Imani Okafor', path: '/people/imani-okafor' }),
    ],
    keyPoints: ['An owner without a telephone number is no owner.', 'A score ages faster than a date.'],
    reviewedAt: CREATED + 30 * 86_400,
  },
  least: { articleTypes: [], authors: [], keyPoints: [], reviewedAt: null },
};
