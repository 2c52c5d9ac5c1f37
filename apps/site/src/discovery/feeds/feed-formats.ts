import type { Feed } from 'feed';

/** The formats of a feed: file name, media type, and serialiser. */
export const FEED_FORMATS = [
  { file: 'rss.xml', key: 'rss', type: 'application/rss+xml', write: (feed: Feed) => feed.rss2() },
  { file: 'atom.xml', key: 'atom', type: 'application/atom+xml', write: (feed: Feed) => feed.atom1() },
  { file: 'feed.json', key: 'json', type: 'application/feed+json', write: (feed: Feed) => feed.json1() },
] as const;

export type FeedFormat = (typeof FEED_FORMATS)[number];
export const [RSS] = FEED_FORMATS;
