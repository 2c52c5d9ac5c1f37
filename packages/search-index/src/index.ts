export { createSearchIndex } from './create-search-index.ts';
export * from './search-index.ts';
export type { SearchIndexOptions } from './search-index-options.ts';
export { findInTitle, type TitleMatch } from './title-match.ts';
