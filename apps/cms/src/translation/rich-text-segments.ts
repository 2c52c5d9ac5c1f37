import {
  carryOver,
  childrenOf,
  counterparts,
  isRichText,
  isTextBlock,
  itemsOf,
  type RichText,
} from './rich-text-parts.ts';
import { type InlineNode, isInline, readTagged, type TaggedText, writeTagged } from './tagged-text.ts';

/** The blocks with text, in reading order. */
export const textBlocks = ({ root }: RichText): InlineNode[] => itemsOf(root).filter(isTextBlock);

/** What stands between them. */
const partsBetween = ({ root }: RichText): InlineNode[] => itemsOf(root).filter((item) => !isTextBlock(item));

/** The segments of a rich text: one for each block with text. */
export function readSegments(value: unknown, known: readonly TaggedText[] = []): TaggedText[] {
  if (!isRichText(value)) return [];
  return textBlocks(value).map((block, index) => readTagged(childrenOf(block), known[index]?.inlines));
}

/** Kinds of blocks and their nesting: texts with the same structure have their segments in the same places. */
export function structureOf(value: unknown, without: ReadonlySet<InlineNode> = new Set()): string {
  const read = (node: InlineNode): string => {
    const tag = typeof node.tag === 'string' ? node.tag : '';
    if (isTextBlock(node)) return `${node.type}${tag}`;
    return `${node.type}${tag}(${childrenOf(node)
      .filter((child) => !isInline(child) && !without.has(child))
      .map(read)
      .join()})`;
  };
  return isRichText(value) ? read(value.root) : '';
}

/** Whether a translation has the paragraphs and parts of its source. It may have parts of its own between them. */
export function hasStructureOf(source: RichText, target: RichText): boolean {
  const parts = partsBetween(target);
  const found = counterparts(parts, partsBetween(source));
  return structureOf(source) === structureOf(target, new Set(parts.filter((part) => !found.has(part))));
}

/**
 * A copy of a rich text with other segments; the rest stays, such as pictures.
 *
 * @throws TagError when the tags in a segment do not match
 */
export function writeSegments(template: RichText, segments: readonly TaggedText[]): RichText {
  const copy = structuredClone(template);
  for (const [index, block] of textBlocks(copy).entries()) {
    const segment = segments[index];
    if (segment) block.children = writeTagged(segment);
  }
  return copy;
}

/** A copy of a node with these blocks, and what they are in; null if none is in it. */
function copyWith(node: InlineNode, blocks: ReadonlyMap<InlineNode, InlineNode>): InlineNode | null {
  const block = blocks.get(node);
  if (block) return block;
  const children = childrenOf(node).flatMap((child) => copyWith(child, blocks) ?? []);
  return children.length > 0 ? { ...structuredClone({ ...node, children: [] }), children } : null;
}

/**
 * A translation in the paragraphs of its source. Blocks that the source does not have follow at the end, and parts
 * of the translation stay, in place of those of the source that they stand for, or where they were.
 *
 * @param segments by the blocks of the source
 * @param places of these in the translation, for each block of the source
 * @param surplus the other segments of the translation, by their place in it
 * @throws TagError when the tags in a segment do not match
 */
export function restructure(
  source: RichText,
  target: RichText,
  {
    segments,
    places,
    surplus,
  }: {
    segments: readonly TaggedText[];
    places: readonly (number | null)[];
    surplus: ReadonlyMap<number, TaggedText>;
  },
): RichText {
  const written = writeSegments(source, segments);
  const images = new Map<InlineNode, InlineNode>();
  const blocks = textBlocks(target);
  for (const [index, block] of textBlocks(written).entries()) {
    const own = blocks[places[index] ?? -1];
    if (own) images.set(own, block);
  }
  const copies = new Map<InlineNode, InlineNode>();
  for (const [place, segment] of surplus) {
    const block = blocks[place];
    if (block) copies.set(block, { ...block, children: writeTagged(segment) });
  }
  for (const child of childrenOf(target.root)) {
    const copy = copyWith(child, copies);
    if (copy) written.root.children = [...childrenOf(written.root), copy];
  }
  const parts = partsBetween(target);
  for (const [part, other] of counterparts(parts, partsBetween(written))) {
    Object.assign(other, structuredClone(part));
    images.set(part, other);
  }
  carryOver(target, written, {
    parts: new Set(parts.filter((part) => !images.has(part))),
    images: new Map([...images, ...copies]),
  });
  return written;
}
