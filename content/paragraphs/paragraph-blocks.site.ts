import { heading, list, paragraph, paragraphs, strong } from '@keelstone/ui/markdown/blocks.ts';
import { cardBlocks, linkBlock, quoteBlock, referenceList } from '@keelstone/ui/markdown/card-blocks.ts';
import { type AddressOf, mediaBlocks } from '@keelstone/ui/markdown/media-blocks.ts';
import type { BlockContent } from 'mdast';
import type { Paragraph, ParagraphOf } from './paragraphs.model.ts';

function textLists({ lists }: ParagraphOf<'text_lists'>, level: number): BlockContent[] {
  return lists.flatMap(({ heading: title, style, items }) => [
    ...heading(level, title),
    ...list(
      items.map((item) => paragraph(...(item.title ? [strong(item.title), ': '] : []), item.text)),
      style === 'steps',
    ),
  ]);
}

/** A paragraph of a section as blocks; its own headings are of the level given. */
export function paragraphBlocks(part: Paragraph, level: number, addressOf: AddressOf): BlockContent[] {
  switch (part.kind) {
    case 'banners':
      return part.banners.flatMap((banner) => [
        ...heading(level, banner.heading),
        ...paragraphs(banner.text),
        ...linkBlock(banner.link, addressOf),
      ]);
    case 'cards':
      return [...heading(level, part.heading), ...cardBlocks(part.cards, level + 1, addressOf)];
    case 'media':
      return part.items.flatMap((item) => mediaBlocks(item, addressOf));
    case 'related_events':
      return [...heading(level, part.heading), ...referenceList(part.events, addressOf)];
    case 'related_resources':
      return [...heading(level, part.heading), ...referenceList(part.resources, addressOf)];
    case 'quotes':
      return part.quotes.map(quoteBlock);
    case 'text_lists':
      return textLists(part, level);
    case 'summaries':
      return [
        ...heading(level, part.heading),
        ...part.items.flatMap((item) => [
          ...heading(level + 1, item.heading),
          ...paragraphs(item.text),
          ...linkBlock(item.link, addressOf),
        ]),
      ];
  }
}
