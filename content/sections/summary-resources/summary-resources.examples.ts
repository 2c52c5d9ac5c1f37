import { sampleReference } from '@keelstone/model/samples';
import type { SectionOf } from '../sections.model.ts';

const LONGEST =
  'Betriebsunterbrechungsversicherungsbedingungen und Lieferkettensorgfaltspflichtengesetz: was ein Vorfall über beide sagt';

/** Examples from the minimum an editor may enter to the maximum. */
export const examples: Record<'shortest' | 'typical' | 'longest', SectionOf<'summary_resources'>> = {
  shortest: {
    kind: 'summary_resources',
    id: 'summary-resources-shortest',
    heading: null,
    resources: [sampleReference({ type: 'resource' })],
  },
  typical: {
    kind: 'summary_resources',
    id: 'summary-resources-typical',
    heading: 'To take away',
    resources: [
      sampleReference({ type: 'resource' }),
      sampleReference({ nid: 901, type: 'resource', title: 'Intake checklist' }),
    ],
  },
  longest: {
    kind: 'summary_resources',
    id: 'summary-resources-longest',
    heading: LONGEST,
    resources: Array.from({ length: 9 }, (_, position) =>
      sampleReference({ nid: 900 + position, type: 'resource', title: LONGEST, excerpt: LONGEST.repeat(4) }),
    ),
  },
};
