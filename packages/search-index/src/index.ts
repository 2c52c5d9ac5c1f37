export { createSearchIndex, restoreSearchIndex, type SavableSearchIndex } from './create-search-index.ts';
export * from './search-index.ts';
export type { SearchIndexOptions } from './search-index-options.ts';
export { NO_RULES, type PinnedResults, type SearchRules } from './search-rules.ts';
export { UnreadableSnapshotError } from './storage/snapshot-file.ts';
export { RANKING, type Ranking } from './text/bm25f.ts';
export { findInTitle, type TitleMatch } from './titles/title-match.ts';
