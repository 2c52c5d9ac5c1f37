import type { TextField } from './frequencies.ts';

/**
 * BM25F: the frequencies of a word are weighted by field and field length before they are saturated, so that ten
 * mentions in a body never outweigh one in a title together with one in a body.
 *
 * Robertson, Zaragoza, Taylor: Simple BM25 extension to multiple weighted fields, CIKM 2004. The inverse
 * document frequency, with 1 added inside the logarithm, is Lucene's, which is never negative.
 */
export type Ranking = {
  /** The weighted frequency at which a word reaches half of its maximum score. */
  saturation: number;
  /** The weight of a word in a field, relative to one in the body. */
  weights: Readonly<Record<TextField, number>>;
  /** How strongly a field that is longer than the average is penalised: from 0, not at all, to 1, fully. */
  lengthPenalties: Readonly<Record<TextField, number>>;
  /** The weight of another form of the typed word, relative to the exact word. */
  otherForm: number;
  /** The weight of a match by a synonym, relative to one by the typed words, for rules without a weight of their own. */
  synonym: number;
  /** The weight of a match by the parts of a compound, or by the compound of several words, relative to the typed words. */
  compound: number;
  /**
   * The part that a synonym of several words, or a compound by its parts, counts in a document that has them together
   * in no field but the body: in a long text, they hardly stand next to each other.
   */
  scattered: number;
  /** How much a document gains at most by what visitors chose, relative to its score: 0.3 is 30 %. */
  choice: number;
  /** The weight of choices at which the document that is chosen most gains half of that. */
  choiceDoubt: number;
  /** With a fallback: up to so many documents with all words are few, so others that come close are results, too. */
  few: number;
  /** The share of the highest score that those others must reach. */
  close: number;
  /** The weight of a word that no document has, in how much of a search documents cover. */
  unknown: number;
  /** How many documents with the greatest part of the words are scored to find them. */
  candidates: number;
};

/** Tuned on judged queries (relevance/README.md). */
export const RANKING: Ranking = {
  saturation: 1.2,
  weights: { title: 16, alsoFoundBy: 5, terms: 3, excerpt: 2, body: 1 },
  lengthPenalties: { title: 0.4, alsoFoundBy: 0, terms: 0.3, excerpt: 0.7, body: 0.2 },
  otherForm: 0.4,
  synonym: 0.7,
  compound: 0.7,
  scattered: 0.5,
  choice: 0.3,
  choiceDoubt: 50,
  few: 5,
  close: 0.5,
  unknown: 1.5,
  candidates: 2048,
};

/**
 * The inverse document frequency: how rare a word is.
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
 * The divisor that normalises a frequency by the length of its field.
 *
 * @param penalty how strongly a field that is longer than the average is penalised, from 0 to 1
 * @param length of the field, in words
 * @param averageLength of the field over all documents, in words
 */
export function lengthNorm(penalty: number, length: number, averageLength: number): number {
  return averageLength === 0 ? 1 : 1 - penalty + penalty * (length / averageLength);
}
