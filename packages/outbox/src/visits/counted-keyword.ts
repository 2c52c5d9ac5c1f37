/** Stands for all searches whose words are not stored. */
export const OTHER_WORDS = '';

const LONGEST_KEYWORD = 100;

/** Seven digits or more, possibly in groups: telephone, account and customer numbers. */
const LONG_NUMBER = /\d(?:[\s\-–_/.()]*\d){6,}/u;

/**
 * A keyword in the form in which the statistics store it (S-26): in lower case, with single spaces between
 * words.
 *
 * @param keyword with the characters of S-3 removed, or as it was typed
 * @returns `OTHER_WORDS` for a keyword that is too long or might contain personal data
 */
export function countedKeyword(keyword: string): string {
  const words = keyword
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Surrogate}\s]+/gu, ' ')
    .trim()
    .toLowerCase();
  const isPersonal = words.includes('@') || LONG_NUMBER.test(words);
  return isPersonal || words.length > LONGEST_KEYWORD ? OTHER_WORDS : words;
}
