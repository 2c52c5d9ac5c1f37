import { sampleReference } from '@keelstone/model/samples';
import { LONGEST } from '@keelstone/ui/sections/example-texts.ts';
import type { ParagraphOf } from '../paragraphs.model.ts';

/** Examples from the minimum an editor may enter to the maximum. */
export const examples: Record<'shortest' | 'typical' | 'longest', ParagraphOf<'related_events'>> = {
  shortest: {
    kind: 'related_events',
    id: 'related-events-shortest',
    heading: null,
    events: [sampleReference({ type: 'event', title: 'Tabletop', excerpt: '' })],
    fillUpTo: 0,
  },
  typical: {
    kind: 'related_events',
    id: 'related-events-typical',
    heading: 'Practise it with us',
    events: [sampleReference({ nid: 901, type: 'event', title: 'An evening with a bad supplier' })],
    fillUpTo: 3,
  },
  longest: {
    kind: 'related_events',
    id: 'related-events-longest',
    heading: LONGEST,
    events: Array.from({ length: 7 }, (_, position) =>
      sampleReference({ nid: 910 + position, type: 'event', title: LONGEST, excerpt: LONGEST.repeat(3) }),
    ),
    fillUpTo: 12,
  },
};
