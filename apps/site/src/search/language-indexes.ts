import { ARCHIVED, type Language } from '@keelstone/model';
import { createSearchIndex, type SearchDocument, type SearchIndex } from '@keelstone/search-index';

/** One index per language. */
export type LanguageIndexes = Record<Language, SearchIndex>;

/** Archived nodes are found by the date filter only: no suggestion leads to them (C-9). */
const isListed = (document: SearchDocument) => !document.facets.date?.includes(ARCHIVED);

/** Empty indexes. */
export function createIndexes(): LanguageIndexes {
  return {
    en: createSearchIndex({ language: 'en', isListed }),
    de: createSearchIndex({ language: 'de', isListed }),
  };
}
