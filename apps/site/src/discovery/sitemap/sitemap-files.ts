import { setImmediate } from 'node:timers/promises';
import { LANGUAGES } from '@keelstone/model';
import { isoOf } from '@keelstone/ui/structured-data/schema-values.ts';
import { element, escapeXml, xmlDocument } from '../xml.ts';
import type { SitemapEntry } from './sitemap-entries.ts';

/** The maximum number of URLs in one sitemap (sitemaps.org). */
const SITEMAP_LIMIT = 50_000;

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** How many entries are written before pending requests get their turn. */
const SLICE = 1000;

const text = (name: string, value: string) => element(name, {}, escapeXml(value));

/** The absolute URL of a path: non-ASCII characters are percent-encoded, once. */
const addressAt = (path: string, origin: string) => new URL(path, origin).href;

/** All language versions of a page, including itself, as search engines require: each entry lists all of them. */
function alternateLinks({ alternates }: SitemapEntry, origin: string): string {
  const languages = LANGUAGES.filter((language) => alternates[language]);
  if (languages.length < 2) return '';
  const link = (hreflang: string, path = '') =>
    element('xhtml:link', { rel: 'alternate', hreflang, href: addressAt(path, origin) });
  const fallback = alternates.en ? link('x-default', alternates.en) : '';
  return languages.map((language) => link(language, alternates[language])).join('') + fallback;
}

function urlElement(entry: SitemapEntry, origin: string): string {
  const loc = text('loc', addressAt(entry.path, origin));
  return element('url', {}, loc + text('lastmod', isoOf(entry.changed)) + alternateLinks(entry, origin));
}

async function writeSitemap(entries: readonly SitemapEntry[], origin: string): Promise<string> {
  let urls = '';
  for (let start = 0; start < entries.length; start += SLICE) {
    const slice = entries.slice(start, start + SLICE);
    urls += slice.map((entry) => `\n${urlElement(entry, origin)}`).join('');
    await setImmediate();
  }
  const namespaces = { xmlns: NAMESPACE, 'xmlns:xhtml': 'http://www.w3.org/1999/xhtml' };
  return xmlDocument(element('urlset', namespaces, urls));
}

function writeIndex(parts: readonly (readonly SitemapEntry[])[], origin: string): string {
  const sitemaps = parts.map((entries, position) => {
    const newest = entries.reduce((latest, { changed }) => Math.max(latest, changed), 0);
    const loc = text('loc', `${origin}/sitemap-${position + 1}.xml`);
    return `\n${element('sitemap', {}, loc + text('lastmod', isoOf(newest)))}`;
  });
  return xmlDocument(element('sitemapindex', { xmlns: NAMESPACE }, sitemaps.join('')));
}

/**
 * Writes the sitemap by the protocol of sitemaps.org: one file or, above the limit, an index and its parts.
 *
 * @returns documents by their path
 */
export async function sitemapFiles(
  entries: readonly SitemapEntry[],
  origin: string,
  limit = SITEMAP_LIMIT,
): Promise<Map<string, string>> {
  if (entries.length <= limit) return new Map([['/sitemap.xml', await writeSitemap(entries, origin)]]);
  const count = Math.ceil(entries.length / limit);
  const parts = Array.from({ length: count }, (_, part) => entries.slice(part * limit, (part + 1) * limit));
  const files = new Map([['/sitemap.xml', writeIndex(parts, origin)]]);
  for (const [position, part] of parts.entries())
    files.set(`/sitemap-${position + 1}.xml`, await writeSitemap(part, origin));
  return files;
}
