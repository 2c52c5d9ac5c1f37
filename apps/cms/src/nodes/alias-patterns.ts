import { LANGUAGES } from '@keelstone/model';

/** First segments of a path that belong to the site itself, or to a language. */
export const RESERVED_SEGMENTS = new Set([
  '_next',
  'admin',
  'api',
  'assets',
  'async',
  ...LANGUAGES,
  'favicon.ico',
  'favicon.svg',
  'feeds',
  'forms',
  'graphql',
  'health',
  'llms.txt',
  'media',
  'opensearch.xml',
  'preview',
  'robots.txt',
  'rss.xml',
  'search',
  'sitemap.xml',
]);
