import {
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  createEditor,
  DecoratorNode,
  ElementNode,
} from '@payloadcms/richtext-lexical/lexical';
import { expect, it } from 'vitest';
import { $moveBelowTable } from './move-below-table.ts';

class Table extends ElementNode {
  static override getType = () => 'table';
  static override clone = ({ __key }: Table) => new Table(__key);
}
class Cell extends ElementNode {
  static override getType = () => 'tablecell';
  static override clone = ({ __key }: Cell) => new Cell(__key);
}
class Part extends DecoratorNode<null> {
  static override getType = () => 'block';
  static override clone = ({ __key }: Part) => new Part(__key);
  override isInline = () => false;
}

/** The types of what stands in a text, as nested lists. */
const outline = (node: { getType(): string; getChildren?(): unknown[] }): unknown[] => [
  node.getType(),
  ...(node.getChildren?.() ?? []).map((child) => outline(child as typeof node)),
];

function change($build: () => Part): [moved: boolean, text: unknown[]] {
  const editor = createEditor({ nodes: [Table, Cell, Part] });
  let moved = false;
  const move = () => {
    moved = $moveBelowTable($build());
  };
  editor.update(move, { discrete: true });
  return [moved, editor.read(() => outline($getRoot()))];
}

it('C-5 moves a part out of the table that holds it, however deep, and leaves a line in its cell', () => {
  const result = change(() => {
    const part = new Part();
    const inner = new Table().append(new Cell().append(part));
    $getRoot().append(new Table().append(new Cell().append(inner)), $createParagraphNode());
    return part;
  });
  const inner = ['table', ['tablecell', ['paragraph']]];
  expect(result).toEqual([true, ['root', ['table', ['tablecell', inner]], ['block'], ['paragraph']]]);
});

it('C-5 moves all parts of a table at once, in their order', () => {
  const editor = createEditor({ nodes: [Table, Cell, Part] });
  const keys: string[] = [];
  const build = () => {
    const parts = [new Part(), new Part(), new Part()];
    keys.push(...parts.map((part) => part.getKey()));
    const [one, two, three] = parts as [Part, Part, Part];
    $getRoot().append(new Table().append(new Cell().append(one, two), new Cell().append(three)));
    expect($moveBelowTable(two)).toBe(true);
    expect(parts.map((part) => $moveBelowTable(part))).toEqual([false, false, false]);
  };
  editor.update(build, { discrete: true });
  const below = editor.read(() => $getRoot().getChildren().slice(1));
  expect(below.map((node) => node.getKey())).toEqual(keys);
});

it('C-5 leaves the words of a cell, and a part beside a table, where they are', () => {
  const words = () => $createParagraphNode().append($createTextNode('words'));
  const inCell = change(() => {
    const part = new Part();
    $getRoot().append(new Table().append(new Cell().append(words(), part)));
    return part;
  });
  expect(inCell[1]).toEqual(['root', ['table', ['tablecell', ['paragraph', ['text']]]], ['block']]);
  const beside = change(() => {
    const part = new Part();
    $getRoot().append(part, new Table().append(new Cell().append(words())));
    return part;
  });
  expect(beside).toEqual([false, ['root', ['block'], ['table', ['tablecell', ['paragraph', ['text']]]]]]);
});
