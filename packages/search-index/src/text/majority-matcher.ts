import { inverseDocumentFrequency, type Ranking } from './bm25f.ts';
import type { ConceptMatcher } from './concept-matcher.ts';
import type { Concept } from './concepts.ts';
import type { FieldLengths } from './field-lengths.ts';

/** As many as a mask has bits. */
const MOST_CONCEPTS = 32;
/** Sums of floating-point numbers differ by their order. */
const ROUNDING = 1e-9;
const BYTE = 0xff;

/** Documents that match most of the concepts, and by concept whether any of them matches it. */
export type Majority = { found: Uint32Array; isMatched: boolean[] };

/**
 * Weights of concepts in a majority: how rare each is.
 *
 * @param counts how many documents have each concept
 */
function majorityWeights(counts: readonly number[], documents: number, { unknown }: Ranking): number[] {
  const rarity = counts.map((count) => inverseDocumentFrequency(documents, count));
  return rarity.map((weight, i) => (counts[i] === 0 ? unknown * weight : weight));
}

/** Finds the documents that have most of several concepts. Its arrays are reused from query to query. */
export class MajorityMatcher {
  readonly #matcher: ConceptMatcher;
  readonly #lengths: FieldLengths;
  readonly #ranking: Ranking;
  /** By ordinal, a bit for each concept that a document has; zero again after each query. */
  #masks = new Uint32Array(0);
  #touched = new Uint32Array(0);

  constructor(matcher: ConceptMatcher, lengths: FieldLengths, ranking: Ranking) {
    this.#matcher = matcher;
    this.#lengths = lengths;
    this.#ranking = ranking;
  }

  /** Finds the documents whose concepts make up at least the required share of the weight of all. */
  match(concepts: readonly Concept[]): Majority {
    const isMatched = concepts.map(() => false);
    if (concepts.length > MOST_CONCEPTS) return { found: new Uint32Array(), isMatched };
    this.#makeRoom();
    const counts: number[] = [];
    let touched = 0;
    for (const [i, concept] of concepts.entries()) {
      const count = this.#mark(concept, i, touched);
      counts.push(count.documents);
      touched = count.touched;
    }
    const weights = majorityWeights(counts, this.#lengths.documents, this.#ranking);
    const needed = this.#ranking.majority * weights.reduce((sum, weight) => sum + weight, 0);
    const found = this.#collect(touched, weights, needed - ROUNDING, isMatched);
    return { found, isMatched };
  }

  /** Sets the bit of a concept in its documents; returns how many there are, and how many have been touched. */
  #mark(concept: Concept, position: number, before: number): { documents: number; touched: number } {
    const [masks, list, { isLive }] = [this.#masks, this.#touched, this.#lengths];
    const bit = 1 << position;
    let documents = 0;
    let touched = before;
    this.#matcher.read(this.#matcher.sourceOf(concept), (ordinals, start, end) => {
      for (let i = start; i < end; i += 1) {
        const ordinal = ordinals[i] as number;
        const mask = masks[ordinal] as number;
        if ((mask & bit) !== 0 || isLive[ordinal] === 0) continue;
        if (mask === 0) {
          list[touched] = ordinal;
          touched += 1;
        }
        masks[ordinal] = mask | bit;
        documents += 1;
      }
    });
    return { documents, touched };
  }

  /** Collects the documents that have enough, notes the concepts of these, and clears the masks. */
  #collect(touched: number, weights: readonly number[], needed: number, isMatched: boolean[]): Uint32Array {
    const [masks, list] = [this.#masks, this.#touched];
    const [first, second, third, fourth] = sumsOf(weights);
    const found = new Uint32Array(touched);
    let [count, union] = [0, 0];
    for (let i = 0; i < touched; i += 1) {
      const ordinal = list[i] as number;
      const mask = masks[ordinal] as number;
      masks[ordinal] = 0;
      const weight =
        (first[mask & BYTE] as number) +
        (second[(mask >>> 8) & BYTE] as number) +
        (third[(mask >>> 16) & BYTE] as number) +
        (fourth[mask >>> 24] as number);
      if (weight < needed) continue;
      found[count] = ordinal;
      count += 1;
      union |= mask;
    }
    for (let i = 0; i < weights.length; i += 1) isMatched[i] = (union & (1 << i)) !== 0;
    return found.subarray(0, count);
  }

  #makeRoom(): void {
    const room = this.#lengths.isLive.length;
    if (this.#masks.length >= room) return;
    this.#masks = new Uint32Array(room);
    this.#touched = new Uint32Array(room);
  }
}

/** By byte of a mask, the weight of the concepts in it: four lookups for a document instead of one per concept. */
function sumsOf(
  weights: readonly number[],
): [first: Float64Array, second: Float64Array, third: Float64Array, fourth: Float64Array] {
  const sumsFrom = (shift: number) =>
    Float64Array.from({ length: BYTE + 1 }, (_, bits) =>
      weights.slice(shift, shift + 8).reduce((sum, weight, i) => sum + (bits & (1 << i) ? weight : 0), 0),
    );
  return [sumsFrom(0), sumsFrom(8), sumsFrom(16), sumsFrom(24)];
}
