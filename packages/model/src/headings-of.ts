import { leadingText, type RichText, type RichTextBlock } from './rich-text.ts';
import { uniqueNames } from './text/unique-names.ts';

export type TextHeading = { id: string; text: string; level: 2 | 3 | 4 };

/** Distinguishes the anchors of texts from the page's own ids, such as `content`. */
const PREFIX = 'to-';

/** Letters of other alphabets are kept: browsers support them in fragments. */
function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** The headings of a text in order, each with an id that is unique in the text. */
export function headingsOf(blocks: RichText): Map<RichTextBlock, TextHeading> {
  const toId = uniqueNames(new Set());
  const headings = new Map<RichTextBlock, TextHeading>();
  for (const block of blocks) {
    if (block.kind !== 'heading') continue;
    const text = leadingText(block);
    headings.set(block, { id: toId(PREFIX + slug(text)), text, level: block.level });
  }
  return headings;
}
