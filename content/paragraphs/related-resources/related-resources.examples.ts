import { sampleReference } from '@keelstone/model/samples';
import { LONGEST } from '@keelstone/ui/sections/example-texts.ts';
import type { ParagraphOf } from '../paragraphs.model.ts';

/** Examples from the minimum an editor may enter to the maximum. */
export const examples: Record<'shortest' | 'typical' | 'longest', ParagraphOf<'related_resources'>> = {
  shortest: {
    kind: 'related_resources',
    id: 'related-resources-shortest',
    heading: null,
    resources: [sampleReference({ type: 'resource', title: 'Checklist', excerpt: '' })],
    fillUpTo: 0,
  },
  typical: {
    kind: 'related_resources',
    id: 'related-resources-typical',
    heading: 'To take away',
    resources: [sampleReference({ nid: 901, type: 'resource', title: 'Intake checklist' })],
    fillUpTo: 3,
  },
  longest: {
    kind: 'related_resources',
    id: 'related-resources-longest',
    heading: LONGEST,
    resources: Array.from({ length: 7 }, (_, position) =>
      sampleReference({ nid: 910 + position, type: 'resource', title: LONGEST, excerpt: LONGEST.repeat(3) }),
    ),
    fillUpTo: 12,
  },
};
