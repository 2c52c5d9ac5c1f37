import { sectionBlocks } from '@keelstone/content/sections/sections.site.ts';
import { type PublishedNode, traitsOf } from '@keelstone/content/types/types.model.ts';
import { ownBlocks } from '@keelstone/content/types/types.site.ts';
import { type Messages, messagesOf } from '@keelstone/languages/messages.ts';
import type { Term } from '@keelstone/model';
import { heading, list, paragraph, paragraphs, strong } from '@keelstone/ui/markdown/blocks.ts';
import { mediaBlocks } from '@keelstone/ui/markdown/media-blocks.ts';
import { richTextBlocks } from '@keelstone/ui/markdown/rich-text-blocks.ts';
import type { BlockContent } from 'mdast';
import { defaultHandlers, type Options, toMarkdown } from 'mdast-util-to-markdown';

/**
 * Text with `<` as a character reference. The library writes a backslash before it, which is enough for Markdown; what
 * takes the file for HTML, or shows it without reading it, is to find no tag either.
 */
const withoutTags = (markdown: string): string =>
  markdown.replace(/(\\*)</g, (_all, slashes: string) => `${slashes.slice(slashes.length % 2)}&lt;`);

const handlers: NonNullable<Options['handlers']> = {
  text: (node, _parent, state, info) => withoutTags(state.safe(node.value, info)),
  image(node, parent, state, info) {
    const written = defaultHandlers.image(node, parent, state, info);
    const end = written.lastIndexOf('](');
    return withoutTags(written.slice(0, end)) + written.slice(end);
  },
};

/** Writes blocks as CommonMark: what in a text would be markup is escaped. */
export const writeMarkdown = (children: BlockContent[]): string =>
  toMarkdown({ type: 'root', children }, { bullet: '-', rule: '-', emphasis: '_', handlers });

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

/**
 * A published node as Markdown: everything its page says, without what only surrounds it.
 *
 * @param origin of the site: addresses are whole, because the document is read elsewhere
 */
export function nodeMarkdown(node: PublishedNode, origin: string): string {
  const messages = messagesOf(node.language);
  // A link that opens a dialog names a part of this page.
  const page = origin + node.path;
  const addressOf = (url: string) => (URL.canParse(url, page) ? new URL(url, page).href : url);
  const { facts, blocks } = ownBlocks(node, addressOf);
  return writeMarkdown([
    ...heading(1, node.title),
    ...paragraphs(
      node.archived ? messages.archived : null,
      traitsOf(node.type).isExcerptOfBody && node.body.length > 0 ? null : node.excerpt,
    ),
    ...factList(node, facts, messages),
    ...richTextBlocks(node.body, addressOf),
    ...blocks,
    ...node.sections.flatMap((section) => sectionBlocks(section, addressOf)),
    ...(node.dialogs ?? []).flatMap(({ title, body, media }) => [
      ...heading(2, title),
      ...richTextBlocks(body, addressOf, 3),
      ...media.flatMap((item) => mediaBlocks(item, addressOf)),
    ]),
  ]);
}
