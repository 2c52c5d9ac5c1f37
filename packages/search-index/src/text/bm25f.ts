import type { TextField } from './frequencies.ts';

/**
 * BM25F: frequencies of a word are weighted by field and field length before they saturate, so that ten mentions in a
 * body never outweigh what one in a title and one in a body say together.
 *
 * Robertson, Zaragoza, Taylor: Simple BM25 extension to multiple weighted fields, CIKM 2004; the inverse document
 * frequency with the one inside the logarithm is Lucene's, which is never negative.
 */
export type Ranking = {
  /** The weighted frequency that gives half of what a word can give. */
  saturation: number;
  /** How much a word in a field counts beside one in the body. */
  weights: Readonly<Record<TextField, number>>;
  /** How much a field longer than the average is held against a document: 0 not at all, 1 in full. */
  lengthPenalties: Readonly<Record<TextField, number>>;
  /** What another form of the asked word counts beside the very word. */
  otherForm: number;
};

/** Chosen on judged queries (relevance/README.md). */
export const RANKING: Ranking = {
  saturation: 1.2,
  weights: { title: 16, terms: 3, excerpt: 2, body: 1 },
  lengthPenalties: { title: 0.4, terms: 0.3, excerpt: 0.7, body: 0.4 },
  otherForm: 0.4,
};

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
export function saturate(weightedFrequency: number, { saturation }: Ranking): number {
  return weightedFrequency / (saturation + weightedFrequency);
}

/**
 * By what a frequency in a field is divided.
 *
 * @param penalty how much a field longer than the average is held against the document
 */
export function lengthNorm(penalty: number, length: number, averageLength: number): number {
  return averageLength === 0 ? 1 : 1 - penalty + penalty * (length / averageLength);
}
