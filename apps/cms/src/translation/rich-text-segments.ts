import { type InlineNode, isInline, readTagged, type TaggedText, writeTagged } from './tagged-text.ts';

/** A rich text as the editor stores it. */
export type RichText = { root: InlineNode };

/** Blocks that hold text even while they are empty. */
const TEXT_BLOCKS = new Set(['paragraph', 'heading', 'quote', 'listitem']);

const childrenOf = (node: InlineNode): InlineNode[] => node.children ?? [];

const isTextBlock = (node: InlineNode): boolean =>
  childrenOf(node).length > 0 ? childrenOf(node).every(isInline) : TEXT_BLOCKS.has(node.type);

/** The blocks with text, in reading order. */
function textBlocks(node: InlineNode): InlineNode[] {
  return childrenOf(node).flatMap((child) => {
    if (isInline(child)) return [];
    return isTextBlock(child) ? [child] : textBlocks(child);
  });
}

export const isRichText = (value: unknown): value is RichText =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as RichText).root === 'object' &&
  (value as RichText).root !== null;

/** The segments of a rich text: one for each block with text. */
export function readSegments(value: unknown, known: readonly TaggedText[] = []): TaggedText[] {
  if (!isRichText(value)) return [];
  return textBlocks(value.root).map((block, index) => readTagged(childrenOf(block), known[index]?.inlines));
}

/** Kinds of blocks and their nesting: texts with the same structure have their segments in the same places. */
export function structureOf(value: unknown): string {
  const read = (node: InlineNode): string => {
    const tag = typeof node.tag === 'string' ? node.tag : '';
    if (isTextBlock(node)) return `${node.type}${tag}`;
    return `${node.type}${tag}(${childrenOf(node)
      .filter((child) => !isInline(child))
      .map(read)
      .join()})`;
  };
  return isRichText(value) ? read(value.root) : '';
}

/**
 * A copy of a rich text with other segments; the rest stays, such as pictures.
 *
 * @throws TagError when the tags in a segment do not match
 */
export function writeSegments(template: RichText, segments: readonly TaggedText[]): RichText {
  const copy = structuredClone(template);
  for (const [index, block] of textBlocks(copy.root).entries()) {
    const segment = segments[index];
    if (segment) block.children = writeTagged(segment);
  }
  return copy;
}
