import type { Block } from 'payload';
import { withLabel } from '../fields/block-label.ts';
import { bannersParagraph } from './banners.paragraph.ts';
import { cardsParagraph } from './cards.paragraph.ts';
import { mediaParagraph } from './media.paragraph.ts';
import { quotesParagraph } from './quotes.paragraph.ts';
import { relatedEventsParagraph } from './related-events.paragraph.ts';
import { relatedResourcesParagraph } from './related-resources.paragraph.ts';
import { summariesParagraph } from './summaries.paragraph.ts';
import { textListsParagraph } from './text-lists.paragraph.ts';

/** The editor's side of every paragraph of the model. A block's slug is the paragraph's kind. */
export const paragraphs: Block[] = [
  textListsParagraph,
  summariesParagraph,
  quotesParagraph,
  cardsParagraph,
  bannersParagraph,
  relatedResourcesParagraph,
  relatedEventsParagraph,
  mediaParagraph,
].map(withLabel);
