import { ARCHIVED, byLanguage, type Language } from '@keelstone/model';
import { createSearchIndex, type SavableSearchIndex, type SearchDocument } from '@keelstone/search-index';

/** One index per language. */
export type LanguageIndexes = Record<Language, SavableSearchIndex>;

/** Archived nodes are found only with the date filter: they are not suggested (C-9). */
const isListed = (document: SearchDocument) => !document.facets.date?.includes(ARCHIVED);

/** The options of a language's index. */
export const optionsOf = (language: Language) => ({ language, isListed });

/** Empty indexes. */
export function createIndexes(): LanguageIndexes {
  return byLanguage((language) => createSearchIndex(optionsOf(language)));
}
