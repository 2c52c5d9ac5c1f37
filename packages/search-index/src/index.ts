export {
  type ComparedIndex,
  createSearchIndex,
  restoreSearchIndex,
  type SavableSearchIndex,
} from './create-search-index.ts';
export { type ReadText, readText } from './query/read-text.ts';
export * from './search-index.ts';

export { NO_RULES, type SearchRules, type SynonymRule } from './search-rules.ts';
export { RANKING, type Ranking } from './text/bm25f.ts';
export { isSameWord, isStopWord, type QueryWord, toQueryWords } from './text/query-words.ts';
