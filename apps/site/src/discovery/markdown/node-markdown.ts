import type { PublishedNode, Term } from '@keelstone/model';
import type { BlockContent } from 'mdast';
import { toMarkdown } from 'mdast-util-to-markdown';
import { type Messages, messagesOf } from '../../shell/messages.ts';
import { heading, list, paragraph, paragraphs, strong } from './blocks.ts';
import { ownBlocks } from './own-blocks.ts';
import { richTextBlocks } from './rich-text-blocks.ts';
import { sectionBlocks } from './section-blocks.ts';

/** Writes blocks as CommonMark: what in a text would be markup is escaped. */
export const writeMarkdown = (children: BlockContent[]): string =>
  toMarkdown({ type: 'root', children }, { bullet: '-', rule: '-', emphasis: '_' });

/** Articles and resources begin with their excerpt: it is the beginning of their body. */
const BEGINS_WITH_EXCERPT = new Set<string>(['article', 'resource']);

const labels = (terms: readonly Term[]) => terms.map(({ label }) => label).join(', ') || null;

function factList(node: PublishedNode, facts: [string, string | null][], messages: Messages): BlockContent[] {
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
  const addressOf = (url: string) => (URL.canParse(url, origin) ? new URL(url, origin).href : url);
  const { facts, blocks } = ownBlocks(node, addressOf);
  return writeMarkdown([
    ...heading(1, node.title),
    ...paragraphs(
      node.archived ? messages.archived : null,
      BEGINS_WITH_EXCERPT.has(node.type) && node.body.length > 0 ? null : node.excerpt,
    ),
    ...factList(node, facts, messages),
    ...richTextBlocks(node.body, addressOf),
    ...blocks,
    ...node.sections.flatMap((section) => sectionBlocks(section, addressOf)),
  ]);
}
