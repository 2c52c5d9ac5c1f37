import type { BlockContent, ListItem, PhrasingContent } from 'mdast';

type Inline = string | PhrasingContent;
type Depth = 1 | 2 | 3 | 4 | 5 | 6;

const phrasing = (content: readonly Inline[]): PhrasingContent[] =>
  content.map((part) => (typeof part === 'string' ? { type: 'text', value: part } : part));

export const strong = (text: string): PhrasingContent => ({
  type: 'strong',
  children: [{ type: 'text', value: text }],
});

export const link = (text: string, url: string): PhrasingContent => ({
  type: 'link',
  url,
  children: [{ type: 'text', value: text }],
});

export const image = (alt: string, url: string): PhrasingContent => ({ type: 'image', alt, url });

export function paragraph(...content: Inline[]): BlockContent {
  return { type: 'paragraph', children: phrasing(content) };
}

/** One paragraph for each text; empty texts are left out. */
export const paragraphs = (...texts: (string | null)[]): BlockContent[] =>
  texts.flatMap((text) => (text ? [paragraph(text)] : []));

/** A heading, or nothing if the text is empty. Limited to Markdown's six levels. */
export function heading(level: number, text: string | null): BlockContent[] {
  const depth = Math.min(level, 6) as Depth;
  return text ? [{ type: 'heading', depth, children: [{ type: 'text', value: text }] }] : [];
}

/** A list of texts or of blocks; nothing if there are no items. An ordered one may begin with another number than 1. */
export function list(
  items: readonly (BlockContent | BlockContent[])[],
  ordered = false,
  start = 1,
): BlockContent[] {
  if (items.length === 0) return [];
  const children = items.map(
    (item): ListItem => ({ type: 'listItem', spread: false, children: [item].flat() }),
  );
  return [{ type: 'list', ordered, ...(ordered ? { start } : {}), spread: false, children }];
}

export const quotation = (...children: BlockContent[]): BlockContent => ({ type: 'blockquote', children });
