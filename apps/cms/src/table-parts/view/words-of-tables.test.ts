import {
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  createEditor,
  ElementNode,
  type LexicalNode,
} from '@payloadcms/richtext-lexical/lexical';
import { expect, it } from 'vitest';
import { $pasteWordsOfTables } from './words-of-tables.ts';

class Table extends ElementNode {
  static override getType = () => 'table';
  static override clone = ({ __key }: Table) => new Table(__key);
}
class Cell extends ElementNode {
  static override getType = () => 'tablecell';
  static override clone = ({ __key }: Cell) => new Cell(__key);
  override isShadowRoot = () => true;
}

const line = (words: string) => $createParagraphNode().append($createTextNode(words));
const table = (...words: string[]) =>
  new Table().append(...words.map((each) => new Cell().append(line(each))));

/** What is in a text after a paste into its first cell, or into its only line. */
function paste($copied: () => LexicalNode[], isInCell = true): [isPasted: boolean, words: string] {
  const editor = createEditor({ nodes: [Table, Cell] });
  let isPasted = false;
  const put = () => {
    const place = $createParagraphNode();
    $getRoot().append(isInCell ? new Table().append(new Cell().append(place)) : place);
    isPasted = $pasteWordsOfTables($copied(), place.select());
  };
  editor.update(put, { discrete: true });
  return [isPasted, editor.read(() => $getRoot().getTextContent().replaceAll(/\n+/g, ' '))];
}

it('C-5 keeps the words of a table that is pasted with other words into a cell', () => {
  expect(paste(() => [line('Before'), table('one', 'two'), line('after')])).toEqual([
    true,
    'Before one two after',
  ]);
});

it('C-5 leaves a table alone, words without one, and what is pasted beside tables to the editor', () => {
  expect(paste(() => [table('one')])).toEqual([false, '']);
  expect(paste(() => [line('one'), line('two')])).toEqual([false, '']);
  expect(paste(() => [line('one'), table('two')], false)).toEqual([false, '']);
});
