import { examples as banners } from './banners/banners.examples.ts';
import { examples as cards } from './cards/cards.examples.ts';
import { examples as media } from './media/media.examples.ts';
import type { Paragraph, ParagraphKind } from './paragraphs.model.ts';
import { examples as quotes } from './quotes/quotes.examples.ts';
import { examples as relatedEvents } from './related-events/related-events.examples.ts';
import { examples as relatedResources } from './related-resources/related-resources.examples.ts';
import { examples as summaries } from './summaries/summaries.examples.ts';
import { examples as textLists } from './text-lists/text-lists.examples.ts';

export type ParagraphExamples = Readonly<Record<string, Paragraph>>;

const examples: Record<ParagraphKind, ParagraphExamples> = {
  banners,
  cards,
  media,
  related_events: relatedEvents,
  related_resources: relatedResources,
  quotes,
  text_lists: textLists,
  summaries,
};

/** Examples of a kind of paragraph, by how much an editor gave. */
export const paragraphExamplesOf = (kind: ParagraphKind): ParagraphExamples => examples[kind];
