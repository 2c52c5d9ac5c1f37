import { fieldsOf, type InlineNode, isInline, isText, kindOf, partId } from './tagged-text.ts';

/** A rich text as the editor stores it. */
export type RichText = { root: InlineNode };

/** Blocks that hold text even while they are empty. */
const TEXT_BLOCKS = new Set(['paragraph', 'heading', 'quote', 'listitem']);

export const childrenOf = (node: InlineNode): InlineNode[] => node.children ?? [];

export const isTextBlock = (node: InlineNode): boolean =>
  childrenOf(node).length > 0 ? childrenOf(node).every(isInline) : TEXT_BLOCKS.has(node.type);

export const isRichText = (value: unknown): value is RichText =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as RichText).root === 'object' &&
  (value as RichText).root !== null;

/** What is no text of the text around it: pictures, rules, call-outs; and footnotes, which stand among words. */
const isPart = (node: InlineNode): boolean =>
  !node.children && !isText(node) && !TEXT_BLOCKS.has(node.type) && !['linebreak', 'tab'].includes(node.type);

const nodesOf = (node: InlineNode): InlineNode[] =>
  childrenOf(node).flatMap((child) => [child, ...nodesOf(child)]);

/** All of them, in reading order. */
export const partsOf = ({ root }: RichText): InlineNode[] => nodesOf(root).filter(isPart);

/** Blocks with text, and the parts between them, in reading order. */
export const itemsOf = (node: InlineNode): InlineNode[] =>
  childrenOf(node).flatMap((child) => {
    if (isInline(child)) return [];
    return isTextBlock(child) || isPart(child) ? [child] : itemsOf(child);
  });

const contentOf = (part: InlineNode) =>
  JSON.stringify({ ...part, id: undefined, fields: { ...fieldsOf(part), id: undefined } });

/**
 * For parts of one text, those of another that stand for them: with the same id, as copies have it, or the same content,
 * or else the next ones of the same kind, because a translation can be written by hand.
 */
export function counterparts(
  parts: readonly InlineNode[],
  others: readonly InlineNode[],
): Map<InlineNode, InlineNode> {
  const found = new Map<InlineNode, InlineNode>();
  const left = new Set(others);
  // Found by keys: to compare each with each would take minutes for thousands.
  const keys: ((part: InlineNode) => string | undefined)[] = [
    (part) => (partId(part) === undefined ? undefined : kindOf(part) + partId(part)),
    (part) => kindOf(part) + contentOf(part),
    kindOf,
  ];
  for (const keyOf of keys) {
    const free = Map.groupBy([...left].reverse(), keyOf);
    for (const part of parts) {
      const key = found.has(part) ? undefined : keyOf(part);
      const other = key === undefined ? undefined : free.get(key)?.pop();
      if (!other) continue;
      found.set(part, other);
      left.delete(other);
    }
  }
  return found;
}

const contains = (node: InlineNode, part: InlineNode): boolean =>
  node === part || childrenOf(node).some((child) => contains(child, part));

/**
 * Puts parts of one text into another, behind what stood before them.
 *
 * @param images nodes of the other text that stand for nodes of the one
 */
export function carryOver(
  { root: from }: RichText,
  { root: to }: RichText,
  { parts, images }: { parts: ReadonlySet<InlineNode>; images: ReadonlyMap<InlineNode, InlineNode> },
): void {
  const children = childrenOf(to);
  let next = 0;
  for (const item of itemsOf(from)) {
    const image = images.get(item);
    const place = image ? children.findIndex((child) => contains(child, image)) : -1;
    if (place >= 0) next = place + 1;
    else if (parts.has(item)) children.splice(next++, 0, structuredClone(item));
  }
}
