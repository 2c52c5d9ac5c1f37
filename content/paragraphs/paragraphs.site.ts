import type { AddressOf } from '@keelstone/ui/markdown/media-blocks.ts';
import type { BlockContent } from 'mdast';
import { banners } from './banners/banners.site.tsx';
import { cards } from './cards/cards.site.tsx';
import { media } from './media/media.site.tsx';
import type { ParagraphExamples, ParagraphSite } from './paragraph-site.ts';
import type { Paragraph, ParagraphKind } from './paragraphs.model.ts';
import { quotes } from './quotes/quotes.site.tsx';
import { relatedEvents } from './related-events/related-events.site.tsx';
import { relatedResources } from './related-resources/related-resources.site.tsx';
import { summaries } from './summaries/summaries.site.tsx';
import { textLists } from './text-lists/text-lists.site.tsx';

/** The public side of each kind. */
const KINDS: { [K in ParagraphKind]: ParagraphSite<K> } = {
  banners,
  cards,
  media,
  quotes,
  related_events: relatedEvents,
  related_resources: relatedResources,
  summaries,
  text_lists: textLists,
};

export const paragraphSiteOf = (kind: ParagraphKind) =>
  KINDS[kind] as unknown as ParagraphSite<ParagraphKind>;

/** Examples of a kind of paragraph, by how much an editor has entered. */
export const paragraphExamplesOf = (kind: ParagraphKind): ParagraphExamples => paragraphSiteOf(kind).examples;

/** Converts a paragraph of a section to Markdown blocks; its own headings have the given level. */
export const paragraphBlocks = (paragraph: Paragraph, level: number, addressOf: AddressOf): BlockContent[] =>
  paragraphSiteOf(paragraph.kind).markdown(paragraph, level, addressOf);
