import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import type { ContentReplica } from '@keelstone/read-model';
import type { ShareImage } from '../../shell/page-parts.ts';
import { SHARE_IMAGE } from './draw-share-image.ts';
import { formatOf, shareImagePath, shareImageSubject } from './share-image-subject.ts';

/** The share image of a node, for the head of its page. */
export function shareImageOf(node: PublishedNode, content: ContentReplica, siteUrl: string): ShareImage {
  const subject = shareImageSubject(node, content, siteUrl);
  const alt = node.meta?.picture?.alt || subject.title;
  return { url: siteUrl + shareImagePath(subject), type: formatOf(subject).type, ...SHARE_IMAGE, alt };
}
