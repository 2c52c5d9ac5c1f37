import { DEFAULT_LANGUAGE, LANGUAGES, languagePrefix } from '../language.ts';

const PREFIXES = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE).map(languagePrefix);

const IN_EACH_LANGUAGE = [
  'search(?:/.*)?',
  'opensearch\\.xml',
  'opensearch/suggestions',
  'llms\\.txt',
  '(?:rss|atom)\\.xml',
  'feed\\.json',
  'feeds/[^/]+\\.xml',
  'forms/[^/]+/sent(?:/[^/]+)?',
];
const ONCE = [
  '400',
  'favicon\\.svg',
  'forms/[^/]+',
  'graphql',
  'health(?:/live|/ready)?',
  'preview(?:/[^/]+|/sections/[^/]+)?',
  'robots\\.txt',
  'share-images/[^/]+\\.(?:png|jpg)',
  'sitemap(?:-\\d+)?\\.xml',
  'speculation-rules\\.json',
];
const OWN = new RegExp(
  `^(?:(?:${PREFIXES.join('|')})?/(?:${IN_EACH_LANGUAGE.join('|')})|/(?:${ONCE.join('|')}))$`,
);

/**
 * True for a path at which the site itself answers, such as the search or a feed, before it looks for pages and redirects.
 * Home pages and files are none of them.
 *
 * @param path with the prefix of its language, in lower case
 */
export const isOwnAddress = (path: string): boolean => OWN.test(path);
