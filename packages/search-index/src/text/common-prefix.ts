import { withCapacity } from '../storage/grow-array.ts';
import { inverseDocumentFrequency, type Ranking, saturate } from './bm25f.ts';
import type { FieldLengths } from './field-lengths.ts';
import { weighSum } from './form-sums.ts';
import { FIELDS, type TextField } from './frequencies.ts';
import { unitsOf } from './word-table.ts';

/** Weights were rounded to 24 bits when the threshold was chosen. */
const ROUNDING = 1 + 1e-6;

export type Factors = Readonly<Record<TextField, Float64Array>>;

/** Documents with their scores, and a limit: every other match scores less than that. */
export type TopScores = { ordinals: Uint32Array; scores: Float64Array; limit: number };

/** A document that was added while a prefix was read. */
type Late = { ordinal: number; sum: number; ofExact: number };

/** The documents of one prefix, and the weights of those that have it most. */
export class CommonPrefix {
  readonly units: Uint16Array;
  /** Those that were added while it is read; null when that has ended. */
  #late: Late[] | null = [];
  /** One bit per ordinal, also for documents that have been removed since. */
  #has = new Uint8Array(0);
  /** Of the top documents, their ordinals and their frequencies, by which their weights are computed again. */
  #top = new Uint32Array(0);
  #sums = new Float64Array(0);
  #ofExact = new Float64Array(0);
  #count = 0;
  #atFirst = 0;
  /** No other document weighed more than this, by the factors and averages of that time. */
  #threshold = 0;
  #factors: Factors | null = null;
  #averages: Record<TextField, number> | null = null;

  constructor(prefix: string) {
    this.units = unitsOf(prefix);
  }

  /** Decides by which weight, at these factors and averages, a document is one of the top. */
  begin(threshold: number, factors: Factors, averages: Record<TextField, number>): void {
    this.#threshold = threshold;
    this.#factors = factors;
    this.#averages = averages;
  }

  /** Takes a document that was there when reading began. */
  take(ordinal: number, weight: number, sum: number, ofExact: number): void {
    this.#mark(ordinal);
    if (weight > this.#threshold) this.#keep(ordinal, sum, ofExact);
  }

  /** Takes the documents that were added meanwhile. */
  end(ranking: Ranking, lengths: FieldLengths): void {
    this.#atFirst = this.#count;
    const late = this.#late ?? [];
    this.#late = null;
    for (const { ordinal, sum, ofExact } of late) this.add(ordinal, sum, ofExact, ranking, lengths);
  }

  /** Adds a document. Its frequencies are sums: of all other terms, and of the exact one. */
  add(ordinal: number, sum: number, ofExact: number, ranking: Ranking, { lengths }: FieldLengths): void {
    if (this.#late) {
      this.#late.push({ ordinal, sum, ofExact });
      return;
    }
    this.#mark(ordinal);
    const weight = weighBoth(sum, ofExact, ordinal, lengths, this.#factors as Factors, ranking.otherForm);
    // A field that is longer than any before has no factor: then the weight is not a number.
    if (!(weight <= this.#threshold)) this.#keep(ordinal, sum, ofExact);
  }

  #mark(ordinal: number): void {
    const byte = ordinal >>> 3;
    this.#has = withCapacity(this.#has, byte + 1);
    this.#has[byte] = (this.#has[byte] as number) | (1 << (ordinal & 7));
  }

  /** The documents that have the prefix and are in the index, ascending. */
  list({ isLive, ordinals }: FieldLengths): Uint32Array {
    const found = new Uint32Array(ordinals + 1);
    const bytes = this.#has;
    let count = 0;
    for (let byte = 0; byte < bytes.length; byte += 1) {
      const bits = bytes[byte] as number;
      if (bits === 0) continue;
      const first = byte << 3;
      for (let bit = 0; bit < 8; bit += 1) {
        found[count] = first + bit;
        count += (bits >>> bit) & (isLive[first + bit] as number);
      }
    }
    return found.subarray(0, count);
  }

  /** The top documents with their scores; null if averages have changed so much that they say nothing. */
  score(found: number, lengths: FieldLengths, factors: Factors, ranking: Ranking): TopScores | null {
    const growth = this.#growth(lengths);
    if (growth === null) return null;
    const rarity = inverseDocumentFrequency(lengths.documents, found);
    const ordinals = new Uint32Array(this.#count);
    const scores = new Float64Array(this.#count);
    let count = 0;
    for (let i = 0; i < this.#count; i += 1) {
      const ordinal = this.#top[i] as number;
      if (lengths.isLive[ordinal] === 0) continue;
      const [sum, ofExact] = [this.#sums[i] as number, this.#ofExact[i] as number];
      const weight = weighBoth(sum, ofExact, ordinal, lengths.lengths, factors, ranking.otherForm);
      ordinals[count] = ordinal;
      scores[count] = rarity * saturate(weight, ranking);
      count += 1;
    }
    const limit = rarity * saturate(this.#threshold * growth * ROUNDING, ranking) * ROUNDING;
    return { ordinals: ordinals.subarray(0, count), scores: scores.subarray(0, count), limit };
  }

  /** Whether documents that were added have displaced, or removals and new averages spoilt, what is kept. */
  isStale(top: TopScores, most: number): boolean {
    if (this.#count > most) return true;
    let above = 0;
    for (const score of top.scores) if (score > top.limit) above += 1;
    return above < this.#atFirst / 2;
  }

  /**
   * By how much the weight of any document can have grown since: a factor grows at most as the average length of its
   * field. Null if it has no such bound.
   */
  #growth(lengths: FieldLengths): number | null {
    let growth = 1;
    for (const field of FIELDS) {
      const [before, now] = [this.#averages?.[field] ?? 0, lengths.average(field)];
      if (before === 0 && now > 0) return null;
      if (now > before * growth) growth = now / before;
    }
    return growth;
  }

  #keep(ordinal: number, sum: number, ofExact: number): void {
    const capacity = this.#count + 1;
    this.#top = withCapacity(this.#top, capacity);
    this.#sums = withCapacity(this.#sums, capacity);
    this.#ofExact = withCapacity(this.#ofExact, capacity);
    this.#top[this.#count] = ordinal;
    this.#sums[this.#count] = sum;
    this.#ofExact[this.#count] = ofExact;
    this.#count = capacity;
  }
}

/** The weight of a document by the sums of its frequencies: of all other terms, and of the exact one. */
export function weighBoth(
  sum: number,
  ofExact: number,
  ordinal: number,
  lengths: Readonly<Record<TextField, Uint16Array>>,
  factors: Factors,
  otherForm: number,
): number {
  const others = sum === 0 ? 0 : otherForm * weighSum(sum, ordinal, lengths, factors);
  return ofExact === 0 ? others : others + weighSum(ofExact, ordinal, lengths, factors);
}
