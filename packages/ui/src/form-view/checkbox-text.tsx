import type { Inline, List, RichText, RichTextBlock } from '@keelstone/model';
import { Inlines } from '../rich-text/inlines.tsx';

const listLines = (list: List): Inline[][] =>
  list.items.flatMap((item) => [item.children, ...(item.list ? listLines(item.list) : [])]);

function linesOf(block: RichTextBlock): Inline[][] {
  switch (block.kind) {
    case 'list':
      return listLines(block);
    case 'callout':
      return block.blocks.flatMap(linesOf);
    case 'paragraph':
    case 'heading':
    case 'quote':
      return [block.children];
    case 'table':
      return block.rows.flatMap((row) => row.map(({ children }) => children));
    case 'code':
      return [[{ kind: 'text', text: block.code, code: true }]];
    case 'rule':
    case 'image':
    case 'embed':
    case 'action':
    case 'figures':
      return [];
  }
}

/**
 * The text beside a checkbox: lines with their links. A label must not contain paragraphs or lists, so they are
 * flattened.
 */
export function CheckboxText({ text, label }: { text: RichText; label: string }) {
  const lines = text.flatMap(linesOf);
  if (lines.length === 0) return label;
  return lines.map((line, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server
    <span key={position}>
      {position > 0 && <br />}
      <Inlines inlines={line} />
    </span>
  ));
}
