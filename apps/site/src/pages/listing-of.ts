import { showsAll } from '@keelstone/content/types/overview-page/most-shown.site.ts';
import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import { type ContentType, isContentType } from '@keelstone/model';
import type { ContentReplica } from '@keelstone/read-model';
import type { Listing } from '../shell/listing.ts';
import type { RequestContext } from './page-context-of.tsx';

/** The content type that a node's page lists with the search screen; null if there is none. */
export function screenedType(node: PublishedNode, content: ContentReplica): ContentType | null {
  if (node.type !== 'overview_page' || !isContentType(node.listedType)) return null;
  const isShown = showsAll(node.listedType, content.nodesOfType(node.listedType, node.language));
  return isShown ? null : node.listedType;
}

/**
 * The search screen in a node's page; null if there is none.
 *
 * @param query of the requested URL, without its `?`
 */
export function listingOf(node: PublishedNode, context: RequestContext, query = ''): Listing | null {
  const { site, path, content, makeListing } = context;
  const contentType = screenedType(node, content);
  return contentType && makeListing ? makeListing({ site, contentType, url: { path, query } }) : null;
}
