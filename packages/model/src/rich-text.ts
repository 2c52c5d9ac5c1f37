import * as v from 'valibot';
import { imageSchema } from './media.ts';

/**
 * Rich text as a tree of known nodes, never as markup: the site turns it into React elements, so that nothing an
 * editor pastes can reach a visitor as HTML.
 */
const textRunSchema = v.object({
  kind: v.literal('text'),
  text: v.string(),
  bold: v.optional(v.boolean()),
  italic: v.optional(v.boolean()),
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
]);

const inlines = v.array(inlineSchema);

export type ListItem = { children: Inline[]; list: List | null };
export type List = { kind: 'list'; ordered: boolean; items: ListItem[] };

const listItemSchema: v.GenericSchema<ListItem> = v.object({
  children: inlines,
  list: v.nullable(v.lazy(() => listSchema)),
});
const listSchema: v.GenericSchema<List> = v.object({
  kind: v.literal('list'),
  ordered: v.boolean(),
  items: v.array(listItemSchema),
});

const richTextBlockSchema = v.union([
  v.object({ kind: v.literal('paragraph'), children: inlines }),
  v.object({ kind: v.literal('heading'), level: v.picklist([2, 3, 4]), children: inlines }),
  v.object({ kind: v.literal('quote'), children: inlines }),
  v.object({ kind: v.literal('rule') }),
  v.object({ kind: v.literal('image'), image: imageSchema, caption: v.nullable(v.string()) }),
  listSchema,
]);

export const richTextSchema = v.array(richTextBlockSchema);

export type TextRun = v.InferOutput<typeof textRunSchema>;
export type Inline = v.InferOutput<typeof inlineSchema>;
export type RichTextBlock = v.InferOutput<typeof richTextBlockSchema>;
export type RichText = v.InferOutput<typeof richTextSchema>;

function inlineText(inline: Inline): string {
  if (inline.kind === 'text') return inline.text;
  if (inline.kind === 'line_break') return ' ';
  return inline.children.map((run) => run.text).join('');
}

function listText(list: List): string[] {
  return list.items.flatMap((item) => [
    item.children.map(inlineText).join(''),
    ...(item.list ? listText(item.list) : []),
  ]);
}

function blockText(block: RichTextBlock): string[] {
  switch (block.kind) {
    case 'rule':
      return [];
    case 'image':
      return block.caption ? [block.caption] : [];
    case 'list':
      return listText(block);
    default:
      return [block.children.map(inlineText).join('')];
  }
}

/**
 * The text of a rich text, without its structure.
 *
 * @returns one line per block, list item or caption, joined by newlines; white space inside a line is collapsed
 */
export function richTextToPlainText(richText: RichText): string {
  return richText
    .flatMap(blockText)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n');
}
