import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import type { ContentReplica } from '@keelstone/read-model';
import type { ShareImage } from '../../shell/page-parts.ts';
import { SHARE_IMAGE } from './draw-share-image.ts';
import { shareImagePath, shareImageSubject } from './share-image-subject.ts';

/** The share image of a node, for the head of its page. */
export function shareImageOf(node: PublishedNode, content: ContentReplica, siteUrl: string): ShareImage {
  const url = siteUrl + shareImagePath(shareImageSubject(node, content, siteUrl));
  return { url, type: 'image/png', ...SHARE_IMAGE, alt: node.title };
}
