import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import type { ContentReplica } from '@keelstone/read-model';
import { prefersMarkdown } from '../../http/headers/prefers-markdown.ts';
import { type Found, findPage } from '../../pages/find-page.ts';
import { addressOf } from '../../pages/node-address.ts';

const ENDING = '.md';

/** The root has no name to put an ending to. */
const ROOT = '/index';

/** Where the Markdown of a page is: the page's address with `.md` behind it. */
export function markdownPath(node: PublishedNode, content: ContentReplica): string {
  const address = addressOf(node, content);
  return (address === '/' ? ROOT : address) + ENDING;
}

/** What stands at an address with `.md` behind it; null for addresses of another form. */
export function findMarkdown(content: ContentReplica, path: string): Found | null {
  const page = path.endsWith(ENDING) ? path.slice(0, -ENDING.length) : '/';
  if (page.endsWith('/')) return null;
  const found = findPage(content, page);
  return found.kind === 'nothing' && page === ROOT ? findPage(content, '/') : found;
}

/**
 * The address that is answered for a request: who asks for a page as Markdown is answered as at its Markdown address, so
 * that nothing behind here, and no cache, takes the one for the other.
 *
 * @param url path and query, readable
 */
export function negotiatedUrl(url: string, accept: string | undefined, content: ContentReplica): string {
  if (!prefersMarkdown(accept)) return url;
  const found = findPage(content, decodeURIComponent(url.split('?', 1)[0] ?? '/'));
  return found.kind === 'node' ? encodeURI(markdownPath(found.node, content)) : url;
}
