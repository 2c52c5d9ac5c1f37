import type { SnapshotEntries, SnapshotReader } from '../snapshot/snapshot-file.ts';
import { SortedList } from '../sorted-list.ts';
import { type StemLanguage, stemForm } from '../stem-word.ts';
import { foldWord } from '../words.ts';
import { WordTable } from './word-table.ts';

/** Words that are written to a snapshot at once. */
const WORDS_A_PART = 4096;

/** Words of a snapshot: each with its spelling, or 0 where that is the word itself, and its stem. */
type SavedWords = [word: string, spelling: string | 0, stem: string][];

/**
 * The words of all documents, each with a number: a term. A term is a form of a word as people type it; the terms
 * that share a stem are known together, and so are those that begin alike.
 */
export class TermDictionary {
  readonly words: string[] = [];
  /** By term, the word as the first text had it, in lower case. */
  readonly #spellings: string[] = [];
  readonly #terms = new Map<string, number>();
  readonly #byStem = new Map<string, number[]>();
  readonly #stems: string[] = [];
  /** Words as they stand in texts, and by their number the terms: no word is folded and stemmed twice. */
  readonly #table = new WordTable();
  readonly #termsOf: (readonly number[])[] = [];
  readonly #language: StemLanguage;
  /** By code units. */
  readonly #sorted = new SortedList((a, b) => (this.words[a] as string) > (this.words[b] as string));

  constructor(language: StemLanguage) {
    this.#language = language;
  }

  get size(): number {
    return this.words.length;
  }

  /** The terms of the word between two offsets of a text: one, or two for a word with an umlaut. */
  termsAt(text: string, start: number, end: number): readonly number[] {
    const number = this.#table.numberOf(text, start, end);
    const known = this.#termsOf[number];
    if (known) return known;
    const word = this.#table.words[number] as string;
    const terms = foldWord(word).map((form) => this.#termOf(form, word.toLowerCase()));
    this.#termsOf.push(terms);
    return terms;
  }

  /** The term here of a term of another dictionary. */
  adopt(source: TermDictionary, term: number): number {
    const word = source.words[term] as string;
    const stem = source.#stems[term] as string;
    return this.#terms.get(word) ?? this.#insert(word, source.spelling(term), stem);
  }

  /** The word of a term as people write it, in lower case. */
  spelling(term: number): string {
    return this.#spellings[term] as string;
  }

  /** Terms whose words have one of these stems. */
  withStem(stems: readonly string[]): number[] {
    const terms = stems.flatMap((stem) => this.#byStem.get(stem) ?? []);
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
      return [word, spelling === word ? 0 : spelling, this.#stems[start + i] as string];
    });
  }

  #termOf(form: string, spelling: string): number {
    return this.#terms.get(form) ?? this.#insert(form, spelling, stemForm(form, this.#language));
  }

  #insert(form: string, spelling: string, stem: string): number {
    const term = this.words.push(form) - 1;
    this.#spellings.push(spelling === form ? form : spelling);
    this.#terms.set(form, term);
    this.#sorted.insert(term);
    this.#stems.push(stem);
    const others = this.#byStem.get(stem);
    if (others) others.push(term);
    else this.#byStem.set(stem, [term]);
    return term;
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
