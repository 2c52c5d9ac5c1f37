import { inverseDocumentFrequency, type Ranking } from './bm25f.ts';
import type { ConceptMatcher } from './concept-matcher.ts';
import type { Concept } from './concepts.ts';
import type { FieldLengths } from './field-lengths.ts';

/** As many as a mask has bits. */
export const MOST_CONCEPTS = 32;
/** What all concepts weigh together, but for rounding: whole numbers, whose sums are the same in any order. */
export const WHOLE = 1024;
const BYTE = 0xff;

/**
 * Documents that have the greatest part of some concepts, and a bit for each concept that they have.
 *
 * @property shares what each concept counts in what a document covers, together 1: its words, or more if no document
 * has it
 * @property counts how many documents have each concept
 */
export type PartMatches = {
  found: Uint32Array;
  masks: Uint32Array;
  shares: readonly number[];
  counts: readonly number[];
};

/** Finds the documents that have the greatest part of several concepts. Its arrays are reused from query to query. */
export class PartMatcher {
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

  /**
   * The documents that have the greatest part of the concepts by weight: all with one part or none of them, and no
   * more than `ranking.candidates`, unless that many share the greatest.
   */
  match(concepts: readonly Concept[]): PartMatches {
    if (concepts.length > MOST_CONCEPTS)
      return { found: new Uint32Array(), masks: new Uint32Array(), shares: [], counts: [] };
    this.#makeRoom();
    const counts: number[] = [];
    let touched = 0;
    for (const [i, concept] of concepts.entries()) {
      const count = this.#mark(concept, i, touched);
      counts.push(count.documents);
      touched = count.touched;
    }
    const matches = this.#collect(touched, this.#weights(concepts, counts));
    return { ...matches, shares: this.#shares(concepts, counts), counts };
  }

  #shares(concepts: readonly Concept[], counts: readonly number[]): number[] {
    const weights = concepts.map(
      ({ alternatives: [typed] }, i) => typed.words.length * (counts[i] === 0 ? this.#ranking.unknown : 1),
    );
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    return weights.map((weight) => weight / all);
  }

  /**
   * The weights of concepts: how rare each is, as a part of all together.
   *
   * @param counts how many documents have each concept
   */
  #weights(concepts: readonly Concept[], counts: readonly number[]): number[] {
    const rarities = concepts.map(({ alternatives: [typed] }, i) => {
      const count = counts[i] as number;
      const rarity = inverseDocumentFrequency(this.#lengths.documents, Math.max(1, count));
      return typed.words.length * rarity;
    });
    const sum = rarities.reduce((total, rarity) => total + rarity, 0);
    return rarities.map((rarity) => Math.round((WHOLE * rarity) / sum));
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

  /** Collects the documents with the greatest part, and clears the masks of all. */
  #collect(touched: number, weights: readonly number[]): Pick<PartMatches, 'found' | 'masks'> {
    const [masks, list, partOf] = [this.#masks, this.#touched, partsBy(weights)];
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    const counts = new Uint32Array(all + 1);
    for (let i = 0; i < touched; i += 1) {
      const part = partOf(masks[list[i] as number] as number);
      counts[part] = (counts[part] as number) + 1;
    }
    const { least, documents } = leastPart(counts, this.#ranking.candidates);
    const matches = {
      found: new Uint32Array(documents),
      masks: new Uint32Array(documents),
    };
    let count = 0;
    for (let i = 0; i < touched; i += 1) {
      const ordinal = list[i] as number;
      const mask = masks[ordinal] as number;
      masks[ordinal] = 0;
      if (partOf(mask) < least) continue;
      matches.found[count] = ordinal;
      matches.masks[count] = mask;
      count += 1;
    }
    return matches;
  }

  #makeRoom(): void {
    const room = this.#lengths.isLive.length;
    if (this.#masks.length >= room) return;
    this.#masks = new Uint32Array(room);
    this.#touched = new Uint32Array(room);
  }
}

/**
 * The least part that a document needs, and how many have that.
 *
 * @param counts how many documents have each part
 */
function leastPart(counts: Uint32Array, most: number): { least: number; documents: number } {
  let [least, documents] = [counts.length, 0];
  for (let part = counts.length - 1; part >= 0; part -= 1) {
    const more = counts[part] as number;
    if (more === 0) continue;
    if (documents > 0 && documents + more > most) break;
    [least, documents] = [part, documents + more];
  }
  return { least, documents };
}

/** Sums the weights of a mask: four lookups for a document instead of one per concept. */
function partsBy(weights: readonly number[]): (mask: number) => number {
  const sumsFrom = (shift: number) =>
    Uint32Array.from({ length: BYTE + 1 }, (_, bits) =>
      weights.slice(shift, shift + 8).reduce((sum, weight, i) => sum + (bits & (1 << i) ? weight : 0), 0),
    );
  const [first, second, third, fourth] = [sumsFrom(0), sumsFrom(8), sumsFrom(16), sumsFrom(24)];
  return (mask) =>
    (first[mask & BYTE] as number) +
    (second[(mask >>> 8) & BYTE] as number) +
    (third[(mask >>> 16) & BYTE] as number) +
    (fourth[mask >>> 24] as number);
}
