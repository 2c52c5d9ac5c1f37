import type { Ranking } from './bm25f.ts';
import { CommonPrefix, type TopScores } from './common-prefix.ts';
import type { FieldLengths } from './field-lengths.ts';
import { type FormSums, spreadOf, weighSum } from './form-sums.ts';
import { LengthFactors } from './length-factors.ts';
import type { PostingPool } from './posting-pool.ts';
import { unitsOf, type WordTable } from './word-table.ts';

/** When the documents of a prefix are kept, and how many of them with their weights. */
export type CommonPrefixOptions = {
  /** A prefix is kept if more terms begin with it: fewer are a word and its forms, which are read fast enough. */
  terms: number;
  /** And if they have more postings than this. */
  postings: number;
  /** About how many documents are kept with their weights: those that have the prefix most. */
  top: number;
};

/** One letter of a million short documents has millions of postings, of ten thousand articles 200,000. */
const COMMON_PREFIXES: CommonPrefixOptions = { terms: 8, postings: 2 ** 18, top: 4096 };

/** Each takes one bit per document, and about 100 kB. */
const MOST_KEPT = 64;
/** To choose the highest weights, they are counted in classes by the upper bits of their binary form. */
const CLASS_SHIFT = 14;
const CLASSES = 2 ** (31 - CLASS_SHIFT);

/**
 * Answers for prefixes that very many documents have, such as single letters, without reading their millions of
 * postings each time: which documents have the prefix, and which of them score highest. It is read from the postings
 * when a prefix is first searched for, and follows every change.
 */
export class CommonPrefixes {
  readonly #postings: PostingPool;
  readonly #lengths: FieldLengths;
  readonly #ranking: Ranking;
  readonly #factors: LengthFactors;
  readonly #sums: FormSums;
  readonly #options: CommonPrefixOptions;
  /** By prefix; the one that was searched for last is the last. */
  readonly #kept = new Map<string, CommonPrefix>();

  constructor(
    postings: PostingPool,
    lengths: FieldLengths,
    sums: FormSums,
    ranking: Ranking,
    options: CommonPrefixOptions = COMMON_PREFIXES,
  ) {
    this.#postings = postings;
    this.#lengths = lengths;
    this.#ranking = ranking;
    this.#factors = new LengthFactors(lengths, ranking);
    this.#sums = sums;
    this.#options = options;
  }

  /**
   * The documents of a prefix, ascending; null if it is not common.
   *
   * @param terms those that begin with it
   * @param exact the one of them that equals it, or -1
   */
  match(prefix: string, terms: Uint32Array, exact: number): Uint32Array | null {
    const known = this.#kept.get(prefix);
    if (!known && !this.#isCommon(terms)) return null;
    if (!this.#sums.areExact) return null;
    const common = known ?? this.#read(prefix, terms, exact);
    this.#kept.delete(prefix);
    this.#kept.set(prefix, common);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= MOST_KEPT) break;
      this.#kept.delete(oldest);
    }
    return common.list(this.#lengths);
  }

  /**
   * The documents of a prefix that score highest; null if it is not kept.
   *
   * @param found how many documents have it
   */
  top(prefix: string, found: number): TopScores | null {
    const common = this.#kept.get(prefix);
    if (!common || !this.#sums.areExact) return null;
    const top = common.score(found, this.#lengths, this.#factors.factors, this.#ranking);
    if (top === null || common.isStale(top, 2 * this.#options.top)) this.#kept.delete(prefix);
    return top;
  }

  /**
   * Adds a document, when its lengths are known.
   *
   * @param packed by term, its frequencies
   */
  add(ordinal: number, terms: readonly number[], packed: Uint16Array, forms: WordTable): void {
    if (this.#kept.size === 0) return;
    const firsts = Uint16Array.from(terms, (term) => forms.firstUnit(term));
    for (const common of this.#kept.values()) {
      const first = common.units[0];
      let [sum, ofExact] = [0, 0];
      for (let i = 0; i < firsts.length; i += 1) {
        if (firsts[i] !== first) continue;
        const term = terms[i] as number;
        if (!forms.beginsWith(term, common.units)) continue;
        const frequencies = spreadOf(packed[term] as number);
        if (forms.compare(term, common.units) === 0) ofExact += frequencies;
        else sum += frequencies;
      }
      if (sum + ofExact !== 0) common.add(ordinal, sum, ofExact, this.#ranking.otherForm, this.#lengths);
    }
  }

  #isCommon(terms: Uint32Array): boolean {
    if (terms.length <= this.#options.terms) return false;
    let postings = 0;
    for (const term of terms) postings += this.#postings.count(term);
    return postings > this.#options.postings;
  }

  /** Reads all postings of a prefix. */
  #read(prefix: string, terms: Uint32Array, exact: number): CommonPrefix {
    const { ordinals, lengths } = this.#lengths;
    const { factors } = this.#factors;
    const weights = new Float32Array(ordinals);
    const weigh = (asked: readonly number[] | Uint32Array, form: number): Float64Array => {
      const sums = this.#sums.sum(this.#postings, asked);
      for (let ordinal = 0; ordinal < ordinals; ordinal += 1) {
        const sum = sums[ordinal] as number;
        if (sum !== 0)
          weights[ordinal] = (weights[ordinal] as number) + form * weighSum(sum, ordinal, lengths, factors);
      }
      return sums;
    };
    if (exact >= 0) weigh([exact], 1).fill(0, 0, ordinals);
    const sums = weigh(
      terms.filter((term) => term !== exact),
      this.#ranking.otherForm,
    );
    const threshold = chooseThreshold(weights, this.#options.top);
    // The factors are replaced with each change.
    const common = new CommonPrefix(unitsOf(prefix), threshold, { ...factors }, this.#lengths.averages);
    common.read(weights, sums);
    sums.fill(0, 0, ordinals);
    if (exact >= 0) this.#postings.read(exact, (...slice) => common.readExact(...slice));
    return common;
  }
}

/** A weight that no more than about `top` documents exceed. Equal weights are on the same side. */
function chooseThreshold(weights: Float32Array<ArrayBuffer>, top: number): number {
  const bits = new Uint32Array(weights.buffer);
  const counts = new Uint32Array(CLASSES);
  for (let ordinal = 0; ordinal < bits.length; ordinal += 1) {
    const number = (bits[ordinal] as number) >>> CLASS_SHIFT;
    counts[number] = (counts[number] as number) + 1;
  }
  let [number, above] = [CLASSES - 1, 0];
  while (number > 0 && above + (counts[number] as number) <= top) {
    above += counts[number] as number;
    number -= 1;
  }
  // The lowest weight of the class above.
  return new Float32Array(Uint32Array.of((number + 1) << CLASS_SHIFT).buffer)[0] as number;
}
