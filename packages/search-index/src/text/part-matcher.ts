import { countBits, listBits } from '../storage/document-bits.ts';
import { inverseDocumentFrequency, type Ranking } from './bm25f.ts';
import type { ConceptMatcher, PostingSource } from './concept-matcher.ts';
import type { Concept } from './concepts.ts';
import type { FieldLengths } from './field-lengths.ts';

/** As many as a mask has bits. */
export const MOST_CONCEPTS = 32;
/** What all concepts weigh together, but for rounding: whole numbers, whose sums are the same in any order. */
export const WHOLE = 1024;
/** So many documents, or fewer, are listed instead of being bits among those of all documents. */
const FEW = 1024;

/**
 * Documents that have the greatest part of some concepts, and a bit for each concept that they have.
 *
 * @property shares what each concept counts in what a document covers, together 1: its words, or more if no document
 * has it
 * @property counts how many documents have each concept
 * @property phrases by concept, the documents that have each of its alternatives of several words
 */
export type PartMatches = {
  found: Uint32Array;
  masks: Uint32Array;
  shares: readonly number[];
  counts: readonly number[];
  phrases: readonly (readonly Uint32Array[])[];
};

/** A concept: its weight, its position among all, and a bit for each document that has it. */
type Weighed = { weight: number; position: number; bits: Uint32Array };

/**
 * Documents that have the same of the first `depth` concepts.
 *
 * @property mask of these concepts
 * @property most the greatest part that any of the documents can have
 */
type Group = {
  documents: { list: Uint32Array } | { bits: Uint32Array };
  count: number;
  depth: number;
  mask: number;
  most: number;
};

/**
 * Finds the documents that have the greatest part of several concepts.
 *
 * Documents are divided by one concept after the other, always the group whose documents can have the greatest part of
 * all: so groups are complete in the order of what they have, and the search ends when there are enough. Common words
 * are bits, of which 32 are compared at once; what has only few of the words is never looked at.
 */
export class PartMatcher {
  readonly #matcher: ConceptMatcher;
  readonly #lengths: FieldLengths;
  readonly #ranking: Ranking;
  /** Arrays with a bit for each document, which are used again by each query, and how many this one uses. */
  readonly #arrays: Uint32Array[] = [];
  #used = 0;

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
      return { found: new Uint32Array(), masks: new Uint32Array(), shares: [], counts: [], phrases: [] };
    this.#used = 0;
    const sources = concepts.map((concept) => this.#matcher.sourceOf(concept));
    const bits = sources.map((source) => this.#read(source));
    const counts = bits.map(countBits);
    const weights = this.#weights(concepts, counts);
    const weighed = bits.map((each, position) => ({
      weight: weights[position] as number,
      position,
      bits: each,
    }));
    const matches = this.#collect(weighed.sort((a, b) => b.weight - a.weight));
    const phrases = sources.map((source) => source.phrases);
    return { ...matches, shares: this.#shares(concepts, counts), counts, phrases };
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

  /** A bit for each document that has a concept. */
  #read(source: PostingSource): Uint32Array {
    const bits = this.#takeBits().fill(0);
    const { isLive } = this.#lengths;
    this.#matcher.read(source, (ordinals, start, end) => {
      for (let i = start; i < end; i += 1) {
        const ordinal = ordinals[i] as number;
        bits[ordinal >>> 5] =
          (bits[ordinal >>> 5] as number) | ((isLive[ordinal] as number) << (ordinal & 31));
      }
    });
    return bits;
  }

  /** An array with a bit for each document, of any value. */
  #takeBits(): Uint32Array {
    const capacity = (this.#lengths.isLive.length + 31) >>> 5;
    const before = this.#arrays[this.#used];
    const bits = before?.length === capacity ? before : new Uint32Array(capacity);
    this.#arrays[this.#used] = bits;
    this.#used += 1;
    return bits;
  }

  /** Collects the groups with the greatest parts, in whole steps of parts. */
  #collect(concepts: readonly Weighed[]): Pick<PartMatches, 'found' | 'masks'> {
    const groups: Group[] = [];
    let step: Group[] = [];
    let [documents, inStep] = [0, 0];
    for (const group of this.#inOrder(concepts)) {
      if (group.most !== step[0]?.most) {
        groups.push(...step);
        documents += inStep;
        [step, inStep] = [[], 0];
      }
      step.push(group);
      inStep += group.count;
      if (documents > 0 && documents + inStep > this.#ranking.candidates) break;
    }
    if (documents === 0 || documents + inStep <= this.#ranking.candidates) {
      groups.push(...step);
      documents += inStep;
    }
    const [found, masks] = [new Uint32Array(documents), new Uint32Array(documents)];
    let at = 0;
    for (const { documents: some, mask, count } of groups) {
      found.set('list' in some ? some.list : listBits(some.bits, count), at);
      masks.fill(mask, at, at + count);
      at += count;
    }
    return { found, masks };
  }

  /** Groups of documents that have the same of all concepts, those with the greatest part first. */
  *#inOrder(concepts: readonly Weighed[]): Generator<Group, void> {
    const any = this.#takeBits().fill(0);
    for (const { bits } of concepts)
      for (let i = 0; i < any.length; i += 1) any[i] = (any[i] as number) | (bits[i] as number);
    const most = concepts.reduce((sum, { weight }) => sum + weight, 0);
    const groups: Group[] = [{ documents: { bits: any }, count: countBits(any), depth: 0, mask: 0, most }];
    for (;;) {
      const group = takeGreatest(groups);
      if (!group) return;
      const concept = concepts[group.depth];
      if (concept) groups.push(...this.#divide(group, concept).filter(({ count }) => count > 0));
      else yield group;
    }
  }

  /** The documents of a group with a concept, and those without. */
  #divide(group: Group, { weight, position, bits }: Weighed): Group[] {
    const { documents, depth, mask, most } = group;
    const having = { depth: depth + 1, mask: mask | (1 << position), most };
    const lacking = { depth: depth + 1, mask, most: most - weight };
    if ('list' in documents) {
      const isIn = (ordinal: number) => (((bits[ordinal >>> 5] as number) >>> (ordinal & 31)) & 1) === 1;
      const [list, rest] = [documents.list.filter(isIn), documents.list.filter((each) => !isIn(each))];
      return [
        { ...having, documents: { list }, count: list.length },
        { ...lacking, documents: { list: rest }, count: rest.length },
      ];
    }
    const [rest, both] = [documents.bits, this.#takeBits()];
    for (let i = 0; i < rest.length; i += 1) {
      const before = rest[i] as number;
      both[i] = before & (bits[i] as number);
      rest[i] = before & ~(bits[i] as number);
    }
    const count = countBits(both);
    return [
      { ...having, documents: shorten(both, count), count },
      { ...lacking, documents: shorten(rest, group.count - count), count: group.count - count },
    ];
  }
}

const shorten = (bits: Uint32Array, count: number): Group['documents'] =>
  count > FEW ? { bits } : { list: listBits(bits, count) };

/** Removes the group whose documents can have the greatest part. */
function takeGreatest(groups: Group[]): Group | undefined {
  let greatest = 0;
  for (let i = 1; i < groups.length; i += 1)
    if ((groups[i] as Group).most > (groups[greatest] as Group).most) greatest = i;
  const group = groups[greatest];
  const last = groups.pop();
  if (last && last !== group) groups[greatest] = last;
  return group;
}
