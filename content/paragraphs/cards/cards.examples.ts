import type { FeaturedCard } from '@keelstone/model';
import { sampleImage } from '@keelstone/model/samples';
import { LONGEST } from '@keelstone/ui/sections/example-texts.ts';
import type { ParagraphOf } from '../paragraphs.model.ts';

const card = (heading: string, overrides: Partial<FeaturedCard> = {}): FeaturedCard => ({
  heading,
  text: 'Three questions, asked in the order in which they matter.',
  link: { title: 'Read on', url: '/solutions' },
  media: null,
  ...overrides,
});

/** Examples from the minimum an editor may enter to the maximum. */
export const examples: Record<'shortest' | 'typical' | 'longest', ParagraphOf<'cards'>> = {
  shortest: {
    kind: 'cards',
    id: 'cards-shortest',
    heading: null,
    cards: [card('Why', { text: '', link: null })],
  },
  typical: {
    kind: 'cards',
    id: 'cards-typical',
    heading: 'Where teams begin',
    cards: [
      card('After an incident', { media: sampleImage() }),
      card('Before an audit', { media: sampleImage() }),
      card('When a supplier fails', { media: sampleImage() }),
    ],
  },
  longest: {
    kind: 'cards',
    id: 'cards-longest',
    heading: LONGEST,
    cards: Array.from({ length: 5 }, (_, position) =>
      card(`${position + 1} ${LONGEST}`, {
        text: LONGEST.repeat(2),
        link: { title: LONGEST, url: '/de/loesungen' },
        media: position % 2 ? sampleImage() : null,
      }),
    ),
  },
};
