import type { ParagraphKind } from '@keelstone/content/paragraphs/paragraphs.model.ts';
import type { DemoParagraph } from '@keelstone/seeds';
import { type DemoContext, idOfNode, words } from './demo-context.ts';
import type { ToParagraphFields } from './paragraphs/paragraph-fields.ts';
import { toBanners } from './paragraphs/to-banners.ts';
import { toQuotes } from './paragraphs/to-quotes.ts';
import { toSummaries } from './paragraphs/to-summaries.ts';
import { toTextLists } from './paragraphs/to-text-lists.ts';
import { stableId } from './stable-id.ts';
import { toCards } from './to-cards.ts';
import { toMediaItems } from './to-media-items.ts';

const idsOf = (keys: readonly string[], context: DemoContext) => keys.map((key) => idOfNode(key, context));

const converters: { [K in ParagraphKind]: ToParagraphFields<K> } = {
  banners: toBanners,
  cards: ({ heading, cards }, id, context) => ({
    heading: words(heading, context),
    cards: toCards(cards, id, context),
  }),
  media: ({ items }, id, context) => ({ items: toMediaItems(items, id, context) }),
  quotes: toQuotes,
  related_events: ({ heading, events, fillUpTo }, _, context) => ({
    heading: words(heading, context),
    events: idsOf(events, context),
    fillUpTo,
  }),
  related_resources: ({ heading, resources, fillUpTo }, _, context) => ({
    heading: words(heading, context),
    resources: idsOf(resources, context),
    fillUpTo,
  }),
  summaries: toSummaries,
  text_lists: toTextLists,
};

/** What stands inside of a section of the demo, in one language. `owner` is the id of what it stands in. */
export const toParagraphs = (
  paragraphs: readonly DemoParagraph[] | undefined,
  owner: string,
  context: DemoContext,
) =>
  paragraphs?.map((paragraph, index) => {
    const id = stableId(owner, 'paragraph', index);
    const toFields = converters[paragraph.kind] as ToParagraphFields<ParagraphKind>;
    return { id, blockType: paragraph.kind, ...toFields(paragraph, id, context) };
  });
