import { LONGEST, SENTENCES } from '@keelstone/ui/sections/example-texts.ts';
import type { ParagraphOf } from '../paragraphs.model.ts';

/** Examples from the minimum an editor may enter to the maximum. */
export const examples: Record<'shortest' | 'typical' | 'longest', ParagraphOf<'summaries'>> = {
  shortest: {
    kind: 'summaries',
    id: 'summaries-shortest',
    heading: null,
    items: [{ heading: 'Contact', text: null, link: null }],
  },
  typical: {
    kind: 'summaries',
    id: 'summaries-typical',
    heading: 'Before you decide',
    items: [
      { heading: 'How we price', text: SENTENCES, link: { title: 'See the three prices', url: '/pricing' } },
      { heading: 'How we leave', text: SENTENCES, link: { title: 'Read the exit plan', url: '/exit' } },
    ],
  },
  longest: {
    kind: 'summaries',
    id: 'summaries-longest',
    heading: LONGEST,
    items: Array.from({ length: 4 }, () => ({
      heading: LONGEST,
      text: LONGEST.repeat(3),
      link: { title: LONGEST, url: 'https://www.keelstone.example/a' },
    })),
  },
};
