import { comparableWords } from './comparable-words.ts';

const MOST_WORDS = 20;
const LONGEST_WORDS = 100;

/** Another group of the same language. */
export type OtherGroup = { words: readonly string[] };

function findWordError(words: readonly string[]): string | undefined {
  const known = new Set<string>();
  for (const each of words) {
    const compared = comparableWords(each);
    if (compared === '') return `"${each}" has no letter or digit that could be searched for. Take it out.`;
    if (each.length > LONGEST_WORDS) {
      return `"${each.slice(0, 30)}…" is too long; there is room for ${LONGEST_WORDS} characters. Shorten it.`;
    }
    if (known.has(compared)) return `"${each}" is there twice. Take one out.`;
    known.add(compared);
  }
  return undefined;
}

/**
 * What is wrong with a group of synonyms, as a sentence for the editor; undefined if it is valid.
 *
 * @param others the other groups of the same language: if two groups contained a word, only one would count
 */
export function findSynonymsError(
  words: readonly string[] | null | undefined,
  others: readonly OtherGroup[],
): string | undefined {
  if (!words || words.length < 2) {
    return 'A group has two words or more that mean the same. Press Enter after each one.';
  }
  if (words.length > MOST_WORDS) {
    return `There is room for ${MOST_WORDS} words, and these are ${words.length}. Take some out.`;
  }
  const error = findWordError(words);
  if (error) return error;
  for (const each of words) {
    const other = others.find((group) => group.words.map(comparableWords).includes(comparableWords(each)));
    if (other) {
      return `"${each}" stands in another group already (${other.words.join(' · ')}). Add your words there.`;
    }
  }
  return undefined;
}
