/** Stands for everything that is not kept by its words. */
export const OTHER_WORDS = '';

const LONGEST_KEYWORD = 100;

/** Seven digits or more, also in groups: numbers of telephones, accounts, customers. */
const LONG_NUMBER = /\d(?:[\s\-–_/.()]*\d){6,}/u;

/**
 * A keyword as the statistics keep it (S-26): in lower case, one space between words.
 *
 * @param keyword cleaned of the characters of S-3, or as it was typed
 * @returns `OTHER_WORDS` for one that is too long, or that may say something about a person
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
