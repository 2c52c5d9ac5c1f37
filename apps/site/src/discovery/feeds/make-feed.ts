import type { SiteSettings } from '@keelstone/content/settings/site-settings.model.ts';
import { type PublishedNode, traitsOf } from '@keelstone/content/types/types.model.ts';
import { Feed } from 'feed';
import { escapeXml, possibleInXml } from '../xml.ts';
import { entryContent } from './entry-content.ts';

/** The library says in RSS alone which language a feed is in, which readers and their voices have to know. */
const atomOf = (feed: Feed) => feed.atom1().replace('<feed ', `<feed xml:lang="${feed.options.language}" `);

/** `language` is of version 1.1, of which the rest of ours is a part, too. */
const jsonOf = (feed: Feed) =>
  feed
    .json1()
    .replace(/("https:\/\/jsonfeed\.org\/version\/1)"/, `$1.1",\n    "language": "${feed.options.language}"`);

/** The formats of a feed: file name, media type, and serialiser. */
export const FEED_FORMATS = [
  { file: 'rss.xml', key: 'rss', type: 'application/rss+xml', write: (feed: Feed) => feed.rss2() },
  { file: 'atom.xml', key: 'atom', type: 'application/atom+xml', write: atomOf },
  { file: 'feed.json', key: 'json', type: 'application/feed+json', write: jsonOf },
] as const;

export type FeedFormat = (typeof FEED_FORMATS)[number];
export const [RSS] = FEED_FORMATS;

export type FeedSource = {
  site: SiteSettings;
  title: string;
  /** Newest first. */
  nodes: readonly PublishedNode[];
  /** Absolute URL of the feed itself. */
  feedUrl: string;
  /** Absolute URL of the page that shows the same content. */
  pageUrl: string;
  origin: string;
  format: FeedFormat;
};

const dateOf = (seconds: number) => new Date(seconds * 1000);

/**
 * The year in which this id scheme was introduced: a tag URI (RFC 4151) requires a date at which its host
 * belonged to the organisation.
 */
const TAG_YEAR = 2026;

/** Stays the same when a node's alias changes, so that feed readers do not show it twice. */
const idOf = ({ nid, language }: PublishedNode, origin: string) =>
  `tag:${new URL(origin).hostname},${TAG_YEAR}:node/${nid}/${language}`;

/** RSS only supports authors' e-mail addresses, which we do not publish; the other formats support names. */
function authorsOf(node: PublishedNode, { origin, format }: FeedSource) {
  if (format.key === 'rss' || !('authors' in node) || node.authors.length === 0) return {};
  const author = node.authors.map(({ title, path }) => ({
    name: possibleInXml(title),
    link: new URL(path, origin).href,
  }));
  return { author };
}

/** Feed readers interpret titles and summaries as HTML: ours are plain text, so they are escaped. */
function itemOf(node: PublishedNode, source: FeedSource) {
  const link = new URL(node.path, source.origin).href;
  const published = traitsOf(node.type).date?.(node) ?? node.created;
  const content = entryContent(node, source.origin);
  return {
    id: idOf(node, source.origin),
    title: escapeXml(node.title),
    link,
    description: escapeXml(node.excerpt),
    ...(content && { content }),
    published: dateOf(published),
    date: dateOf(Math.max(node.changed, published)),
    category: [...node.industries, ...node.tags].map(({ label }) => ({ name: possibleInXml(label) })),
    ...authorsOf(node, source),
  };
}

/** Creates a feed of published nodes, which can be serialised in any of the formats. */
export function makeFeed(source: FeedSource): Feed {
  const { site, title, nodes, feedUrl, pageUrl, origin, format } = source;
  const newest = nodes.reduce((latest, { changed }) => Math.max(latest, changed), 0);
  const feed = new Feed({
    id: feedUrl,
    title: possibleInXml(title),
    description: possibleInXml(site.tagline || title),
    link: pageUrl,
    language: site.language,
    updated: dateOf(newest),
    generator: false,
    author: { name: possibleInXml(site.address.organisation || site.siteName), link: origin },
    feedLinks: { [format.key]: feedUrl },
    favicon: `${origin}/favicon.svg`,
  });
  for (const node of nodes) feed.addItem(itemOf(node, source));
  return feed;
}
