import { keywordToKeys } from '@keelstone/model';

/** Normalizes words roughly as the search does: without S-3's characters, in lower case, with single spaces. */
export const comparableWords = (words: string): string =>
  keywordToKeys(words.normalize('NFKC')).join(' ').toLowerCase();
