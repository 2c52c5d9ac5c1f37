import { keywordToKeys } from '@keelstone/model';

/** Words as the search compares them, near enough for editors: without S-3's characters, in lower case, one space between. */
export const comparableWords = (words: string): string =>
  keywordToKeys(words.normalize('NFKC')).join(' ').toLowerCase();
