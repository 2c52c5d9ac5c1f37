import type { Inline, List, RichText, RichTextBlock, TextRun } from '@keelstone/model';
import type { BlockContent, PhrasingContent } from 'mdast';
import { list } from './blocks.ts';
import { type AddressOf, imageBlock } from './media-blocks.ts';

function textRun({ text, bold, italic, code }: TextRun): PhrasingContent {
  if (code) return { type: 'inlineCode', value: text };
  const value: PhrasingContent = { type: 'text', value: text };
  const slanted: PhrasingContent = italic ? { type: 'emphasis', children: [value] } : value;
  return bold ? { type: 'strong', children: [slanted] } : slanted;
}

function inline(part: Inline, addressOf: AddressOf): PhrasingContent {
  if (part.kind === 'text') return textRun(part);
  if (part.kind === 'line_break') return { type: 'break' };
  return {
    type: 'link',
    url: addressOf(part.url),
    children: part.children.map(
      (run) => textRun(run) as Exclude<PhrasingContent, { type: 'link' | 'linkReference' }>,
    ),
  };
}

function listBlock({ ordered, items }: List, addressOf: AddressOf): BlockContent[] {
  return list(
    items.map((item) => [
      { type: 'paragraph', children: item.children.map((part) => inline(part, addressOf)) },
      ...(item.list ? listBlock(item.list, addressOf) : []),
    ]),
    ordered,
  );
}

function block(part: RichTextBlock, addressOf: AddressOf, deeper: number): BlockContent[] {
  switch (part.kind) {
    case 'rule':
      return [{ type: 'thematicBreak' }];
    case 'image':
      return imageBlock(part.image, part.caption, addressOf);
    case 'list':
      return listBlock(part, addressOf);
    default: {
      const children = part.children.map((each) => inline(each, addressOf));
      if (part.kind === 'paragraph') return [{ type: 'paragraph', children }];
      if (part.kind === 'quote') return [{ type: 'blockquote', children: [{ type: 'paragraph', children }] }];
      return [{ type: 'heading', depth: Math.min(part.level + deeper, 6) as 2 | 3 | 4 | 5 | 6, children }];
    }
  }
}

/**
 * Converts a rich text to blocks.
 *
 * @param addressOf makes URLs absolute
 * @param topLevel level of its highest headings
 */
export function richTextBlocks(text: RichText, addressOf: AddressOf, topLevel = 2): BlockContent[] {
  return text.flatMap((part) => block(part, addressOf, topLevel - 2));
}
