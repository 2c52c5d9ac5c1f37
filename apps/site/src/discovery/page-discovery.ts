import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import type { ContentReplica } from '@keelstone/read-model';
import type { PageDiscovery } from '../pages/pages-context.ts';
import type { ShareImage } from '../shell/page-parts.ts';
import type { DiscoveryContext } from './discovery-context.ts';
import { markdownPath } from './markdown/markdown-address.ts';
import { sendMarkdown } from './markdown/send-markdown.ts';
import { SHARE_IMAGE } from './share-images/draw-share-image.ts';
import { formatOf, shareImagePath, shareImageSubject } from './share-images/share-image-subject.ts';

/** The share image of a node, for the head of its page. */
function shareImageOf(node: PublishedNode, content: ContentReplica, siteUrl: string): ShareImage {
  const subject = shareImageSubject(node, content, siteUrl);
  const alt = node.meta?.picture?.alt || subject.title;
  return { url: siteUrl + shareImagePath(subject), type: formatOf(subject).type, ...SHARE_IMAGE, alt };
}

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
