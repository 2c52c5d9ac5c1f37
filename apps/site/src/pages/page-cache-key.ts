import { splitLanguage } from '@keelstone/model';
import { siteSettingsOf } from '../shell/site-settings-of.ts';
import { findPage } from './find-page.ts';
import { screenedType } from './listing-of.ts';
import type { PagesContext } from './pages-context.ts';

/**
 * The cache key of a page: its path, and only that part of the query which its listing uses. Other parameters do
 * not change a page. Null for pages that are not cached, and for redirects.
 *
 * @param url as requested, still encoded
 */
export function pageCacheKey(url: string, context: PagesContext): string | null {
  const [rawPath = '/', ...rest] = url.split('?');
  const path = rawPath.includes('%') ? decodeURIComponent(rawPath) : rawPath;
  const query = rest.join('?');
  // A cache key is a canonical URL, in which a question mark always starts the query.
  if (path.includes('?')) return null;
  if (query === '') return path;
  const found = findPage(context.content, path);
  if (found.kind !== 'node') return null;
  const contentType = screenedType(found.node, context.content);
  if (!contentType || !context.listingName) return path;
  const site = siteSettingsOf(context.content, splitLanguage(path).language);
  return context.listingName({ site, contentType, url: { path, query } });
}
