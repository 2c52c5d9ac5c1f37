import { ARCHIVED, byLanguage, type Language } from '@keelstone/model';
import { createSearchIndex, type SavableSearchIndex, type SearchDocument } from '@keelstone/search-index';

/** One index per language. */
export type LanguageIndexes = Record<Language, SavableSearchIndex>;

/** Archived nodes are found by the date filter only: no suggestion leads to them (C-9). */
const isListed = (document: SearchDocument) => !document.facets.date?.includes(ARCHIVED);

/** How the index of a language is set up. */
export const optionsOf = (language: Language) => ({ language, isListed });

/** Empty indexes. */
export function createIndexes(): LanguageIndexes {
  return byLanguage((language) => createSearchIndex(optionsOf(language)));
}
