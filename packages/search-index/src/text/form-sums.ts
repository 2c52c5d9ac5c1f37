import { withCapacity } from '../storage/grow-array.ts';
import type { FieldLengths } from './field-lengths.ts';
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
import type { PostingPool } from './posting-pool.ts';

/** Bits of a sum for each field, lowest first: 53 in total, as many as a double holds exactly. */
const BITS: Record<TextField, number> = { title: 9, alsoFoundBy: 9, terms: 10, excerpt: 10, body: 15 };
const TERMS_PLACE = BITS.title + BITS.alsoFoundBy;
const LOW = 2 ** (TERMS_PLACE + BITS.terms);
const TITLE_SUM = 2 ** BITS.title - 1;
const ALSO_FOUND_BY_SUM = 2 ** BITS.alsoFoundBy - 1;
const EXCERPT_SUM = 2 ** BITS.excerpt - 1;
/** A word with an umlaut has two forms, and both may be counted. */
const FORMS = 2;

function spreadOne(packed: number): number {
  const isAlso = (packed >>> ALSO_FOUND_BY_SHIFT) & ALSO_FOUND_BY_MASK;
  const inTerms = (packed >>> TERMS_SHIFT) & TERMS_MASK;
  const low = (packed & TITLE_MASK) + isAlso * 2 ** BITS.title + inTerms * 2 ** TERMS_PLACE;
  const inExcerpt = (packed >>> EXCERPT_SHIFT) & EXCERPT_MASK;
  return low + LOW * (inExcerpt + (packed >>> BODY_SHIFT) * 2 ** BITS.excerpt);
}

let spread: Float64Array | null = null;

/** By packed frequencies of a posting, the same frequencies spread to the bits of a sum. */
export function spreadFrequencies(): Float64Array {
  if (spread) return spread;
  // A loop, because it blocks the process for a fifth of the time that `from` takes.
  spread = new Float64Array(2 ** 16);
  for (let packed = 0; packed < spread.length; packed += 1) spread[packed] = spreadOne(packed);
  return spread;
}

/**
 * Sums the frequencies of many terms of equal weight, by document and field: one addition per posting, and field
 * lengths are read only once per document. A single letter is the prefix of thousands of words with millions of
 * postings.
 */
export class FormSums {
  readonly #lengths: FieldLengths;
  /** By document ordinal; zero again after each use. */
  #sums = new Float64Array(0);

  constructor(lengths: FieldLengths) {
    this.#lengths = lengths;
  }

  /** Whether no sum can overflow its bits, whatever the terms. */
  get areExact(): boolean {
    const fields = Object.keys(BITS) as TextField[];
    return fields.every((field) => this.#lengths.longest(field) * FORMS < 2 ** BITS[field]);
  }

  /**
   * Adds the weights of the terms to `weighted`.
   *
   * @param ordinals ordinals of at least all documents that have any of the terms
   * @param factors by field and field length, the weight of one occurrence
   * @param weighted by document ordinal, the sum so far
   */
  weigh(
    postings: PostingPool,
    terms: readonly number[],
    ordinals: Uint32Array,
    factors: Readonly<Record<TextField, Float64Array>>,
    weighted: Float64Array,
  ): void {
    this.#sums = withCapacity(this.#sums, this.#lengths.isLive.length);
    const [sums, table, { isLive, lengths }] = [this.#sums, spreadFrequencies(), this.#lengths];
    for (const term of terms) {
      postings.read(term, (inSlice, frequencies, start, end) => {
        for (let i = start; i < end; i += 1) {
          const ordinal = inSlice[i] as number;
          if (isLive[ordinal] === 0) continue;
          sums[ordinal] = (sums[ordinal] as number) + (table[frequencies[i] as number] as number);
        }
      });
    }
    for (let i = 0; i < ordinals.length; i += 1) {
      const ordinal = ordinals[i] as number;
      const weight = weighSum(sums[ordinal] as number, ordinal, lengths, factors);
      sums[ordinal] = 0;
      weighted[ordinal] = (weighted[ordinal] as number) + weight;
    }
  }
}

/**
 * The weight of a sum.
 *
 * @param factors by field and field length, the weight of one occurrence
 */
export function weighSum(
  sum: number,
  ordinal: number,
  { title, alsoFoundBy, terms, excerpt, body }: Readonly<Record<TextField, Uint16Array>>,
  factors: Readonly<Record<TextField, Float64Array>>,
): number {
  const high = Math.floor(sum / LOW);
  const low = sum - high * LOW;
  let weight = (high >>> BITS.excerpt) * (factors.body[body[ordinal] as number] as number);
  if (low !== 0) {
    weight += (low & TITLE_SUM) * (factors.title[title[ordinal] as number] as number);
    const also = (low >>> BITS.title) & ALSO_FOUND_BY_SUM;
    if (also !== 0) weight += also * (factors.alsoFoundBy[alsoFoundBy[ordinal] as number] as number);
    weight += (low >>> TERMS_PLACE) * (factors.terms[terms[ordinal] as number] as number);
  }
  if ((high & EXCERPT_SUM) !== 0)
    weight += (high & EXCERPT_SUM) * (factors.excerpt[excerpt[ordinal] as number] as number);
  return weight;
}
