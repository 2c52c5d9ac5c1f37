import { splitLanguage } from '@keelstone/model';
import { siteSettingsOf } from '../shell/site-settings-of.ts';
import { findPage } from './find-page.ts';
import { screenedType } from './listing-of.ts';
import type { PagesContext } from './pages-context.ts';

/**
 * The name under which the page cache keeps a page: its path, and of the query only what its listing shows. What else
 * stands behind an address changes nothing of a page. Null for what is not kept or is led elsewhere.
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
  const contentType = screenedType(found.node, context.content);
  if (!contentType || !context.listingName) return path;
  const site = siteSettingsOf(context.content, splitLanguage(path).language);
  return context.listingName({ site, contentType, url: { path, query } });
}
