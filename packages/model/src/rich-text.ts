import * as v from 'valibot';
import { imageSchema, mediaItemSchema } from './media.ts';
import { mediaItemText } from './media-text.ts';
import { linkSchema } from './reference.ts';

/**
 * Rich text as a tree of known nodes, never as markup: the site turns it into React elements, so that nothing an
 * editor pastes can reach a visitor as HTML.
 */
const textRunSchema = v.object({
  kind: v.literal('text'),
  text: v.string(),
  bold: v.optional(v.boolean()),
  italic: v.optional(v.boolean()),
  strikethrough: v.optional(v.boolean()),
  code: v.optional(v.boolean()),
});

const inlineSchema = v.variant('kind', [
  textRunSchema,
  v.object({ kind: v.literal('line_break') }),
  v.object({
    kind: v.literal('link'),
    /** A site path, or an http, https, mailto or tel address: the projection rejects everything else. */
    url: v.string(),
    newTab: v.boolean(),
    children: v.array(textRunSchema),
  }),
  /** A note to what precedes it. Numbers are given where it is shown. */
  v.object({ kind: v.literal('footnote'), text: v.string(), url: v.nullable(v.string()) }),
]);

const inlines = v.array(inlineSchema);

export type ListItem = { children: Inline[]; list: List | null };
export type List = {
  kind: 'list';
  ordered: boolean;
  /** The number of the first item, if that is not 1. */
  start?: number | undefined;
  items: ListItem[];
};

const listItemSchema: v.GenericSchema<ListItem> = v.object({
  children: inlines,
  list: v.nullable(v.lazy(() => listSchema)),
});
const listSchema: v.GenericSchema<List> = v.object({
  kind: v.literal('list'),
  ordered: v.boolean(),
  start: v.optional(v.pipe(v.number(), v.integer())),
  items: v.array(listItemSchema),
});

const paragraphSchema = v.object({ kind: v.literal('paragraph'), children: inlines });

const quoteSchema = v.object({
  kind: v.literal('quote'),
  children: inlines,
  /** Who said or wrote it, or where it stands; and where that can be read. */
  source: v.optional(v.object({ text: v.string(), url: v.nullable(v.string()) })),
});

const tableSchema = v.object({
  kind: v.literal('table'),
  rows: v.array(
    v.array(
      v.object({
        children: inlines,
        isHeader: v.boolean(),
        colSpan: v.optional(v.number()),
        rowSpan: v.optional(v.number()),
      }),
    ),
  ),
});

export const CALLOUT_TONES = ['note', 'tip', 'warning'] as const;

/** Set apart from the text around it. */
const calloutSchema = v.object({
  kind: v.literal('callout'),
  tone: v.picklist(CALLOUT_TONES),
  title: v.nullable(v.string()),
  blocks: v.array(v.union([paragraphSchema, listSchema])),
});

/** Asks the reader to do something: a link that is a button. */
const actionSchema = v.object({
  kind: v.literal('action'),
  heading: v.nullable(v.string()),
  text: v.nullable(v.string()),
  link: linkSchema,
});

/** Key figures, each with what it counts. */
const figuresSchema = v.object({
  kind: v.literal('figures'),
  figures: v.array(v.object({ figure: v.string(), label: v.string() })),
});

const richTextBlockSchema = v.union([
  paragraphSchema,
  v.object({ kind: v.literal('heading'), level: v.picklist([2, 3, 4]), children: inlines }),
  quoteSchema,
  v.object({ kind: v.literal('rule') }),
  v.object({ kind: v.literal('image'), image: imageSchema, caption: v.nullable(v.string()) }),
  listSchema,
  tableSchema,
  calloutSchema,
  /** Shown exactly as written, with its line breaks. */
  v.object({ kind: v.literal('code'), code: v.string(), language: v.nullable(v.string()) }),
  v.object({ kind: v.literal('embed'), item: mediaItemSchema }),
  actionSchema,
  figuresSchema,
]);

export const richTextSchema = v.array(richTextBlockSchema);

export type TextRun = v.InferOutput<typeof textRunSchema>;
export type Inline = v.InferOutput<typeof inlineSchema>;
export type RichTextBlock = v.InferOutput<typeof richTextBlockSchema>;
export type Footnote = Extract<Inline, { kind: 'footnote' }>;
export type Table = v.InferOutput<typeof tableSchema>;
export type RichText = v.InferOutput<typeof richTextSchema>;

function inlineText(inline: Inline): string {
  switch (inline.kind) {
    case 'text':
      return inline.text;
    case 'line_break':
      return ' ';
    case 'link':
      return inline.children.map((run) => run.text).join('');
    case 'footnote':
      return '';
  }
}

/** The line of the text itself, and one for each of its notes. */
function lines(children: readonly Inline[]): string[] {
  const notes = children.flatMap((inline) => (inline.kind === 'footnote' ? [inline.text] : []));
  return [children.map(inlineText).join(''), ...notes];
}

const listText = (list: List): string[] =>
  list.items.flatMap((item) => [...lines(item.children), ...(item.list ? listText(item.list) : [])]);

function blockText(block: RichTextBlock): string[] {
  switch (block.kind) {
    case 'rule':
      return [];
    case 'image':
      return block.caption ? [block.caption] : [];
    case 'embed':
      return mediaItemText(block.item).map((line) => line ?? '');
    case 'list':
      return listText(block);
    case 'table':
      return block.rows.flatMap((row) => row.flatMap(({ children }) => lines(children)));
    case 'callout':
      return [block.title ?? '', ...block.blocks.flatMap(blockText)];
    case 'code':
      return block.code.split('\n');
    case 'action':
      return [block.heading ?? '', block.text ?? '', block.link.title];
    case 'figures':
      return block.figures.map(({ figure, label }) => `${figure} ${label}`);
    case 'quote':
      return [...lines(block.children), block.source?.text ?? ''];
    case 'paragraph':
    case 'heading':
      return lines(block.children);
  }
}

/**
 * The text of a rich text, without its structure.
 *
 * @returns one line per block, list item, cell, caption or note, joined by newlines; white space inside a line is
 *   collapsed
 */
export function richTextToPlainText(richText: RichText): string {
  return richText
    .flatMap(blockText)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n');
}

/** Lines to fill in, as checklists and templates have them: `___:___`. */
const BLANKS = /_{2,}(?:[\s.,:;/]*_{2,})*/g;

/** A text for where nobody can write, such as an excerpt: each place to fill in is an ellipsis. */
export const withoutBlanks = (text: string): string => text.replace(BLANKS, '…');

/** The text of one block without its notes. */
export const leadingText = (block: RichTextBlock): string =>
  richTextToPlainText([block]).split('\n')[0] ?? '';

function blockInlines(block: RichTextBlock): Inline[] {
  switch (block.kind) {
    case 'rule':
    case 'image':
    case 'embed':
    case 'code':
    case 'action':
    case 'figures':
      return [];
    case 'list':
      return listInlines(block);
    case 'table':
      return block.rows.flatMap((row) => row.flatMap(({ children }) => children));
    case 'callout':
      return block.blocks.flatMap(blockInlines);
    case 'quote':
    case 'paragraph':
    case 'heading':
      return block.children;
  }
}

const listInlines = (list: List): Inline[] =>
  list.items.flatMap((item) => [...item.children, ...(item.list ? listInlines(item.list) : [])]);

/** The notes of a text in the order in which it refers to them. */
export const footnotesOf = (richText: RichText): Footnote[] =>
  richText.flatMap(blockInlines).filter((inline) => inline.kind === 'footnote');
