import { sampleReference } from '@keelstone/model/samples';
import { LONGEST } from '@keelstone/ui/sections/example-texts.ts';
import type { SectionOf } from '../sections.model.ts';

/** Examples from the minimum an editor may enter to the maximum. */
export const examples: Record<'shortest' | 'typical' | 'longest', SectionOf<'summary_content'>> = {
  shortest: {
    kind: 'summary_content',
    id: 'summary-content-shortest',
    heading: null,
    nodes: [sampleReference()],
  },
  typical: {
    kind: 'summary_content',
    id: 'summary-content-typical',
    heading: 'Read on',
    nodes: [sampleReference(), sampleReference({ nid: 901, type: 'article', title: 'The first hour' })],
  },
  longest: {
    kind: 'summary_content',
    id: 'summary-content-longest',
    heading: LONGEST,
    nodes: Array.from({ length: 9 }, (_, position) =>
      sampleReference({ nid: 900 + position, title: LONGEST, excerpt: LONGEST.repeat(4) }),
    ),
  },
};
