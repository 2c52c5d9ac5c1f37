import {
  $isElementNode,
  $isRangeSelection,
  type BaseSelection,
  type LexicalNode,
} from '@payloadcms/richtext-lexical/lexical';

const OF_TABLE = ['table', 'tablerow', 'tablecell'];

const withoutTables = (nodes: readonly LexicalNode[]): LexicalNode[] =>
  nodes.flatMap((node) =>
    $isElementNode(node) && OF_TABLE.includes(node.getType()) ? withoutTables(node.getChildren()) : [node],
  );

/**
 * Pastes a table among other things into a cell as lines: a cell has no table, and Lexical would paste nothing at all,
 * without a word. A table alone is laid over the cells by Lexical.
 *
 * @returns whether it has pasted them
 */
export function $pasteWordsOfTables(nodes: readonly LexicalNode[], selection: BaseSelection): boolean {
  const isMixed = nodes.length > 1 && nodes.some((node) => node.getType() === 'table');
  if (!isMixed || !$isRangeSelection(selection)) return false;
  const parents = selection.anchor.getNode().getParents();
  if (!parents.some((parent) => parent.getType() === 'tablecell')) return false;
  selection.insertNodes(withoutTables(nodes));
  return true;
}
