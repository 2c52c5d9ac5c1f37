import type { Ranking } from './bm25f.ts';
import { CommonPrefix, type TopScores } from './common-prefix.ts';
import { type FieldLengths, LengthFactors } from './field-lengths.ts';
import { type FormSums, spreadFrequencies } from './form-sums.ts';
import type { PostingPool } from './posting-pool.ts';
import { PrefixScratch, type PrefixSource, readPrefix } from './read-prefix.ts';
import type { WordTable } from './word-table.ts';

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
const MOST_CACHED = 64;
/**
 * Finds prefixes that very many documents have, such as single letters, without reading their millions of
 * postings each time: which documents have the prefix, and which of them score highest. It is read from the postings
 * when a prefix is first searched for, and follows every change.
 */
export class CommonPrefixes {
  readonly #postings: PostingPool;
  readonly #lengths: FieldLengths;
  readonly #source: PrefixSource;
  readonly #factors: LengthFactors;
  readonly #sums: FormSums;
  readonly #options: CommonPrefixOptions;
  /** By prefix; the one that was searched for last is the last. */
  readonly #cached = new Map<string, CommonPrefix>();
  /** The one that is read step by step. */
  #reading: CommonPrefix | null = null;

  constructor(
    postings: PostingPool,
    lengths: FieldLengths,
    sums: FormSums,
    ranking: Ranking,
    options: CommonPrefixOptions = COMMON_PREFIXES,
  ) {
    this.#postings = postings;
    this.#lengths = lengths;
    const factors = new LengthFactors(lengths, ranking);
    this.#factors = factors;
    this.#source = { postings, lengths, ranking, readFactors: () => factors.factors };
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
    const known = this.#cached.get(prefix);
    if (!known && !this.#isCommon(terms)) return null;
    if (!this.#sums.areExact) return null;
    const common = known ?? this.#read(prefix, terms, exact);
    this.#cached.delete(prefix);
    this.#cached.set(prefix, common);
    for (const oldest of this.#cached.keys()) {
      if (this.#cached.size <= MOST_CACHED) break;
      this.#cached.delete(oldest);
    }
    return common.list(this.#lengths);
  }

  /**
   * The documents of a prefix that score highest; null if it is not kept.
   *
   * @param found how many documents have it
   */
  top(prefix: string, found: number): TopScores | null {
    const common = this.#cached.get(prefix);
    if (!common || !this.#sums.areExact) return null;
    const top = common.score(found, this.#lengths, this.#factors.factors, this.#source.ranking);
    if (top === null || common.isStale(top, 2 * this.#options.top)) this.#cached.delete(prefix);
    return top;
  }

  /**
   * Adds a document, when its lengths are known.
   *
   * @param packed by term, its frequencies
   */
  add(ordinal: number, terms: readonly number[], packed: Uint16Array, forms: WordTable): void {
    const all = this.#reading ? [...this.#cached.values(), this.#reading] : [...this.#cached.values()];
    if (all.length === 0) return;
    const table = spreadFrequencies();
    const firsts = Uint16Array.from(terms, (term) => forms.firstUnit(term));
    for (const common of all) {
      const first = common.units[0];
      let [sum, ofExact] = [0, 0];
      for (let i = 0; i < firsts.length; i += 1) {
        if (firsts[i] !== first) continue;
        const term = terms[i] as number;
        if (!forms.beginsWith(term, common.units)) continue;
        const frequencies = table[packed[term] as number] as number;
        if (forms.compare(term, common.units) === 0) ofExact += frequencies;
        else sum += frequencies;
      }
      if (sum + ofExact !== 0) common.add(ordinal, sum, ofExact, this.#source.ranking, this.#lengths);
    }
  }

  /**
   * Reads the postings of a prefix step by step, before it is searched for.
   *
   * @param terms those that begin with it
   * @param exact the one of them that equals it, or -1
   * @param used arrays that were used for another one
   * @returns the arrays that it used
   */
  *prepare(
    prefix: string,
    terms: Uint32Array,
    exact: number,
    used: PrefixScratch | null,
  ): Generator<void, PrefixScratch | null> {
    const isWanted = () => !this.#cached.has(prefix) && this.#cached.size < MOST_CACHED;
    if (!isWanted() || !this.#isCommon(terms) || !this.#sums.areExact) return used;
    const { isLive } = this.#lengths;
    const scratch = used?.sums.length === isLive.length ? used : new PrefixScratch(isLive.length);
    const common = new CommonPrefix(prefix);
    this.#reading = common;
    yield* readPrefix(common, this.#source, terms, exact, this.#options.top, scratch);
    this.#reading = null;
    if (isWanted()) this.#cached.set(prefix, common);
    return scratch;
  }

  #isCommon(terms: Uint32Array): boolean {
    if (terms.length <= this.#options.terms) return false;
    let postings = 0;
    for (const term of terms) postings += this.#postings.count(term);
    return postings > this.#options.postings;
  }

  /** Reads all postings of a prefix at once. */
  #read(prefix: string, terms: Uint32Array, exact: number): CommonPrefix {
    const common = new CommonPrefix(prefix);
    const scratch = new PrefixScratch(this.#lengths.ordinals);
    const steps = readPrefix(common, this.#source, terms, exact, this.#options.top, scratch);
    while (!steps.next().done);
    return common;
  }
}
