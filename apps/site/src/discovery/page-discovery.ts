import type { PageDiscovery } from '../pages/pages-context.ts';
import type { DiscoveryContext } from './discovery-context.ts';
import { markdownPath } from './markdown/markdown-address.ts';
import { answerMarkdown } from './markdown/send-markdown.ts';
import { shareImageOf } from './share-images/share-image-of.ts';

/** What pages say of themselves to machines, and the other form they are there in. Pages do not know discovery: site.ts hands them this. */
export function pageDiscovery(context: Pick<DiscoveryContext, 'content' | 'siteUrl'>): PageDiscovery {
  const { content, siteUrl } = context;
  return {
    answerMarkdown: (path, request, reply) => answerMarkdown(path, request, reply, context),
    markdownPath: (node) => markdownPath(node, content),
    shareImage: (node) => shareImageOf(node, content, siteUrl),
  };
}
