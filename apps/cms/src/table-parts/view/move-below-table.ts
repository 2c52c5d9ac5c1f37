import { $createParagraphNode, $isElementNode, type LexicalNode } from '@payloadcms/richtext-lexical/lexical';

/** Moves a part out of the table that it is in, to below it. Returns whether it was in one. */
export function $moveBelowTable(part: LexicalNode): boolean {
  const table = part.getParents().findLast((parent) => parent.getType() === 'table');
  if (!table) return false;
  const place = part.getParent();
  table.insertAfter(part);
  // A cell without a paragraph takes no cursor.
  if ($isElementNode(place) && place.isEmpty()) place.append($createParagraphNode());
  return true;
}
