import { withLabel } from '@keelstone/editing/fields/labels.ts';
import type { Block } from 'payload';
import { banners } from './banners/banners.cms.ts';
import { cards } from './cards/cards.cms.ts';
import { media } from './media/media.cms.ts';
import type { ParagraphCms } from './paragraph-cms.ts';
import type { ParagraphKind } from './paragraphs.model.ts';
import { quotes } from './quotes/quotes.cms.ts';
import { relatedEvents } from './related-events/related-events.cms.ts';
import { relatedResources } from './related-resources/related-resources.cms.ts';
import { summaries } from './summaries/summaries.cms.ts';
import { textLists } from './text-lists/text-lists.cms.ts';

/** The editing side of each kind, in the order of the block picker. */
const KINDS: { [K in ParagraphKind]: ParagraphCms<K> } = {
  text_lists: textLists,
  summaries,
  quotes,
  cards,
  banners,
  related_resources: relatedResources,
  related_events: relatedEvents,
  media,
};

/** The blocks of all paragraphs. The slug of a block is its kind. */
export const paragraphs: Block[] = Object.values(KINDS).map(({ block }) => withLabel(block));

export const paragraphCmsOf = (kind: ParagraphKind) => KINDS[kind] as unknown as ParagraphCms<ParagraphKind>;
