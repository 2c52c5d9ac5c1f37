import { isContentType, type PublishedNode } from '@keelstone/model';
import { showsAll } from './overview-page/most-shown.ts';
import type { Listing } from './page-context.ts';
import type { RequestContext } from './surroundings-of.tsx';

/**
 * The search screen that a node's page holds; null where it holds none.
 *
 * @param query what the page was asked with, without its `?`
 */
export function listingOf(node: PublishedNode, context: RequestContext, query = ''): Listing | null {
  if (node.type !== 'overview_page' || !isContentType(node.listedType)) return null;
  const { site, path, content, makeListing } = context;
  const isShown = showsAll(node.listedType, content.nodesOfType(node.listedType, node.language));
  if (!makeListing || isShown) return null;
  return makeListing({ site, contentType: node.listedType, url: { path, query } });
}
