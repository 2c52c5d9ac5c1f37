import { PARTS } from '@keelstone/editing/projection/rich-text/lexical-node.ts';
import {
  $createParagraphNode,
  $isElementNode,
  type ElementNode,
  type LexicalNode,
} from '@payloadcms/richtext-lexical/lexical';

const partsIn = (node: ElementNode): LexicalNode[] =>
  node
    .getChildren()
    .flatMap((child) =>
      PARTS.includes(child.getType()) ? [child] : $isElementNode(child) ? partsIn(child) : [],
    );

/**
 * Moves a part out of the table that it is in, to below it, together with all others in that table, in their order. A
 * cell has lines only, so the projection does the same. Returns whether it was in one.
 */
export function $moveBelowTable(part: LexicalNode): boolean {
  const table = part.getParents().findLast((parent) => parent.getType() === 'table');
  if (!table) return false;
  let last: LexicalNode = table;
  for (const each of partsIn(table)) {
    const place = each.getParent();
    last.insertAfter(each);
    last = each;
    // A cell without a paragraph takes no cursor.
    if (place?.isEmpty()) place.append($createParagraphNode());
  }
  return true;
}
