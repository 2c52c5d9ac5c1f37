import type { TextField } from './frequencies.ts';

/**
 * BM25F: frequencies of a word are weighted by field and field length before they saturate, so that ten mentions in a
 * body never outweigh what one in a title and one in a body say together.
 *
 * Robertson, Zaragoza, Taylor: Simple BM25 extension to multiple weighted fields, CIKM 2004; the inverse document
 * frequency with the one inside the logarithm is Lucene's, which is never negative.
 */
export const SATURATION = 1.2;

/** How much a word in a field counts beside one in the body. */
export const WEIGHTS: Record<TextField, number> = { title: 6, terms: 3, excerpt: 2, body: 1 };

/** How much a field longer than the average is held against a document: 0 not at all, 1 in full. */
export const LENGTH_PENALTIES: Record<TextField, number> = {
  title: 0.4,
  terms: 0.3,
  excerpt: 0.4,
  body: 0.7,
};

/** What another form of the asked word counts beside the very word. */
export const OTHER_FORM = 0.8;

/**
 * How rare a word is.
 *
 * @param documents how many there are
 * @param found how many of them have the word, in any form
 */
export function inverseDocumentFrequency(documents: number, found: number): number {
  return Math.log(1 + (documents - found + 0.5) / (found + 0.5));
}

/** The score of one word in one document, from its weighted frequency. */
export function saturate(weightedFrequency: number): number {
  return weightedFrequency / (SATURATION + weightedFrequency);
}

/** By what a frequency in a field of this length is divided. */
export function lengthNorm(field: TextField, length: number, averageLength: number): number {
  const penalty = LENGTH_PENALTIES[field];
  return averageLength === 0 ? 1 : 1 - penalty + penalty * (length / averageLength);
}
