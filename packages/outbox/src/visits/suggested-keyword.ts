import { countedKeyword, OTHER_WORDS } from './counted-keyword.ts';

const SHORTEST = 2;
/** Longer ones are often whole sentences, which are more likely to say something about a person. */
const LONGEST = 60;
const MOST_WORDS = 6;

/** Six digits or more, possibly in groups: numbers of customers, cases, telephones. A year or a norm has fewer. */
const LONG_NUMBER = /\d(?:[\s\-–_/.()]*\d){5,}/u;

/**
 * A keyword in the form in which it may be suggested to other visitors (S-5): as in the statistics, but stricter,
 * because everybody can read suggestions.
 *
 * @returns null for a keyword that is never suggested
 */
export function suggestedKeyword(keyword: string): string | null {
  const words = countedKeyword(keyword);
  // Characters, as the database counts them: an emoji is one, and two units of a string.
  const { length } = [...words];
  const isFitting = words !== OTHER_WORDS && length >= SHORTEST && length <= LONGEST;
  if (!isFitting || words.split(' ').length > MOST_WORDS || LONG_NUMBER.test(words)) return null;
  return words;
}
