import { inverseDocumentFrequency, type Ranking, saturate } from './bm25f.ts';
import type { FieldLengths } from './field-lengths.ts';
import { FormSums } from './form-sums.ts';
import {
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

/** A term to look for, and whether it is the very word that was asked for. */
export type AskedTerm = { term: number; isExact: boolean };

/** Bits of a posting in front of those of the body: most words stand there only. */
const BEFORE_BODY = (1 << BODY_SHIFT) - 1;

/** Above so many terms, what counts alike is added up first and weighed once. */
const MANY = 3;

/** What one occurrence counts by length, and how long the fields are by slot. */
type Scales = {
  factors: Readonly<Record<TextField, Float64Array>>;
  lengths: Readonly<Record<TextField, Uint16Array>>;
};

/** Scores documents against words. Works in arrays by slot that are kept from query to query. */
export class WordScorer {
  readonly #postings: PostingPool;
  readonly #lengths: FieldLengths;
  readonly #ranking: Ranking;
  readonly #factors: LengthFactors;
  readonly #sums: FormSums;
  /** Zero again after each word. */
  #weighted = new Float64Array(0);
  /** The number of the word for which a slot was last seen, of the query for which it was wanted: nothing is cleared. */
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
   * Scores by place in `slots`.
   *
   * @param areAll whether there is but one word, and every document that has it is among the slots
   */
  score(words: readonly AskedTerm[][], slots: Uint32Array, areAll: boolean): Float64Array {
    this.#makeRoom();
    const scores = new Float64Array(slots.length);
    if (!areAll) this.#want(slots);
    for (const terms of words) {
      const found = areAll ? this.#weighAll(terms, slots) : this.#weighWanted(terms);
      this.#take(scores, slots, inverseDocumentFrequency(this.#lengths.documents, found));
    }
    return scores;
  }

  /** Adds what a word gives to each document, and forgets it. */
  #take(scores: Float64Array, slots: Uint32Array, rarity: number): void {
    const [weighted, ranking] = [this.#weighted, this.#ranking];
    for (let i = 0; i < slots.length; i += 1) {
      const slot = slots[i] as number;
      const weight = weighted[slot] as number;
      if (weight === 0) continue;
      scores[i] = (scores[i] as number) + rarity * saturate(weight, ranking);
      weighted[slot] = 0;
    }
  }

  #want(slots: Uint32Array): void {
    this.#query += 1;
    for (let i = 0; i < slots.length; i += 1) this.#wanted[slots[i] as number] = this.#query;
  }

  /** Adds up the weighted frequencies of a word in all documents that have it; returns how many these are. */
  #weighAll(terms: readonly AskedTerm[], slots: Uint32Array): number {
    const { isLive } = this.#lengths;
    const weighted = this.#weighted;
    const scales = this.#scales();
    const areSummed = terms.length > MANY && this.#sums.areExact;
    if (areSummed) this.#sumOthers(terms, slots);
    for (const { term, isExact } of areSummed ? terms.filter((each) => each.isExact) : terms) {
      const form = isExact ? 1 : this.#ranking.otherForm;
      this.#postings.read(term, (inSlice, frequencies, start, end) => {
        for (let i = start; i < end; i += 1) {
          const slot = inSlice[i] as number;
          if (isLive[slot] === 0) continue;
          const weight = form * weigh(scales, frequencies[i] as number, slot);
          weighted[slot] = (weighted[slot] as number) + weight;
        }
      });
    }
    let found = 0;
    for (let i = 0; i < slots.length; i += 1) if (weighted[slots[i] as number] !== 0) found += 1;
    return found;
  }

  /** Weighs the forms of a word other than the one that was typed. */
  #sumOthers(terms: readonly AskedTerm[], slots: Uint32Array): void {
    const others = terms.filter(({ isExact }) => !isExact).map(({ term }) => term);
    this.#sums.weigh(this.#postings, others, slots, this.#factors.factors, this.#weighted);
    const weighted = this.#weighted;
    const { otherForm } = this.#ranking;
    for (let i = 0; i < slots.length; i += 1)
      weighted[slots[i] as number] = otherForm * (weighted[slots[i] as number] as number);
  }

  /** Adds up the weighted frequencies of a word in the wanted documents; returns how many documents have it. */
  #weighWanted(terms: readonly AskedTerm[]): number {
    this.#word += 1;
    const [word, query] = [this.#word, this.#query];
    const [seen, wanted, weighted] = [this.#seen, this.#wanted, this.#weighted];
    const { isLive } = this.#lengths;
    const scales = this.#scales();
    let found = 0;
    for (const { term, isExact } of terms) {
      const form = isExact ? 1 : this.#ranking.otherForm;
      this.#postings.read(term, (slots, frequencies, start, end) => {
        for (let i = start; i < end; i += 1) {
          const slot = slots[i] as number;
          if (seen[slot] !== word) {
            seen[slot] = word;
            found += isLive[slot] as number;
          }
          if (wanted[slot] !== query) continue;
          const weight = form * weigh(scales, frequencies[i] as number, slot);
          weighted[slot] = (weighted[slot] as number) + weight;
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

/** What a posting weighs: its frequencies by field, by the lengths of the fields. */
function weigh({ factors, lengths }: Scales, packed: number, slot: number): number {
  let sum = 0;
  if ((packed & BEFORE_BODY) !== 0) {
    const inTitle = packed & TITLE_MASK;
    if (inTitle) sum += inTitle * (factors.title[lengths.title[slot] as number] as number);
    const inTerms = (packed >>> TERMS_SHIFT) & TERMS_MASK;
    if (inTerms) sum += inTerms * (factors.terms[lengths.terms[slot] as number] as number);
    const inExcerpt = (packed >>> EXCERPT_SHIFT) & EXCERPT_MASK;
    if (inExcerpt) sum += inExcerpt * (factors.excerpt[lengths.excerpt[slot] as number] as number);
  }
  const inBody = packed >>> BODY_SHIFT;
  if (inBody) sum += inBody * (factors.body[lengths.body[slot] as number] as number);
  return sum;
}
