import { sampleImage } from '@keelstone/model/samples';
import { LONGEST, SENTENCES } from '@keelstone/ui/sections/example-texts.ts';
import type { ParagraphOf } from '../paragraphs.model.ts';

type Banner = ParagraphOf<'banners'>['banners'][number];

const banner = (heading: string, overrides: Partial<Banner> = {}): Banner => ({
  heading,
  text: SENTENCES,
  link: { title: 'Book an hour', url: '/contact' },
  picture: null,
  ...overrides,
});

/** Examples from the minimum an editor may enter to the maximum. */
export const examples: Record<'shortest' | 'typical' | 'longest', ParagraphOf<'banners'>> = {
  shortest: {
    kind: 'banners',
    id: 'banners-shortest',
    banners: [banner('Ask us', { text: null, link: null })],
  },
  typical: {
    kind: 'banners',
    id: 'banners-typical',
    banners: [
      banner('Rehearse the worst hour'),
      banner('See it with your own register', { picture: sampleImage() }),
    ],
  },
  longest: {
    kind: 'banners',
    id: 'banners-longest',
    banners: [
      banner(LONGEST, { text: LONGEST.repeat(3), link: { title: LONGEST, url: '/de/kontakt' } }),
      banner(LONGEST, {
        text: LONGEST.repeat(3),
        link: { title: LONGEST, url: 'https://www.keelstone.example/a' },
        picture: sampleImage(),
      }),
    ],
  },
};
