import type { PageDiscovery } from '../pages/pages-context.ts';
import type { DiscoveryContext } from './discovery-context.ts';
import { markdownPath } from './markdown/markdown-address.ts';
import { sendMarkdown } from './markdown/send-markdown.ts';
import { shareImageOf } from './share-images/share-image-of.ts';

/**
 * The metadata of pages for machines, and their Markdown versions. Pages do not depend on discovery: site.ts
 * passes this to them.
 */
export function pageDiscovery(context: Pick<DiscoveryContext, 'content' | 'siteUrl'>): PageDiscovery {
  const { content, siteUrl } = context;
  return {
    sendMarkdown: (path, request, reply) => sendMarkdown(path, request, reply, context),
    markdownPath: (node) => markdownPath(node, content),
    shareImage: (node) => shareImageOf(node, content, siteUrl),
  };
}
