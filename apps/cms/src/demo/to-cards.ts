import type { DemoCard } from '@keelstone/seeds';
import { type DemoContext, words } from './demo-context.ts';
import { stableId } from './stable-id.ts';
import { toLink } from './to-link.ts';
import { toPicture } from './to-picture.ts';

/** Cards wear the picture of the page they lead to. */
export const toCards = (cards: readonly DemoCard[], id: string, context: DemoContext) =>
  cards.map((card, index) => ({
    id: stableId(id, 'card', index),
    heading: words(card.heading, context),
    text: words(card.text, context),
    link: toLink(card.link, context),
    media: toPicture(card.link?.node, context),
  }));
