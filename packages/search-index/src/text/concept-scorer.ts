import { inverseDocumentFrequency, type Ranking, saturate } from './bm25f.ts';
import type { FieldLengths } from './field-lengths.ts';
import type { FormSums } from './form-sums.ts';
import { SHORT_FIELDS } from './frequencies.ts';
import type { PostingPool } from './posting-pool.ts';
import { type QueryTerm, type WeighedForm, WordWeights } from './word-weights.ts';

/** One way to satisfy a concept, the typed words or a synonym, with the terms of each word. */
export type QueryAlternative = {
  words: readonly (readonly QueryTerm[])[];
  weight: number;
  /** For several words, the documents of the index that have all of them. */
  having: Uint32Array | null;
};

/** The alternatives of a concept: first what was typed. */
export type QueryConcept = readonly [QueryAlternative, ...QueryAlternative[]];

/**
 * Scores of documents, and their ceiling: what a document would score that had nothing but the words. So the share of
 * the ceiling tells how well a document matches, whatever the query.
 */
export type Scores = { scores: Float64Array; ceiling: number };

/**
 * How much of a search each document covers: the mean over its concepts of how well a document has each, from 0 to 1,
 * however rare they are. A single mention in a text is nearly a half, one in a title nearly 1.
 */
export type Coverage = { covered: Float64Array };

/** What a document has of a synonym of several words, and what it counts there. */
type Phrase = { words: readonly (readonly QueryTerm[])[]; weight: number; having: Uint32Array };

/**
 * How documents are found and counted that have a concept.
 *
 * @property areAll whether the ordinals contain all of them
 * @property known how many the index has; null if they are to be counted
 */
type Counting = { areAll: boolean; known: number | null };

/** Scores documents for concepts. */
export class ConceptScorer {
  readonly #lengths: FieldLengths;
  readonly #ranking: Ranking;
  readonly #weights: WordWeights;
  /** By ordinal, the score of the best alternative so far; zero again after each concept. */
  #best = new Float64Array(0);

  constructor(postings: PostingPool, lengths: FieldLengths, sums: FormSums, ranking: Ranking) {
    this.#lengths = lengths;
    this.#ranking = ranking;
    this.#weights = new WordWeights(postings, lengths, sums, ranking);
  }

  /**
   * Returns scores by position in `ordinals`.
   *
   * @param areAll whether there is only one concept, all its alternatives are single words, and `ordinals` contains
   * every document that has any of them
   */
  score(concepts: readonly QueryConcept[], ordinals: Uint32Array, areAll: boolean): Scores {
    const scores = new Float64Array(ordinals.length);
    let ceiling = 0;
    if (!areAll) this.#weights.want(ordinals);
    const known = areAll ? ordinals.length : null;
    for (const concept of concepts) ceiling += this.#addConcept(scores, concept, ordinals, { areAll, known });
    return { scores, ceiling };
  }

  /**
   * Returns scores, and how much of the concepts each document covers.
   *
   * @param shares what each concept counts there, together 1
   * @param counts how many documents of the index have each concept
   * @param otherForm the weight of other forms, if it is not that of the ranking
   */
  scoreAndCover(
    concepts: readonly QueryConcept[],
    ordinals: Uint32Array,
    { shares, counts }: { shares: readonly number[]; counts: readonly number[] },
    otherForm?: number,
  ): Scores & Coverage {
    const scores = new Float64Array(ordinals.length);
    const covered = new Float64Array(ordinals.length);
    let ceiling = 0;
    this.#weights.want(ordinals, otherForm);
    for (const [at, concept] of concepts.entries()) {
      const one = new Float64Array(ordinals.length);
      const most = this.#addConcept(one, concept, ordinals, { areAll: false, known: counts[at] as number });
      const share = (shares[at] as number) / most;
      for (let i = 0; i < one.length; i += 1) {
        const score = one[i] as number;
        scores[i] = (scores[i] as number) + score;
        covered[i] = (covered[i] as number) + share * score;
      }
      ceiling += most;
    }
    return { scores, ceiling, covered };
  }

  /** Adds what a concept is worth to the score of each document, and returns the most it can be. */
  #addConcept(scores: Float64Array, concept: QueryConcept, ordinals: Uint32Array, how: Counting): number {
    this.#weights.beginCounting();
    const [typed, ...synonyms] = concept;
    return synonyms.length > 0 || typed.words.length > 1
      ? this.#addBest(scores, concept, ordinals, how)
      : this.#add(scores, typed.words[0] as readonly QueryTerm[], ordinals, how);
  }

  /** The weights of a word in one document, by form and field. */
  weighForms(terms: readonly QueryTerm[], ordinal: number): WeighedForm[] {
    return this.#weights.weighForms(terms, ordinal);
  }

  #rarityOf(found: number): number {
    return inverseDocumentFrequency(this.#lengths.documents, found);
  }

  /** Weighs a word; returns how many documents have it that have not been counted yet. */
  #weigh(terms: readonly QueryTerm[], ordinals: Uint32Array, { areAll, known }: Counting): number {
    if (!areAll) return this.#weights.weighWanted(terms, known === null);
    this.#weights.weighAll(terms, ordinals);
    return 0;
  }

  /** Adds the score of a word to each document, and returns the most it can be: the fast path. */
  #add(scores: Float64Array, terms: readonly QueryTerm[], ordinals: Uint32Array, how: Counting): number {
    const counted = this.#weigh(terms, ordinals, how);
    const rarity = this.#rarityOf(how.known ?? counted);
    const [weighted, ranking] = [this.#weights.weighted, this.#ranking];
    for (let i = 0; i < ordinals.length; i += 1) {
      const ordinal = ordinals[i] as number;
      const weight = weighted[ordinal] as number;
      if (weight === 0) continue;
      scores[i] = (scores[i] as number) + rarity * saturate(weight, ranking);
      weighted[ordinal] = 0;
    }
    return rarity;
  }

  /**
   * Adds the score of the best alternative to each document, and returns the most it can be: as if its words, on
   * average, stood for each of the typed words. How rare the concept is depends on all documents that have any
   * alternative: otherwise a rare synonym would be worth more than the typed word.
   */
  #addBest(scores: Float64Array, concept: QueryConcept, ordinals: Uint32Array, how: Counting): number {
    const best = this.#makeRoom();
    const [typed] = concept;
    let counted = 0;
    for (const { words, weight, having } of concept) {
      if (having === null) {
        const terms = words[0] as readonly QueryTerm[];
        counted += this.#weigh(terms, ordinals, how);
        this.#weights.takeBest(terms, ordinals, weight, best);
        continue;
      }
      if (how.known === null) counted += this.#weights.countNew(having);
      const scattered = typed.words === words ? 1 : this.#ranking.scattered;
      this.#raisePhrase(best, { words, weight, having }, scattered, ordinals);
    }
    const rarity = typed.words.length * this.#rarityOf(how.known ?? counted);
    for (let i = 0; i < ordinals.length; i += 1) {
      const ordinal = ordinals[i] as number;
      scores[i] = (scores[i] as number) + rarity * (best[ordinal] as number);
      best[ordinal] = 0;
    }
    return rarity;
  }

  /**
   * @param phrase its words, and the documents that have all of them
   * @param scattered the part that counts where no field but the text has them together
   */
  #raisePhrase(
    best: Float64Array,
    { words, weight, having }: Phrase,
    scattered: number,
    ordinals: Uint32Array,
  ): void {
    const wanted = this.#weights.wantedAmong(having);
    const sums = new Float64Array(wanted.length);
    const together = new Uint8Array(wanted.length).fill(SHORT_FIELDS);
    const { weighted, fields } = this.#weights;
    for (const terms of words) {
      this.#weights.weighWanted(terms, false, scattered < 1);
      for (let i = 0; i < wanted.length; i += 1) {
        const ordinal = wanted[i] as number;
        sums[i] = (sums[i] as number) + saturate(weighted[ordinal] as number, this.#ranking);
        if (scattered < 1) together[i] = (together[i] as number) & (fields[ordinal] as number);
      }
      this.#weights.clear(terms, ordinals);
    }
    for (let i = 0; i < wanted.length; i += 1) {
      const ordinal = wanted[i] as number;
      const part = together[i] === 0 ? scattered : 1;
      const value = (part * weight * (sums[i] as number)) / words.length;
      if (value > (best[ordinal] as number)) best[ordinal] = value;
    }
  }

  #makeRoom(): Float64Array {
    const capacity = this.#weights.weighted.length;
    if (this.#best.length !== capacity) this.#best = new Float64Array(capacity);
    return this.#best;
  }
}
