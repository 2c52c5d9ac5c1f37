import { compareCodeUnits } from '../facet-values.ts';
import type { SnapshotEntries, SnapshotReader } from '../snapshot/snapshot-file.ts';
import { type StemLanguage, stemForm } from '../stem-word.ts';
import { foldWord } from '../words.ts';
import { WordTable } from './word-table.ts';

/** New words that are looked through one by one before they are sorted in among the others. */
const MOST_UNSORTED = 512;

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
  /** Words as they stand in texts, and by their number the terms: no word is folded and stemmed twice. */
  readonly #table = new WordTable();
  readonly #termsOf: (readonly number[])[] = [];
  readonly #language: StemLanguage;
  #sorted: number[] = [];
  #unsorted: number[] = [];

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
    return this.#termOf(source.words[term] as string, source.spelling(term));
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
  withPrefix(prefix: string): number[] {
    this.#sortIn();
    const sorted = this.#sorted;
    const found: number[] = [];
    for (let place = this.#place(prefix); place < sorted.length; place += 1) {
      const term = sorted[place] as number;
      if (!this.words[term]?.startsWith(prefix)) break;
      found.push(term);
    }
    for (const term of this.#unsorted) if (this.words[term]?.startsWith(prefix)) found.push(term);
    return found;
  }

  save(): SnapshotEntries {
    const stems: string[] = [];
    for (const [stem, terms] of this.#byStem) for (const term of terms) stems[term] = stem;
    return {
      'terms.words': { json: this.words },
      'terms.spellings': {
        json: this.#spellings.map((spelling, i) => (spelling === this.words[i] ? 0 : spelling)),
      },
      'terms.stems': { json: stems },
      'terms.sorted': Uint32Array.from(this.#sorted),
      'terms.unsorted': Uint32Array.from(this.#unsorted),
    };
  }

  restore(snapshot: SnapshotReader): void {
    const words = snapshot.json('terms.words') as string[];
    const spellings = snapshot.json('terms.spellings') as (string | 0)[];
    const stems = snapshot.json('terms.stems') as string[];
    for (const [i, word] of words.entries()) this.#insert(word, spellings[i] || word, stems[i] as string);
    this.#sorted = [...snapshot.integers('terms.sorted')];
    this.#unsorted = [...snapshot.integers('terms.unsorted')];
  }

  #termOf(form: string, spelling: string): number {
    return this.#terms.get(form) ?? this.#insert(form, spelling, stemForm(form, this.#language));
  }

  #insert(form: string, spelling: string, stem: string): number {
    const term = this.words.push(form) - 1;
    this.#spellings.push(spelling === form ? form : spelling);
    this.#terms.set(form, term);
    this.#unsorted.push(term);
    const others = this.#byStem.get(stem);
    if (others) others.push(term);
    else this.#byStem.set(stem, [term]);
    return term;
  }

  #compare = (a: number, b: number) => compareCodeUnits(this.words[a] as string, this.words[b] as string);

  /** Merges new words into the sorted ones once they are many: sorting them each time would cost more. */
  #sortIn(): void {
    if (this.#unsorted.length <= MOST_UNSORTED) return;
    const fresh = this.#unsorted.sort(this.#compare);
    const old = this.#sorted;
    const merged: number[] = new Array(old.length + fresh.length);
    let [i, j] = [0, 0];
    for (let place = 0; place < merged.length; place += 1) {
      const takesOld =
        j === fresh.length || (i < old.length && this.#compare(old[i] as number, fresh[j] as number) < 0);
      merged[place] = (takesOld ? old[i++] : fresh[j++]) as number;
    }
    this.#sorted = merged;
    this.#unsorted = [];
  }

  /** The first place in the sorted terms whose word is not below a text. */
  #place(text: string): number {
    let [low, high] = [0, this.#sorted.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compareCodeUnits(this.words[this.#sorted[middle] as number] as string, text) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
