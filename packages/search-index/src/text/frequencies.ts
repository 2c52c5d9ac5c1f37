import type { SearchDocument } from '../search-index.ts';

/** The searched fields of a document, in the order of their weights. */
export const FIELDS = ['title', 'alsoFoundBy', 'terms', 'excerpt', 'body'] as const;
export type TextField = (typeof FIELDS)[number];

/** The text of a field. */
export const textIn = (document: SearchDocument, field: TextField): string => document[field] ?? '';

/**
 * Bits of each field's frequency in a posting, lowest first. Sixteen in total: a word that occurs more than
 * seven times in a title, or more than sixty-three times in a body, counts as if it occurred exactly that often.
 * What a page is also found by names a word or does not.
 */
const BITS: Record<TextField, number> = { title: 3, alsoFoundBy: 1, terms: 3, excerpt: 3, body: 6 };

const TITLE_SHIFT = 0;
export const ALSO_FOUND_BY_SHIFT = 3;
export const TERMS_SHIFT = 4;
export const EXCERPT_SHIFT = 7;
export const BODY_SHIFT = 10;
export const TITLE_MASK = 0b111;
export const ALSO_FOUND_BY_MASK = 0b1;
export const TERMS_MASK = 0b111;
export const EXCERPT_MASK = 0b111;

const HIGHEST: Record<TextField, number> = {
  title: 2 ** BITS.title - 1,
  alsoFoundBy: 2 ** BITS.alsoFoundBy - 1,
  terms: 2 ** BITS.terms - 1,
  excerpt: 2 ** BITS.excerpt - 1,
  body: 2 ** BITS.body - 1,
};

/** The frequency at which counting stops in a field. */
export const highest = (field: TextField): number => HIGHEST[field];

const SHIFTS: Record<TextField, number> = {
  title: TITLE_SHIFT,
  alsoFoundBy: ALSO_FOUND_BY_SHIFT,
  terms: TERMS_SHIFT,
  excerpt: EXCERPT_SHIFT,
  body: BODY_SHIFT,
};

/** Adds one occurrence in a field to packed frequencies, up to the maximum of that field. */
export function addOccurrence(packed: number, field: TextField): number {
  const shift = SHIFTS[field];
  const most = HIGHEST[field];
  return ((packed >>> shift) & most) === most ? packed : packed + (1 << shift);
}

/** How often a word occurs in a field, from packed frequencies. */
export const frequencyIn = (packed: number, field: TextField): number =>
  (packed >>> SHIFTS[field]) & HIGHEST[field];

/** The bits that `shortFieldsOf` may set. */
export const SHORT_FIELDS = 0b1111;

/** A bit for each field but the body that has a word, from packed frequencies. */
export const shortFieldsOf = (packed: number): number =>
  ((packed & TITLE_MASK) !== 0 ? 1 : 0) |
  (((packed >>> ALSO_FOUND_BY_SHIFT) & ALSO_FOUND_BY_MASK) << 1) |
  (((packed >>> TERMS_SHIFT) & TERMS_MASK) !== 0 ? 4 : 0) |
  (((packed >>> EXCERPT_SHIFT) & EXCERPT_MASK) !== 0 ? 8 : 0);
