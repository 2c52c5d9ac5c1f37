import { say } from '@keelstone/languages/say.ts';
import type { ThesaurusGroup } from '@keelstone/languages/thesaurus.ts';
import { keywordToKeys } from '@keelstone/model';

/**
 * Normalizes words roughly as the search does: without S-3's characters, in lower case, with single spaces; empty
 * without a letter or digit.
 */
export function comparableWords(words: string): string {
  const compared = keywordToKeys(words.normalize('NFKC')).join(' ').toLowerCase();
  return /[\p{L}\p{N}]/u.test(compared) ? compared : '';
}

const MOST_WORDS = 20;
const LONGEST_WORDS = 100;

type Words = Pick<ThesaurusGroup, 'phrases' | 'finds'>;

export const groupTitle = ({ phrases, finds }: Words): string =>
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
    return say('There is room for {mostWords} words, and these are {count}. Take some out.', {
      mostWords: MOST_WORDS,
      count: words.length,
    });
  }
  const seen = new Set(known);
  for (const each of words) {
    const compared = comparableWords(each);
    if (compared === '')
      return say('"{each}" has no letter or digit that could be searched for. Take it out.', { each });
    if (each.includes('|'))
      return say('"{each}" contains a vertical bar, which separates words in files. Take it out.', { each });
    if (each.length > LONGEST_WORDS) {
      return say('"{each}…" is too long; there is room for {longestWords} characters. Shorten it.', {
        each: each.slice(0, 30),
        longestWords: LONGEST_WORDS,
      });
    }
    if (seen.has(compared)) return say('"{each}" is there twice. Take one out.', { each });
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
    return say(
      'A group has two words or more that mean the same, or one word and others that it also finds. Press Enter after each one.',
    );
  }
  const error = findListError(phrases, new Set());
  if (error) return error;
  const other = others.find((each) => groupIdentity(each) === groupIdentity(group));
  if (!other) return undefined;
  return say('A group that begins with "{value}" is there already ({group}). Add your words there.', {
    value: phrases[0],
    group: groupTitle(other),
  });
}

/** What is wrong with the words that a group also finds, as a sentence for the editor; undefined if they are valid. */
export const findFindsError = ({ phrases, finds }: Words): string | undefined =>
  findListError(finds, new Set(phrases.map(comparableWords)));
