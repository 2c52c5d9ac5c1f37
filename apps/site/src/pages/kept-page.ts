import { isContentType, splitLanguage } from '@keelstone/model';
import { siteSettingsOf } from '../shell/site-settings-of.ts';
import { findPage } from './find-page.ts';
import type { PagesContext } from './page-context.ts';

/**
 * The name under which the page cache keeps a page: its path, and of the query only what its listing shows. What else
 * stands behind an address changes nothing of a page.
 *
 * @param url as it was requested, still encoded
 */
export function pageName(url: string, context: PagesContext): string | null {
  const [rawPath = '/', ...rest] = url.split('?');
  const path = rawPath.includes('%') ? decodeURIComponent(rawPath) : rawPath;
  const query = rest.join('?');
  // A name is the canonical URL, and what stands behind a question mark is its query.
  if (path.includes('?')) return null;
  if (query === '') return path;
  const found = findPage(context.content, path);
  if (found.kind !== 'node') return null;
  const { node } = found;
  if (node.type !== 'overview_page' || !isContentType(node.listedType) || !context.listingName) return path;
  const site = siteSettingsOf(context.content, splitLanguage(path).language);
  return context.listingName({ site, contentType: node.listedType, url: { path, query } });
}
