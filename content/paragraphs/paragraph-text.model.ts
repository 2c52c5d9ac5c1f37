import type { MediaItem } from '@keelstone/model/media';
import type { Quote } from '@keelstone/model/quote';
import type { Paragraph } from './paragraphs.model.ts';

/** Lines as they come: what an editor left empty is null. */
export type Lines = (string | null)[];

const quoteText = ({ quote, person, role, organisation }: Quote): Lines => [
  quote,
  person,
  role,
  organisation,
];

/**
 * What a medium says in words: its title, the line below it, and what is spoken in it. The alternative text of a
 * picture stays out: who searches for it would not see why the page was found.
 *
 * @returns one line per text, empty ones as null
 */
export function mediaItemText({ media, caption }: MediaItem): Lines {
  switch (media.kind) {
    case 'image':
    case 'svg':
      return [caption];
    case 'file':
      return [media.title, caption];
    case 'audio':
    case 'video':
    case 'remote_video':
      return [media.title, caption, ...(media.transcript ?? [])];
  }
}

/**
 * The words of a paragraph that stand on its page. Nodes that it refers to speak for themselves.
 *
 * @returns one line per text, empty ones as null
 */
export function paragraphText(paragraph: Paragraph): Lines {
  switch (paragraph.kind) {
    case 'banners':
      return paragraph.banners.flatMap((banner) => [banner.heading, banner.text]);
    case 'cards':
      return [paragraph.heading, ...paragraph.cards.flatMap((card) => [card.heading, card.text])];
    case 'media':
      return paragraph.items.flatMap(mediaItemText);
    case 'related_events':
    case 'related_resources':
      return [paragraph.heading];
    case 'quotes':
      return paragraph.quotes.flatMap(quoteText);
    case 'text_lists':
      return paragraph.lists.flatMap((list) => [
        list.heading,
        ...list.items.flatMap((item) => [item.title, item.text]),
      ]);
    case 'summaries':
      return [paragraph.heading, ...paragraph.items.flatMap((item) => [item.heading, item.text])];
  }
}
