import type { ThesaurusGroup } from '@keelstone/languages/thesaurus.ts';
import { comparableWords } from './comparable-words.ts';

const MOST_WORDS = 20;
const LONGEST_WORDS = 100;

type Words = Pick<ThesaurusGroup, 'phrases' | 'finds'>;

const sayGroup = ({ phrases, finds }: Words): string =>
  [phrases.join(' · '), ...(finds.length > 0 ? [finds.join(' · ')] : [])].join(' → ');

/**
 * What identifies a group in its language, in the CMS as in a file: its first phrase, and whether it is directed.
 * Other phrases may be in any number of groups.
 */
export const groupIdentity = ({ phrases: [first = ''], finds }: Words): string =>
  `${comparableWords(first)}${finds.length > 0 ? ' →' : ''}`;

/** Finds an error in a list of words. @param known words that it must not repeat */
function findListError(words: readonly string[], known: ReadonlySet<string>): string | undefined {
  if (words.length > MOST_WORDS) {
    return `There is room for ${MOST_WORDS} words, and these are ${words.length}. Take some out.`;
  }
  const seen = new Set(known);
  for (const each of words) {
    const compared = comparableWords(each);
    if (compared === '') return `"${each}" has no letter or digit that could be searched for. Take it out.`;
    if (each.includes('|'))
      return `"${each}" contains a vertical bar, which separates words in files. Take it out.`;
    if (each.length > LONGEST_WORDS) {
      return `"${each.slice(0, 30)}…" is too long; there is room for ${LONGEST_WORDS} characters. Shorten it.`;
    }
    if (seen.has(compared)) return `"${each}" is there twice. Take one out.`;
    seen.add(compared);
  }
  return undefined;
}

/**
 * What is wrong with the words of a group, as a sentence for the editor; undefined if they are valid.
 *
 * @param others the other groups of the same language
 */
export function findWordsError(group: Words, others: readonly Words[]): string | undefined {
  const { phrases, finds } = group;
  if (phrases.length === 0 || (phrases.length < 2 && finds.length === 0)) {
    return 'A group has two words or more that mean the same, or one word and others that it also finds. Press Enter after each one.';
  }
  const error = findListError(phrases, new Set());
  if (error) return error;
  const other = others.find((each) => groupIdentity(each) === groupIdentity(group));
  if (!other) return undefined;
  return `A group that begins with "${phrases[0]}" is there already (${sayGroup(other)}). Add your words there.`;
}

/** What is wrong with the words that a group also finds, as a sentence for the editor; undefined if they are valid. */
export const findFindsError = ({ phrases, finds }: Words): string | undefined =>
  findListError(finds, new Set(phrases.map(comparableWords)));
