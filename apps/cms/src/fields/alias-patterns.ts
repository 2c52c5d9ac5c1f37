import type { ContentType, Language } from '@keelstone/model';

/**
 * Where a node of each type lives, without the language's prefix (C-6). `[title]` is the node's own title; `[suite]`
 * the title of the product suite a product belongs to.
 */
export const ALIAS_PATTERNS: Record<ContentType, Record<Language, string>> = {
  article: { en: '/articles/[title]', de: '/artikel/[title]' },
  case_study: { en: '/case-studies/[title]', de: '/referenzen/[title]' },
  event: { en: '/events/[title]', de: '/veranstaltungen/[title]' },
  landing_page: { en: '/start/[title]', de: '/start/[title]' },
  overview_page: { en: '/[title]', de: '/[title]' },
  page: { en: '/[title]', de: '/[title]' },
  person: { en: '/people/[title]', de: '/menschen/[title]' },
  platform: { en: '/platform/[title]', de: '/plattform/[title]' },
  product_detail: { en: '/products/[suite]/[title]', de: '/produkte/[suite]/[title]' },
  product_suite: { en: '/products/[title]', de: '/produkte/[title]' },
  resource: { en: '/resources/[title]', de: '/ressourcen/[title]' },
  solution: { en: '/solutions/[title]', de: '/loesungen/[title]' },
  testimonial: { en: '/voices/[title]', de: '/stimmen/[title]' },
};

/** First segments of a path that belong to the site itself, or to a language. */
export const RESERVED_SEGMENTS = new Set([
  '_next',
  'admin',
  'api',
  'assets',
  'async',
  'de',
  'en',
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
