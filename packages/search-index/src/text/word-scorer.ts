import { inverseDocumentFrequency, type Ranking, saturate } from './bm25f.ts';
import type { FieldLengths } from './field-lengths.ts';
import { FormSums } from './form-sums.ts';
import {
  ALSO_FOUND_BY_MASK,
  ALSO_FOUND_BY_SHIFT,
  BODY_SHIFT,
  EXCERPT_MASK,
  EXCERPT_SHIFT,
  TERMS_MASK,
  TERMS_SHIFT,
  type TextField,
  TITLE_MASK,
} from './frequencies.ts';
import { LengthFactors } from './length-factors.ts';
import type { PostingPool } from './posting-pool.ts';

/** A term to search for, and whether it is exactly the word that was typed. */
export type AskedTerm = { term: number; isExact: boolean };

/** Bits of a posting below those of the body: most words occur in the body only. */
const BEFORE_BODY = (1 << BODY_SHIFT) - 1;

/** Above this many terms, the frequencies of terms with equal weights are summed first and weighted once. */
const MANY = 3;

/** By field: the weight of one occurrence by field length, and the field length by document ordinal. */
type Scales = {
  factors: Readonly<Record<TextField, Float64Array>>;
  lengths: Readonly<Record<TextField, Uint16Array>>;
};

/** Scores documents for words. Its arrays, indexed by document ordinal, are reused from query to query. */
export class WordScorer {
  readonly #postings: PostingPool;
  readonly #lengths: FieldLengths;
  readonly #ranking: Ranking;
  readonly #factors: LengthFactors;
  readonly #sums: FormSums;
  /** Zero again after each word. */
  #weighted = new Float64Array(0);
  /**
   * By ordinal, the number of the last word seen in the document, and of the last query that wanted it: counters
   * make clearing unnecessary.
   */
  #seen = new Uint32Array(0);
  #wanted = new Uint32Array(0);
  #word = 0;
  #query = 0;

  constructor(postings: PostingPool, lengths: FieldLengths, ranking: Ranking) {
    this.#postings = postings;
    this.#lengths = lengths;
    this.#ranking = ranking;
    this.#factors = new LengthFactors(lengths, ranking);
    this.#sums = new FormSums(lengths);
  }

  /**
   * Returns scores by position in `ordinals`.
   *
   * @param areAll whether there is only one word, and `ordinals` contains every document that has it
   */
  score(words: readonly AskedTerm[][], ordinals: Uint32Array, areAll: boolean): Float64Array {
    this.#makeRoom();
    const scores = new Float64Array(ordinals.length);
    if (!areAll) this.#want(ordinals);
    for (const terms of words) {
      const found = areAll ? this.#weighAll(terms, ordinals) : this.#weighWanted(terms);
      this.#take(scores, ordinals, inverseDocumentFrequency(this.#lengths.documents, found));
    }
    return scores;
  }

  /** Adds the score of a word to each document, and clears the word's weights. */
  #take(scores: Float64Array, ordinals: Uint32Array, rarity: number): void {
    const [weighted, ranking] = [this.#weighted, this.#ranking];
    for (let i = 0; i < ordinals.length; i += 1) {
      const ordinal = ordinals[i] as number;
      const weight = weighted[ordinal] as number;
      if (weight === 0) continue;
      scores[i] = (scores[i] as number) + rarity * saturate(weight, ranking);
      weighted[ordinal] = 0;
    }
  }

  #want(ordinals: Uint32Array): void {
    this.#query += 1;
    for (let i = 0; i < ordinals.length; i += 1) this.#wanted[ordinals[i] as number] = this.#query;
  }

  /** Sums the weighted frequencies of a word over all documents that have it; returns how many have it. */
  #weighAll(terms: readonly AskedTerm[], ordinals: Uint32Array): number {
    const { isLive } = this.#lengths;
    const weighted = this.#weighted;
    const scales = this.#scales();
    const areSummed = terms.length > MANY && this.#sums.areExact;
    if (areSummed) this.#sumOthers(terms, ordinals);
    for (const { term, isExact } of areSummed ? terms.filter((each) => each.isExact) : terms) {
      const form = isExact ? 1 : this.#ranking.otherForm;
      this.#postings.read(term, (inSlice, frequencies, start, end) => {
        for (let i = start; i < end; i += 1) {
          const ordinal = inSlice[i] as number;
          if (isLive[ordinal] === 0) continue;
          const weight = form * weigh(scales, frequencies[i] as number, ordinal);
          weighted[ordinal] = (weighted[ordinal] as number) + weight;
        }
      });
    }
    let found = 0;
    for (let i = 0; i < ordinals.length; i += 1) if (weighted[ordinals[i] as number] !== 0) found += 1;
    return found;
  }

  /** Sums the weights of all forms of a word except the one that was typed. */
  #sumOthers(terms: readonly AskedTerm[], ordinals: Uint32Array): void {
    const others = terms.filter(({ isExact }) => !isExact).map(({ term }) => term);
    this.#sums.weigh(this.#postings, others, ordinals, this.#factors.factors, this.#weighted);
    const weighted = this.#weighted;
    const { otherForm } = this.#ranking;
    for (let i = 0; i < ordinals.length; i += 1)
      weighted[ordinals[i] as number] = otherForm * (weighted[ordinals[i] as number] as number);
  }

  /**
   * Sums the weighted frequencies of a word in the wanted documents; returns how many documents in the index
   * have it.
   */
  #weighWanted(terms: readonly AskedTerm[]): number {
    this.#word += 1;
    const [word, query] = [this.#word, this.#query];
    const [seen, wanted, weighted] = [this.#seen, this.#wanted, this.#weighted];
    const { isLive } = this.#lengths;
    const scales = this.#scales();
    let found = 0;
    for (const { term, isExact } of terms) {
      const form = isExact ? 1 : this.#ranking.otherForm;
      this.#postings.read(term, (ordinals, frequencies, start, end) => {
        for (let i = start; i < end; i += 1) {
          const ordinal = ordinals[i] as number;
          if (seen[ordinal] !== word) {
            seen[ordinal] = word;
            found += isLive[ordinal] as number;
          }
          if (wanted[ordinal] !== query) continue;
          const weight = form * weigh(scales, frequencies[i] as number, ordinal);
          weighted[ordinal] = (weighted[ordinal] as number) + weight;
        }
      });
    }
    return found;
  }

  #scales(): Scales {
    return { factors: this.#factors.factors, lengths: this.#lengths.lengths };
  }

  #makeRoom(): void {
    const room = this.#lengths.isLive.length;
    if (this.#weighted.length === room) return;
    this.#weighted = new Float64Array(room);
    this.#seen = new Uint32Array(room);
    this.#wanted = new Uint32Array(room);
  }
}

/** The weight of a posting: its frequencies by field, normalised by the lengths of the fields. */
function weigh({ factors, lengths }: Scales, packed: number, ordinal: number): number {
  let sum = 0;
  if ((packed & BEFORE_BODY) !== 0) {
    const inTitle = packed & TITLE_MASK;
    if (inTitle) sum += inTitle * (factors.title[lengths.title[ordinal] as number] as number);
    const isAlso = (packed >>> ALSO_FOUND_BY_SHIFT) & ALSO_FOUND_BY_MASK;
    if (isAlso) sum += factors.alsoFoundBy[lengths.alsoFoundBy[ordinal] as number] as number;
    const inTerms = (packed >>> TERMS_SHIFT) & TERMS_MASK;
    if (inTerms) sum += inTerms * (factors.terms[lengths.terms[ordinal] as number] as number);
    const inExcerpt = (packed >>> EXCERPT_SHIFT) & EXCERPT_MASK;
    if (inExcerpt) sum += inExcerpt * (factors.excerpt[lengths.excerpt[ordinal] as number] as number);
  }
  const inBody = packed >>> BODY_SHIFT;
  if (inBody) sum += inBody * (factors.body[lengths.body[ordinal] as number] as number);
  return sum;
}
