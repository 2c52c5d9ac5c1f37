import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import type { ContentReplica } from '@keelstone/read-model';
import { prefersMarkdown } from '../../http/headers/prefers-markdown.ts';
import { type Found, findPage } from '../../pages/find-page.ts';
import { addressOf } from '../../pages/node-address.ts';

const ENDING = '.md';

/** The root path has no name to which an extension could be added. */
const ROOT = '/index';

/** The path of a page's Markdown version: the page's path with `.md` appended. */
export function markdownPath(node: PublishedNode, content: ContentReplica): string {
  const address = addressOf(node, content);
  return (address === '/' ? ROOT : address) + ENDING;
}

/** Finds the page for a path that ends in `.md`; null for other paths. */
export function findMarkdown(content: ContentReplica, path: string): Found | null {
  const page = path.endsWith(ENDING) ? path.slice(0, -ENDING.length) : '/';
  if (page.endsWith('/')) return null;
  const found = findPage(content, page);
  return found.kind === 'nothing' && page === ROOT ? findPage(content, '/') : found;
}

/**
 * The URL for which to respond to a request: if a client prefers Markdown, that of the Markdown version, so that
 * routing and caches never confuse the two.
 *
 * @param url path and query, decodable
 */
export function negotiatedUrl(url: string, accept: string | undefined, content: ContentReplica): string {
  if (!prefersMarkdown(accept)) return url;
  const found = findPage(content, decodeURIComponent(url.split('?', 1)[0] ?? '/'));
  return found.kind === 'node' ? encodeURI(markdownPath(found.node, content)) : url;
}
