import type { Language } from '@keelstone/languages/languages.ts';
import { withCapacity, withSpareCapacity } from '../storage/grow-array.ts';
import type { SnapshotEntries, SnapshotReader } from '../storage/snapshot-file.ts';
import { SortedLists } from '../storage/sorted-lists.ts';
import { stemForm } from './stem-word.ts';
import { unitsOf, WordTable } from './word-table.ts';
import { foldWord } from './words.ts';

/** Words that are copied between two pauses. */
const WORDS_A_STEP = 256;
/** Terms whose sort positions are copied between two pauses. */
const PLACES_A_STEP = 1 << 13;
/** The number of the only list, in which terms are sorted by word. */
const ALL = 0;

/**
 * The words of all documents as numbered terms. A term is one form of a word as people type it; terms can be
 * looked up by stem and by prefix.
 */
export class TermDictionary {
  /** By term. A table, because a `Map` of a hundred thousand words blocks the process when it grows. */
  readonly forms = new WordTable();
  /**
   * Spellings in lower case, as they first occurred, and by term the number of its spelling plus one: 0 if the
   * form itself is the spelling.
   */
  readonly #spellings = new WordTable();
  #spellingOf = new Uint32Array(1024);
  readonly #stems = new WordTable();
  /** By term, the number of its stem, and the previous term with the same stem plus one; by stem, its last term. */
  #stemOf = new Uint32Array(1024);
  #before = new Uint32Array(1024);
  #lastOf = new Uint32Array(1024);
  /** Words as they occur in texts, and by their number the terms plus one: no word is folded and stemmed twice. */
  readonly #table = new WordTable();
  #firstTerm = new Uint32Array(1024);
  #secondTerm = new Uint32Array(1024);
  readonly #language: Language;
  /** Terms in order of their code units. */
  readonly #sorted = new SortedLists((a, b) => this.forms.compare(a, this.forms.unitsAt(b)) > 0);

  constructor(language: Language) {
    this.#language = language;
  }

  get size(): number {
    return this.forms.size;
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

  /** Allocates room, step by step, for the terms and words of another dictionary. */
  *reserve(source: TermDictionary): Generator<void> {
    const tables = [
      [this.forms, source.forms],
      [this.#spellings, source.#spellings],
      [this.#stems, source.#stems],
      [this.#table, source.#table],
    ] as const;
    for (const [table, other] of tables) {
      table.reserve(other);
      yield;
    }
    this.#makeRoom(source.forms.size, source.#stems.size);
    this.#makeRoomForWords(source.#table.size);
  }

  /**
   * Copies a term from another dictionary, once only, and returns its number here. `adoptWords` sets its sort
   * position.
   */
  adopt(source: TermDictionary, term: number): number {
    const spelling = source.#spellingOf[term] as number;
    return this.#insert(
      this.forms.adopt(source.forms, term),
      spelling === 0 ? 0 : this.#spellings.adopt(source.#spellings, spelling - 1) + 1,
      this.#stems.adopt(source.#stems, source.#stemOf[term] as number),
    );
  }

  /**
   * Copies the sort order of another dictionary's terms and the words it knows, step by step, so that words of
   * later texts need not be folded and stemmed again.
   *
   * @param terms by term there, the term here plus one, or 0 for a term that is not copied
   */
  *adoptWords(source: TermDictionary, terms: Uint32Array): Generator<void> {
    const order = source.#sorted.numbers(ALL).slice();
    const kept = new Uint32Array(this.size);
    let count = 0;
    for (let i = 0; i < order.length; i += 1) {
      if (i % PLACES_A_STEP === 0) yield;
      const term = terms[order[i] as number] ?? 0;
      if (term === 0) continue;
      kept[count] = term - 1;
      count += 1;
    }
    this.#sorted.adopt(ALL, kept);
    yield;
    for (let number = 0; number < source.#table.size; number += 1) {
      if (number % WORDS_A_STEP === 0) yield;
      const first = terms[(source.#firstTerm[number] as number) - 1] ?? 0;
      const formerSecond = source.#secondTerm[number] as number;
      const second = terms[formerSecond - 1] ?? 0;
      if (first === 0 || (second === 0 && formerSecond !== 0)) continue;
      this.#record(this.#table.adopt(source.#table, number), first, second);
    }
  }

  /** The spelling of a term as people write it, in lower case. */
  spelling(term: number): string {
    const number = this.#spellingOf[term] as number;
    return number === 0 ? this.forms.wordAt(term) : this.#spellings.wordAt(number - 1);
  }

  /** Terms with one of these stems. */
  withStem(stems: readonly string[]): number[] {
    if (stems.length === 1) return this.#termsWith(stems[0] as string);
    return [...new Set(stems.flatMap((stem) => this.#termsWith(stem)))];
  }

  /** Terms that begin with a prefix. */
  withPrefix(prefix: string): Uint32Array {
    const sorted = this.#sorted.numbers(ALL);
    const units = unitsOf(prefix);
    const start = this.#countBelow(sorted, 0, (term) => this.forms.compare(term, units) < 0);
    const end = this.#countBelow(sorted, start, (term) => this.forms.beginsWith(term, units));
    return sorted.subarray(start, end);
  }

  /** The first letters of all terms. */
  letters(): string[] {
    const sorted = this.#sorted.numbers(ALL);
    const letters: string[] = [];
    for (let place = 0; place < sorted.length; ) {
      const unit = this.forms.firstUnit(sorted[place] as number);
      letters.push(String.fromCharCode(unit));
      place = this.#countBelow(sorted, place, (term) => this.forms.firstUnit(term) === unit);
    }
    return letters;
  }

  save(): SnapshotEntries {
    const [terms, stems, words] = [this.size, this.#stems.size, this.#table.size];
    const sorted = this.#sorted.numbers(ALL).slice();
    const tables = {
      spellingOf: this.#spellingOf.subarray(0, terms),
      stemOf: this.#stemOf.subarray(0, terms),
      before: this.#before.subarray(0, terms),
      // Copied, because a stem's last term changes when another one is added.
      lastOf: this.#lastOf.slice(0, stems),
      firstTerm: this.#firstTerm.subarray(0, words),
      secondTerm: this.#secondTerm.subarray(0, words),
      sorted,
    };
    return [
      ...this.forms.save('terms.forms'),
      ...this.#spellings.save('terms.spellings'),
      ...this.#stems.save('terms.stems'),
      ...this.#table.save('terms.words'),
      ...Object.entries(tables).map(([name, table]): SnapshotEntries[number] => [
        `terms.${name}`,
        () => table,
      ]),
    ];
  }

  restore(snapshot: SnapshotReader): void {
    this.forms.restore(snapshot, 'terms.forms');
    this.#spellings.restore(snapshot, 'terms.spellings');
    this.#stems.restore(snapshot, 'terms.stems');
    this.#table.restore(snapshot, 'terms.words');
    const read = (name: string) => withSpareCapacity(snapshot.integers(`terms.${name}`));
    this.#spellingOf = read('spellingOf');
    this.#stemOf = read('stemOf');
    this.#before = read('before');
    this.#lastOf = read('lastOf');
    this.#firstTerm = read('firstTerm');
    this.#secondTerm = read('secondTerm');
    this.#sorted.adopt(ALL, snapshot.integers('terms.sorted'));
  }

  /** Determines the terms of a new word. */
  #learn(number: number): void {
    const word = this.#table.wordAt(number);
    const spelling = word.toLowerCase();
    const [first = -1, second = -1] = foldWord(word).map((form) => this.#termOf(form, spelling));
    this.#record(number, first + 1, second + 1);
  }

  #record(number: number, first: number, second: number): void {
    this.#makeRoomForWords(number + 1);
    this.#firstTerm[number] = first;
    this.#secondTerm[number] = second;
  }

  #termOf(form: string, spelling: string): number {
    const known = this.forms.find(form);
    if (known >= 0) return known;
    const term = this.#insert(
      this.forms.add(form),
      spelling === form ? 0 : this.#spellings.add(spelling) + 1,
      this.#stems.add(stemForm(form, this.#language)),
    );
    this.#sorted.insert(ALL, term);
    return term;
  }

  /** Stores a new term with its spelling and stem; the caller sets its sort position. */
  #insert(term: number, spelling: number, stem: number): number {
    this.#makeRoom(term + 1, stem + 1);
    this.#spellingOf[term] = spelling;
    this.#stemOf[term] = stem;
    this.#before[term] = this.#lastOf[stem] as number;
    this.#lastOf[stem] = term + 1;
    return term;
  }

  #makeRoom(terms: number, stems: number): void {
    this.#spellingOf = withCapacity(this.#spellingOf, terms);
    this.#stemOf = withCapacity(this.#stemOf, terms);
    this.#before = withCapacity(this.#before, terms);
    this.#lastOf = withCapacity(this.#lastOf, stems);
  }

  #makeRoomForWords(words: number): void {
    this.#firstTerm = withCapacity(this.#firstTerm, words);
    this.#secondTerm = withCapacity(this.#secondTerm, words);
  }

  /** The terms of a stem, in order of first occurrence. */
  #termsWith(stem: string): number[] {
    const terms: number[] = [];
    const number = this.#stems.find(stem);
    if (number < 0) return terms;
    for (let next = this.#lastOf[number] as number; next !== 0; next = this.#before[next - 1] as number)
      terms.push(next - 1);
    return terms.reverse();
  }

  /** The index, from `from` on, of the first sorted term for which the condition does not hold. */
  #countBelow(sorted: Uint32Array, from: number, holds: (term: number) => boolean): number {
    let [low, high] = [from, sorted.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (holds(sorted[middle] as number)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
