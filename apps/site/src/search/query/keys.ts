import { keywordToKeys } from '@keelstone/model/search-contract';
import type { SearchState } from '../url/search-state.ts';
import { refuse } from './invalid-search.ts';

/** Most keys one search takes; the rest of a keyword is ignored. */
const KEY_LIMIT = 32;

/** Maximum length of a key, in characters. No word of any language is longer. */
const KEY_LENGTH = 100;

/** The full-text clause of the API. */
export type FulltextArgument = {
  keys: readonly string[];
  conjunction?: 'AND' | 'OR' | null;
  fallback?: boolean | null;
};

/** The keys of a keyword (S-3). */
export const keysOf = ({ keyword }: SearchState): string[] =>
  keywordToKeys(keyword)
    .slice(0, KEY_LIMIT)
    .map((key) => key.slice(0, KEY_LENGTH));

/**
 * True for a keyword in which the index finds no word: only removed characters (S-3), dashes or emoji, which would find
 * everything.
 */
export const hasNoWords = ({ keyword }: SearchState): boolean => /^[^\p{L}\p{N}]+$/u.test(keyword);

/** @throws InvalidSearchError */
export function readKeys(fulltext: FulltextArgument | null | undefined): string[] {
  const keys = fulltext?.keys ?? [];
  refuse(
    keys.length > KEY_LIMIT,
    () => `fulltext.keys has ${keys.length} keys; at most ${KEY_LIMIT} are allowed.`,
  );
  refuse(
    keys.some((key) => key.length > KEY_LENGTH),
    () => `fulltext.keys has a key longer than ${KEY_LENGTH} characters.`,
  );
  return keys.flatMap(keywordToKeys);
}
