import {
  footnotesOf,
  type Inline,
  type List,
  type RichText,
  type RichTextBlock,
  type Table,
  type TextRun,
} from '@keelstone/model';
import type { BlockContent, DefinitionContent, PhrasingContent } from 'mdast';
import { link, list, paragraph, paragraphs, quotation, strong } from './blocks.ts';
import { type AddressOf, imageBlock, mediaBlocks } from './media-blocks.ts';

function textRun({ text, bold, italic, strikethrough, code }: TextRun): PhrasingContent {
  if (code) return { type: 'inlineCode', value: text };
  const value: PhrasingContent = { type: 'text', value: text };
  const struck: PhrasingContent = strikethrough ? { type: 'delete', children: [value] } : value;
  const slanted: PhrasingContent = italic ? { type: 'emphasis', children: [struck] } : struck;
  return bold ? { type: 'strong', children: [slanted] } : slanted;
}

/** Two notes with the same text and address are one. The numbers are given to the whole document. */
const footnoteId = ({ text, url }: { text: string; url: string | null }) => JSON.stringify([text, url]);

function inline(part: Inline, addressOf: AddressOf): PhrasingContent {
  if (part.kind === 'text') return textRun(part);
  if (part.kind === 'line_break') return { type: 'break' };
  if (part.kind === 'footnote') return { type: 'footnoteReference', identifier: footnoteId(part) };
  return {
    type: 'link',
    url: addressOf(part.url),
    children: part.children.map(
      (run) => textRun(run) as Exclude<PhrasingContent, { type: 'link' | 'linkReference' }>,
    ),
  };
}

function listBlock({ ordered, start, items }: List, addressOf: AddressOf): BlockContent[] {
  return list(
    items.map((item) => [
      { type: 'paragraph', children: item.children.map((part) => inline(part, addressOf)) },
      ...(item.list ? listBlock(item.list, addressOf) : []),
    ]),
    ordered,
    start,
  );
}

const noBreaks = (part: Inline): Inline => (part.kind === 'line_break' ? { kind: 'text', text: ' ' } : part);

/** How far cells that span others reach; in browsers, one spans no more. An editor sees its words, not how far it reaches. */
const MOST_COLUMNS = 1000;
/** A text has no more of its own. With one long row, or cells that span thousands of rows, thousands of millions are empty. */
const MOST_CELLS = 100_000;

/** The rows of a table with the same number of cells each; null if there are too many. */
function gridOf({ rows }: Table, addressOf: AddressOf): PhrasingContent[][][] | null {
  const grid: PhrasingContent[][][] = rows.map(() => []);
  let width = 0;
  for (const [index, row] of rows.entries()) {
    const cells = grid[index] ?? [];
    let column = 0;
    for (const { children, colSpan = 1, rowSpan = 1 } of row) {
      while (cells[column]) column += 1;
      const end = Math.min(column + colSpan, MOST_COLUMNS);
      width = Math.max(width, column + 1, end);
      if (width * rows.length > MOST_CELLS) return null;
      for (const below of grid.slice(index, index + rowSpan))
        for (let right = column; right < end; right += 1) below[right] ??= [];
      cells[column] = children.map((part) => inline(noBreaks(part), addressOf));
    }
  }
  return grid.map((cells) => Array.from({ length: width }, (_, column) => cells[column] ?? []));
}

/**
 * Markdown's tables have one header row, and no cells that span others: what they span, to the right and below, is empty.
 * A table that would be nearly all empty is a list of its rows.
 */
function tableBlocks(table: Table, addressOf: AddressOf): BlockContent[] {
  const grid = gridOf(table, addressOf);
  if (!grid) {
    const wordsOf = (row: Table['rows'][number]) =>
      row.flatMap(({ children }) => [...children, { kind: 'text' as const, text: ' ' }]);
    return list(
      table.rows.map((row) => [
        { type: 'paragraph', children: wordsOf(row).map((part) => inline(noBreaks(part), addressOf)) },
      ]),
    );
  }
  return [
    {
      type: 'table',
      children: grid.map((cells) => ({
        type: 'tableRow',
        children: cells.map((children) => ({ type: 'tableCell', children })),
      })),
    },
  ];
}

function block(part: RichTextBlock, addressOf: AddressOf, deeper: number): BlockContent[] {
  const words = (children: Inline[]) => children.map((each) => inline(each, addressOf));
  switch (part.kind) {
    case 'rule':
      return [{ type: 'thematicBreak' }];
    case 'image':
      return imageBlock(part.image, part.caption, addressOf);
    case 'embed':
      return mediaBlocks(part.item, addressOf);
    case 'list':
      return listBlock(part, addressOf);
    case 'table':
      return tableBlocks(part, addressOf);
    case 'code':
      return [{ type: 'code', lang: part.language, value: part.code }];
    case 'callout':
      return [
        quotation(
          ...(part.title ? [paragraph(strong(part.title))] : []),
          ...part.blocks.flatMap((each) => block(each, addressOf, deeper)),
        ),
      ];
    case 'action':
      return [
        ...(part.heading ? [paragraph(strong(part.heading))] : []),
        ...paragraphs(part.text),
        paragraph(link(part.link.title, addressOf(part.link.url))),
      ];
    case 'figures':
      return list(part.figures.map(({ figure, label }) => [paragraph(strong(figure), ` ${label}`)]));
    case 'paragraph':
      return [{ type: 'paragraph', children: words(part.children) }];
    case 'quote': {
      const { source } = part;
      const url = source?.url;
      const said = url ? [paragraph('— ', link(source.text, addressOf(url)))] : [];
      return [
        quotation(
          { type: 'paragraph', children: words(part.children) },
          ...(said.length ? said : paragraphs(source ? `— ${source.text}` : null)),
        ),
      ];
    }
    case 'heading': {
      const depth = Math.min(part.level + deeper, 6) as 2 | 3 | 4 | 5 | 6;
      return [{ type: 'heading', depth, children: words(part.children) }];
    }
  }
}

function footnoteBlocks(text: RichText, addressOf: AddressOf): DefinitionContent[] {
  const notes = new Map(footnotesOf(text).map((note) => [footnoteId(note), note]));
  return [...notes].map(([identifier, { text: words, url }]) => ({
    type: 'footnoteDefinition',
    identifier,
    children: [url ? paragraph(link(words, addressOf(url))) : paragraph(words)],
  }));
}

/**
 * Converts a rich text to blocks, with its footnotes at the end.
 *
 * @param addressOf makes URLs absolute
 * @param topLevel level of its highest headings
 */
export function richTextBlocks(text: RichText, addressOf: AddressOf, topLevel = 2): BlockContent[] {
  return [
    ...text.flatMap((part) => block(part, addressOf, topLevel - 2)),
    // Definitions may stand wherever blocks may.
    ...(footnoteBlocks(text, addressOf) as unknown as BlockContent[]),
  ];
}
