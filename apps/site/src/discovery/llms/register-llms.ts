import { isListed } from '@keelstone/content/types/node-meta.model.ts';
import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import { messagesOf } from '@keelstone/languages/messages.ts';
import { type ContentType, LANGUAGES, type Language, languagePrefix } from '@keelstone/model';
import type { ContentReplica } from '@keelstone/read-model';
import { heading, paragraphs, quotation } from '@keelstone/ui/markdown/blocks.ts';
import { linkList } from '@keelstone/ui/markdown/card-blocks.ts';
import type { FastifyInstance } from 'fastify';
import type { BlockContent } from 'mdast';
import { siteSettingsOf } from '../../shell/site-settings-of.ts';
import type { DiscoveryContext } from '../discovery-context.ts';
import { markdownPath } from '../markdown/markdown-address.ts';
import { writeMarkdown } from '../markdown/node-markdown.ts';
import { sendDocument } from '../send-document.ts';

/** The maximum number of pages of one type, because the file is meant to be read in full. */
const MOST = 40;

/** The newest nodes of a type, without archived ones and those kept out of search engines; stops as soon as there are enough. */
function newest(content: ContentReplica, type: ContentType, language: Language): PublishedNode[] {
  const found: PublishedNode[] = [];
  for (const node of content.nodesOfType(type, language)) {
    if (found.length === MOST) break;
    if (!node.archived && isListed(node)) found.push(node);
  }
  return found;
}

/**
 * A description of the site for language models, as proposed by llmstxt.org: what the site is about, and links
 * to the most important pages as Markdown.
 */
function llmsText(language: Language, { content, siteUrl }: DiscoveryContext): string {
  const { siteName, tagline } = siteSettingsOf(content, language);
  const { about, groups, more, sitemap, feed } = messagesOf(language, 'llms');
  const addressOf = (path: string) => new URL(path, siteUrl).href;
  const group = ([type, title]: [string, string]): BlockContent[] => {
    const nodes = newest(content, type as ContentType, language);
    const links = nodes.map((node) => ({
      title: node.title,
      url: markdownPath(node, content),
      text: node.excerpt || null,
    }));
    return links.length === 0 ? [] : [...heading(2, title), ...linkList(links, addressOf)];
  };
  const others = LANGUAGES.filter((other) => other !== language).map((other) => ({
    title: messagesOf(other, 'llms').thisOverview,
    url: `${languagePrefix(other)}/llms.txt`,
    text: null,
  }));
  const prefix = languagePrefix(language);
  return writeMarkdown([
    ...heading(1, siteName),
    ...(tagline ? [quotation(...paragraphs(tagline))] : []),
    ...paragraphs(about),
    ...Object.entries(groups).flatMap(group),
    ...heading(2, more),
    ...linkList(
      [
        { title: 'sitemap.xml', url: '/sitemap.xml', text: sitemap },
        { title: 'rss.xml', url: `${prefix}/rss.xml`, text: feed },
        ...others,
      ],
      addressOf,
    ),
  ]);
}

/** Serves `/llms.txt`, and its equivalent in each other language. */
export function registerLlms(app: FastifyInstance, context: DiscoveryContext): void {
  for (const language of LANGUAGES) {
    app.get(`${languagePrefix(language)}/llms.txt`, (request, reply) =>
      sendDocument(request, reply, {
        type: 'text/plain; charset=utf-8',
        body: llmsText(language, context),
        headers: { 'x-robots-tag': 'noindex' },
      }),
    );
  }
}
