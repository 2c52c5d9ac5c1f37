import { sectionBlocks } from '@keelstone/content/sections/sections.site.ts';
import { type PublishedNode, traitsOf } from '@keelstone/content/types/types.model.ts';
import { ownBlocks } from '@keelstone/content/types/types.site.ts';
import { type Messages, messagesOf } from '@keelstone/languages/messages.ts';
import type { Term } from '@keelstone/model';
import { heading, list, paragraph, paragraphs, strong } from '@keelstone/ui/markdown/blocks.ts';
import type { OwnBlocks } from '@keelstone/ui/markdown/fact-blocks.ts';
import { mediaBlocks } from '@keelstone/ui/markdown/media-blocks.ts';
import { richTextBlocks } from '@keelstone/ui/markdown/rich-text-blocks.ts';
import type { BlockContent, FootnoteDefinition, Nodes, RootContent } from 'mdast';
import { gfmFootnoteToMarkdown } from 'mdast-util-gfm-footnote';
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { defaultHandlers, type Options, toMarkdown } from 'mdast-util-to-markdown';

/**
 * Replaces `<` by a character reference. The library escapes it with a backslash, which is sufficient for
 * Markdown, but programs that treat the file as HTML, or show it unparsed, should not find tags either.
 *
 * Backslashes are read from the first of a row only: from each to the end, a hundred thousand would take seconds.
 */
const withoutTags = (markdown: string): string =>
  markdown.replace(/(?<!\\)(\\*)</g, (_all, slashes: string) => `${slashes.slice(slashes.length % 2)}&lt;`);

const handlers: NonNullable<Options['handlers']> = {
  text: (node, _parent, state, info) => withoutTags(state.safe(node.value, info)),
  image(node, parent, state, info) {
    const written = defaultHandlers.image(node, parent, state, info);
    const end = written.lastIndexOf('](');
    return withoutTags(written.slice(0, end)) + written.slice(end);
  },
};

const options: Options = {
  bullet: '-',
  rule: '-',
  emphasis: '_',
  handlers,
  extensions: [
    gfmTableToMarkdown({ tablePipeAlign: false }),
    gfmStrikethroughToMarkdown(),
    gfmFootnoteToMarkdown(),
  ],
};

/** Numbers footnotes in the order in which the document refers to them, and puts each once, at its end. */
function numberFootnotes(blocks: BlockContent[]): RootContent[] {
  const numbers = new Map<string, string>();
  const definitions = new Map<string, FootnoteDefinition>();
  const visit = <N extends Nodes>(node: N): N => {
    if (node.type === 'footnoteReference') {
      const number = numbers.get(node.identifier) ?? String(numbers.size + 1);
      numbers.set(node.identifier, number);
      return { ...node, identifier: number };
    }
    if (!('children' in node)) return node;
    const children = (node.children as RootContent[]).flatMap((child) => {
      if (child.type !== 'footnoteDefinition') return [visit(child)];
      definitions.set(child.identifier, child);
      return [];
    });
    return { ...node, children };
  };
  const { children } = visit({ type: 'root', children: blocks });
  const notes = [...numbers].flatMap(([identifier, number]) => {
    const note = definitions.get(identifier);
    return note ? [{ ...note, identifier: number }] : [];
  });
  return [...children, ...notes];
}

/** Writes blocks as CommonMark with GitHub's tables, strikethrough and footnotes, and escapes markup in texts. */
export const writeMarkdown = (children: BlockContent[]): string =>
  toMarkdown({ type: 'root', children: numberFootnotes(children) }, options);

const labels = (terms: readonly Term[]) => terms.map(({ label }) => label).join(', ') || null;

function factList(
  node: PublishedNode,
  facts: [string, string | null][],
  messages: Messages['interface'],
): BlockContent[] {
  const all: [string, string | null][] = [
    ...facts,
    [messages.productSuites, labels(node.productSuites)],
    [messages.industries, labels(node.industries)],
    [messages.topics, labels(node.tags)],
  ];
  return list(all.flatMap(([label, value]) => (value ? [paragraph(strong(label), `: ${value}`)] : [])));
}

/** What a page says below its title and facts, without the surrounding interface. */
function contentOf(
  node: PublishedNode,
  addressOf: (url: string) => string,
  { blocks }: OwnBlocks,
): BlockContent[] {
  return [
    ...richTextBlocks(node.body, addressOf),
    ...blocks,
    ...node.sections.flatMap((section) => sectionBlocks(section, addressOf)),
    ...(node.dialogs ?? []).flatMap(({ title, body, media }) => [
      ...heading(2, title),
      ...richTextBlocks(body, addressOf, 3),
      ...media.flatMap((item) => mediaBlocks(item, addressOf)),
    ]),
  ];
}

/** URLs are absolute, because the document is read elsewhere. A link that opens a dialog leads to a part of its page. */
const addressesOf = (node: PublishedNode, origin: string) => (url: string) => {
  const page = origin + node.path;
  return URL.canParse(url, page) ? new URL(url, page).href : url;
};

/**
 * The content of a published node, for programs that show it.
 *
 * @param origin of the site
 */
export function nodeContent(node: PublishedNode, origin: string): RootContent[] {
  const addressOf = addressesOf(node, origin);
  const own = ownBlocks(node, addressOf);
  return numberFootnotes([...(own.lead ?? []), ...contentOf(node, addressOf, own)]);
}

/**
 * A published node as Markdown: the full content of its page, without the surrounding interface.
 *
 * @param origin of the site
 * @param now in Unix seconds; by default, the present
 */
export function nodeMarkdown(node: PublishedNode, origin: string, now?: number): string {
  const messages = messagesOf(node.language);
  const addressOf = addressesOf(node, origin);
  const own = ownBlocks(node, addressOf, now);
  return writeMarkdown([
    ...heading(1, node.title),
    ...(own.lead ?? []),
    ...paragraphs(
      node.archived ? messages.archived : null,
      traitsOf(node.type).isExcerptOfBody && node.body.length > 0 ? null : node.excerpt,
    ),
    ...factList(node, own.facts, messages),
    ...contentOf(node, addressOf, own),
  ]);
}
