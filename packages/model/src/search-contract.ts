/** Constants of the search screen (S-24, S-5, S-14), shared by server and browser. */
export const PAGE_SIZE = 10;
export const SUGGESTION_LIMIT = 3;
export const LATEST_LIMIT = 4;

/** The date facet's value for archived nodes (S-18, S-19). */
export const ARCHIVED = 'Archived';

export const SORTS = ['rel', 'recent'] as const;
export type Sort = (typeof SORTS)[number];
export const DEFAULT_SORT: Sort = 'recent';

/** The characters S-3 removes from a keyword. */
const REMOVED = /[&/\\#,+()$~%.":*?<>{}]/g;

/**
 * Splits a keyword into full-text keys (S-3): the characters `& / \ # , + ( ) $ ~ % . " : * ? < > { }` are
 * removed, and the rest is split on white space.
 *
 * @returns keys in the order typed; empty if nothing is left
 */
export function keywordToKeys(keyword: string): string[] {
  return keyword.replace(REMOVED, '').split(/\s+/u).filter(Boolean);
}

/** Without case and accents, with a space before each word. */
export const foldWords = (text: string): string =>
  ` ${text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()}`;
