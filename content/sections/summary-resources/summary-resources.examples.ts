import { sampleReference } from '@keelstone/model/samples';
import { LONGEST } from '@keelstone/ui/sections/example-texts.ts';
import type { SectionOf } from '../sections.model.ts';

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
