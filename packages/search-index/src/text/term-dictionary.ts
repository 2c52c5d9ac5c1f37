import { withRoom } from '../grow-array.ts';
import type { SnapshotEntries, SnapshotReader } from '../snapshot/snapshot-file.ts';
import { SortedList } from '../sorted-list.ts';
import { type StemLanguage, stemForm } from '../stem-word.ts';
import { foldWord } from '../words.ts';
import { WordTable } from './word-table.ts';

/** Words that are written to a snapshot at once. */
const WORDS_A_PART = 4096;
/** Words that are copied between two pauses. */
const WORDS_A_STEP = 1024;

/** Words of a snapshot: each with its spelling, or 0 where that is the word itself, and its stem. */
type SavedWords = [word: string, spelling: string | 0, stem: string][];

/**
 * The words of all documents, each with a number: a term. A term is a form of a word as people type it; the terms
 * that share a stem are known together, and so are those that begin alike.
 */
export class TermDictionary {
  /** Forms by term. Tables instead of maps: a map of a hundred thousand words stops the process when it grows. */
  readonly #forms = new WordTable();
  /** By term, the word as the first text had it, in lower case. */
  readonly #spellings: string[] = [];
  readonly #stems = new WordTable();
  /** By term, the number of its stem, and the term of the same stem before it, plus one; by stem, its last term. */
  #stemOf = new Uint32Array(1024);
  #before = new Uint32Array(1024);
  #lastOf = new Uint32Array(1024);
  /** Words as they stand in texts, and by their number the terms, plus one: no word is folded and stemmed twice. */
  readonly #table = new WordTable();
  #firstTerm = new Uint32Array(1024);
  #secondTerm = new Uint32Array(1024);
  readonly #language: StemLanguage;
  /** By code units. */
  readonly #sorted = new SortedList((a, b) => (this.words[a] as string) > (this.words[b] as string));

  constructor(language: StemLanguage) {
    this.#language = language;
  }

  get words(): readonly string[] {
    return this.#forms.words;
  }

  get size(): number {
    return this.#forms.size;
  }

  /** The terms of the word between two offsets of a text: one, or two for a word with an umlaut. */
  termsAt(text: string, start: number, end: number): readonly number[] {
    const known = this.#table.size;
    const number = this.#table.numberOf(text, start, end);
    if (number === known) this.#learn(number);
    const [first, second] = [this.#firstTerm[number] as number, this.#secondTerm[number] as number];
    if (first === 0) return [];
    return second === 0 ? [first - 1] : [first - 1, second - 1];
  }

  /** The term here of a term of another dictionary. Its place in the order is for `adoptWords` to say. */
  adopt(source: TermDictionary, term: number): number {
    const word = source.words[term] as string;
    const known = this.#forms.find(word);
    if (known >= 0) return known;
    return this.#insert(
      word,
      source.spelling(term),
      source.#stems.words[source.#stemOf[term] as number] as string,
    );
  }

  /**
   * Takes over, step by step, the order of the terms of another dictionary, and the words that are known there: texts
   * that come next hold no word that has to be folded and stemmed again.
   *
   * @param terms by term there the term here, plus one, or 0 for a term that is left behind
   */
  *adoptWords(source: TermDictionary, terms: Uint32Array): Generator<void> {
    const order = source.#sorted.numbers.slice();
    const kept = new Uint32Array(this.size);
    let count = 0;
    for (let i = 0; i < order.length; i += 1) {
      const term = terms[order[i] as number] ?? 0;
      if (term === 0) continue;
      kept[count] = term - 1;
      count += 1;
    }
    this.#sorted.adopt(kept);
    yield;
    for (let number = 0; number < source.#table.size; number += 1) {
      if (number % WORDS_A_STEP === 0) yield;
      const first = terms[(source.#firstTerm[number] as number) - 1] ?? 0;
      const formerSecond = source.#secondTerm[number] as number;
      const second = terms[formerSecond - 1] ?? 0;
      if (first === 0 || (second === 0 && formerSecond !== 0)) continue;
      this.#note(this.#table.add(source.#table.words[number] as string), first, second);
    }
  }

  /** The word of a term as people write it, in lower case. */
  spelling(term: number): string {
    return this.#spellings[term] as string;
  }

  /** Terms whose words have one of these stems. */
  withStem(stems: readonly string[]): number[] {
    const terms = stems.flatMap((stem) => this.#termsWith(stem));
    return stems.length > 1 ? [...new Set(terms)] : terms;
  }

  /** Terms whose words begin with a text. */
  withPrefix(prefix: string): Uint32Array {
    const sorted = this.#sorted.numbers;
    const start = this.#countBelow(sorted, 0, (word) => word < prefix);
    const end = this.#countBelow(sorted, start, (word) => word.startsWith(prefix));
    return sorted.subarray(start, end);
  }

  save(): SnapshotEntries {
    const size = this.size;
    const sorted = this.#sorted.numbers.slice();
    const parts = Array.from({ length: Math.ceil(size / WORDS_A_PART) }, (_, i): SnapshotEntries[number] => [
      `terms.${i}`,
      () => ({ json: this.#part(i, size) }),
    ]);
    return [['terms.sorted', () => sorted], ...parts];
  }

  restore(snapshot: SnapshotReader): void {
    for (let i = 0; snapshot.has(`terms.${i}`); i += 1)
      for (const [word, spelling, stem] of snapshot.json(`terms.${i}`) as SavedWords)
        this.#insert(word, spelling || word, stem);
    this.#sorted.adopt(snapshot.integers('terms.sorted'));
  }

  #part(part: number, size: number): SavedWords {
    const start = part * WORDS_A_PART;
    return this.words.slice(start, Math.min(size, start + WORDS_A_PART)).map((word, i) => {
      const spelling = this.spelling(start + i);
      const stem = this.#stems.words[this.#stemOf[start + i] as number] as string;
      return [word, spelling === word ? 0 : spelling, stem];
    });
  }

  /** Finds the terms of a new word. */
  #learn(number: number): void {
    const word = this.#table.words[number] as string;
    const spelling = word.toLowerCase();
    const [first = -1, second = -1] = foldWord(word).map((form) =>
      // Of two strings that are alike, one is kept.
      this.#termOf(form === word ? word : form, spelling),
    );
    this.#note(number, first + 1, second + 1);
  }

  #note(number: number, first: number, second: number): void {
    this.#firstTerm = withRoom(this.#firstTerm, number + 1);
    this.#secondTerm = withRoom(this.#secondTerm, number + 1);
    this.#firstTerm[number] = first;
    this.#secondTerm[number] = second;
  }

  #termOf(form: string, spelling: string): number {
    const known = this.#forms.find(form);
    if (known >= 0) return known;
    const term = this.#insert(form, spelling, stemForm(form, this.#language));
    this.#sorted.insert(term);
    return term;
  }

  /** Takes in a form that is not known; its place in the order is for the caller to give. */
  #insert(form: string, spelling: string, stem: string): number {
    const term = this.#forms.add(form);
    const number = this.#stems.add(stem);
    this.#spellings.push(spelling === form ? form : spelling);
    this.#stemOf = withRoom(this.#stemOf, term + 1);
    this.#before = withRoom(this.#before, term + 1);
    this.#lastOf = withRoom(this.#lastOf, number + 1);
    this.#stemOf[term] = number;
    this.#before[term] = this.#lastOf[number] as number;
    this.#lastOf[number] = term + 1;
    return term;
  }

  /** The terms of one stem, in the order they first came. */
  #termsWith(stem: string): number[] {
    const terms: number[] = [];
    const number = this.#stems.find(stem);
    if (number < 0) return terms;
    for (let next = this.#lastOf[number] as number; next !== 0; next = this.#before[next - 1] as number)
      terms.push(next - 1);
    return terms.reverse();
  }

  /** Where the words end that come first among the sorted ones and for which something holds. */
  #countBelow(sorted: Uint32Array, from: number, holds: (word: string) => boolean): number {
    let [low, high] = [from, sorted.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (holds(this.words[sorted[middle] as number] as string)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
