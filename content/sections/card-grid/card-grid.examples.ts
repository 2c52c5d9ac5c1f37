import type { FeaturedCard } from '@keelstone/model';
import { LONGEST } from '@keelstone/ui/sections/example-texts.ts';
import type { SectionOf } from '../sections.model.ts';

const card = (heading: string): FeaturedCard => ({
  heading,
  text: 'Three questions first.',
  link: { title: 'Read on', url: '/solutions' },
  media: null,
});

/** Examples from the minimum an editor may enter to the maximum. */
export const examples: Record<'shortest' | 'typical' | 'longest', SectionOf<'card_grid'>> = {
  shortest: {
    kind: 'card_grid',
    id: 'card-grid-shortest',
    heading: null,
    cards: [{ heading: 'Why', text: '', link: null, media: null }],
  },
  typical: {
    kind: 'card_grid',
    id: 'card-grid-typical',
    heading: 'Start here',
    cards: [card('After an incident'), card('Before an audit'), card('When a supplier fails')],
  },
  longest: {
    kind: 'card_grid',
    id: 'card-grid-longest',
    heading: LONGEST,
    cards: Array.from({ length: 7 }, (_, position) => card(`${position + 1} ${LONGEST}`)),
  },
};
