import { withLabel } from '@keelstone/editing/fields/block-label.ts';
import type { Block } from 'payload';
import { bannersParagraph } from './banners/banners.cms.ts';
import { cardsParagraph } from './cards/cards.cms.ts';
import { mediaParagraph } from './media/media.cms.ts';
import { quotesParagraph } from './quotes/quotes.cms.ts';
import { relatedEventsParagraph } from './related-events/related-events.cms.ts';
import { relatedResourcesParagraph } from './related-resources/related-resources.cms.ts';
import { summariesParagraph } from './summaries/summaries.cms.ts';
import { textListsParagraph } from './text-lists/text-lists.cms.ts';

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
