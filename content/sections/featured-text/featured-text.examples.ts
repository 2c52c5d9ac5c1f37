import { sampleImage } from '@keelstone/model/samples';
import { LONGEST, textBlock } from '@keelstone/ui/sections/example-texts.ts';
import type { SectionOf } from '../sections.model.ts';

/** Examples from the minimum an editor may enter to the maximum. */
export const examples: Record<'shortest' | 'typical' | 'longest', SectionOf<'featured_text'>> = {
  shortest: {
    kind: 'featured_text',
    id: 'featured-text-shortest',
    heading: 'Why',
    body: [textBlock('Short.')],
    picture: null,
    link: null,
  },
  typical: {
    kind: 'featured_text',
    id: 'featured-text-typical',
    heading: 'A register with telephone numbers',
    body: [textBlock('Who decides, who is told, and by when.')],
    picture: sampleImage(),
    link: { title: 'See the desk', url: '/products/desk' },
  },
  longest: {
    kind: 'featured_text',
    id: 'featured-text-longest',
    heading: LONGEST,
    body: Array.from({ length: 6 }, () => textBlock(LONGEST)),
    picture: sampleImage(),
    link: { title: LONGEST, url: 'https://www.keelstone.example/a' },
  },
};
