import { leadingText, type RichText, type RichTextBlock } from './rich-text.ts';

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
  const taken = new Set<string>();
  /** Of words that came before: the first number that may be free. Without it, thousands of the same would take seconds. */
  const numbers = new Map<string, number>();
  const headings = new Map<RichTextBlock, TextHeading>();
  for (const block of blocks) {
    if (block.kind !== 'heading') continue;
    const text = leadingText(block);
    const base = PREFIX + slug(text);
    let id = base;
    let count = numbers.get(base) ?? 2;
    for (; taken.has(id); count += 1) id = `${base}-${count}`;
    numbers.set(base, count);
    taken.add(id);
    headings.set(block, { id, text, level: block.level });
  }
  return headings;
}
