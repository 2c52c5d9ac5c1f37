import type { Concept } from './concepts.ts';
import type { FieldLengths } from './field-lengths.ts';
import type { PostingPool } from './posting-pool.ts';
import type { QueryWord } from './query-words.ts';
import type { Alternative } from './synonyms.ts';

/**
 * If more than one in this many documents was marked, checking all marks costs less than checking the list of
 * marked documents.
 */
const DENSE = 8;

const NO_PHRASES: readonly Uint32Array[] = [];

/** The posting source of a concept: terms, any of which will do, and for phrases the documents that have them. */
export type PostingSource = { terms: readonly number[]; phrases: readonly Uint32Array[]; size: number };

/**
 * Finds the documents that match all of several concepts. Its arrays, indexed by document ordinal, are reused
 * from query to query.
 */
export class ConceptMatcher {
  readonly #postings: PostingPool;
  readonly #lengths: FieldLengths;
  readonly #termsOf: (word: QueryWord) => readonly number[];
  /** By ordinal, how many concepts of the query a document has matched so far; zero again after each query. */
  #marks = new Uint8Array(0);
  #touched = new Uint32Array(0);

  /** @param termsOf returns the terms that match a word; any of them will do */
  constructor(postings: PostingPool, lengths: FieldLengths, termsOf: (word: QueryWord) => readonly number[]) {
    this.#postings = postings;
    this.#lengths = lengths;
    this.#termsOf = termsOf;
  }

  /**
   * Ordinals of the documents that match every concept, each once, in no particular order. Each concept
   * increments the marks of those documents that match it and all concepts before it; the rarest concept goes
   * first.
   */
  matchAll(concepts: readonly Concept[]): Uint32Array {
    if (concepts.length === 0 || concepts.some((concept) => this.#isUnknown(concept)))
      return new Uint32Array();
    // Phrases are matched here, before the marks are in use.
    const sources = concepts.map((concept) => this.sourceOf(concept)).sort((a, b) => a.size - b.size);
    const [rarest, ...others] = sources as [PostingSource, ...PostingSource[]];
    this.#makeRoom();
    const isOneTerm = rarest.terms.length === 1 && rarest.phrases.length === 0;
    if (others.length === 0 && isOneTerm) return this.#liveOf(rarest);
    const touched = this.#touchFirst(rarest);
    for (let step = 1; step < sources.length && touched > 0; step += 1)
      this.#lift(sources[step] as PostingSource, step);
    return this.#collect(touched, sources.length);
  }

  /** Where the documents of a concept are read. */
  sourceOf({ alternatives }: Concept): PostingSource {
    const [{ words }] = alternatives;
    if (alternatives.length === 1 && words.length === 1) {
      const terms = this.#termsOf(words[0] as QueryWord);
      return { terms, phrases: NO_PHRASES, size: this.#countOf(terms) };
    }
    const singles = alternatives.filter(({ words }) => words.length === 1);
    const terms = [...new Set(singles.flatMap(({ words }) => words.flatMap((word) => this.#termsOf(word))))];
    const phrases = this.phrasesOf(alternatives);
    return { terms, phrases, size: phrases.reduce((sum, { length }) => sum + length, this.#countOf(terms)) };
  }

  #countOf(terms: readonly number[]): number {
    let sum = 0;
    for (const term of terms) sum += this.#postings.count(term);
    return sum;
  }

  /** For each alternative of several words, the ordinals of the documents that have all of them. */
  phrasesOf(alternatives: readonly Alternative[]): Uint32Array[] {
    const toConcept = (word: QueryWord): Concept => ({
      alternatives: [{ words: [word], weight: 1 }],
      isQuestion: false,
    });
    return alternatives
      .filter(({ words }) => words.length > 1)
      .map(({ words }) => this.matchAll(words.map(toConcept)));
  }

  /** Whether no document can have the concept, which is known before any is looked for. */
  #isUnknown({ alternatives }: Concept): boolean {
    return alternatives.every(({ words }) => words.some((word) => this.#termsOf(word).length === 0));
  }

  /** The documents of a single term that are still in the index: none of them occurs twice. */
  #liveOf(source: PostingSource): Uint32Array {
    const found = new Uint32Array(source.size);
    const isLive = this.#lengths.isLive;
    let count = 0;
    this.read(source, (ordinals, start, end) => {
      for (let i = start; i < end; i += 1) {
        const ordinal = ordinals[i] as number;
        found[count] = ordinal;
        count += isLive[ordinal] as number;
      }
    });
    return found.subarray(0, count);
  }

  /** Marks the live documents of the first concept, and lists them; returns how many there are. */
  #touchFirst(source: PostingSource): number {
    const [marks, touched] = [this.#marks, this.#touched];
    const isLive = this.#lengths.isLive;
    let count = 0;
    this.read(source, (ordinals, start, end) => {
      for (let i = start; i < end; i += 1) {
        const ordinal = ordinals[i] as number;
        if (marks[ordinal] !== 0 || isLive[ordinal] === 0) continue;
        marks[ordinal] = 1;
        touched[count] = ordinal;
        count += 1;
      }
    });
    return count;
  }

  #lift(source: PostingSource, step: number): void {
    const marks = this.#marks;
    this.read(source, (ordinals, start, end) => {
      for (let i = start; i < end; i += 1) {
        const ordinal = ordinals[i] as number;
        if (marks[ordinal] === step) marks[ordinal] = step + 1;
      }
    });
  }

  /** Visits the postings of a source: a document may be visited several times, a removed one, too. */
  read(
    { terms, phrases }: PostingSource,
    visit: (ordinals: Uint32Array, start: number, end: number) => void,
  ): void {
    for (const ordinals of phrases) visit(ordinals, 0, ordinals.length);
    for (const term of terms)
      this.#postings.read(term, (inSlice, _frequencies, start, end) => visit(inSlice, start, end));
  }

  /** Collects the documents that match all concepts in the list of those that were marked, and clears the marks. */
  #collect(touched: number, steps: number): Uint32Array {
    // Many results are better collected by ordinal: later passes over them then read memory sequentially.
    if (touched > this.#lengths.ordinals / DENSE) return this.#collectAll(steps);
    const [marks, found] = [this.#marks, this.#touched];
    let count = 0;
    for (let i = 0; i < touched; i += 1) {
      const ordinal = found[i] as number;
      if (marks[ordinal] === steps) {
        found[count] = ordinal;
        count += 1;
      }
      marks[ordinal] = 0;
    }
    return found.slice(0, count);
  }

  #collectAll(steps: number): Uint32Array {
    const [marks, found, ordinals] = [this.#marks, this.#touched, this.#lengths.ordinals];
    let count = 0;
    for (let ordinal = 0; ordinal < ordinals; ordinal += 1) {
      found[count] = ordinal;
      // Adds 1 if the mark is not below the required number, without a branch, because the outcome is
      // unpredictable.
      count += (steps - 1 - (marks[ordinal] as number)) >>> 31;
    }
    marks.fill(0, 0, ordinals);
    return found.slice(0, count);
  }

  #makeRoom(): void {
    const capacity = this.#lengths.isLive.length;
    if (this.#marks.length >= capacity) return;
    this.#marks = new Uint8Array(capacity);
    this.#touched = new Uint32Array(capacity);
  }
}
