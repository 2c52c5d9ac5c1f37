import { LANGUAGES } from '@keelstone/model';

/** First path segments that are reserved for the site itself or for languages. */
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
