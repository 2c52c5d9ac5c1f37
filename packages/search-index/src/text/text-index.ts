import type { QueryWord } from '../query-words.ts';
import type { SearchDocument, SearchRequest } from '../search-index.ts';
import type { StemLanguage } from '../stem-word.ts';
import { scanWords } from '../words.ts';
import { FieldLengths } from './field-lengths.ts';
import { addOccurrence, FIELDS, type TextField } from './frequencies.ts';
import { PostingPool } from './posting-pool.ts';
import { TermDictionary } from './term-dictionary.ts';
import { WordScorer } from './word-scorer.ts';

type Conjunction = SearchRequest['conjunction'];

/** What a step of taking over another index does: well under a millisecond of work. */
const DOCUMENTS_A_STEP = 4096;
const POSTINGS_A_STEP = 16_384;

/** A term to look for, and whether it is the very word that was asked for. */
export type AskedTerm = { term: number; isExact: boolean };

/** The words of all documents, by slot, and how well documents fit what is asked. */
export class TextIndex {
  readonly #dictionary: TermDictionary;
  readonly #postings = new PostingPool();
  readonly #lengths = new FieldLengths();
  readonly #scorer = new WordScorer(this.#postings, this.#lengths);
  /** How many words of the query a document has had so far; zero again after each query. */
  #marks = new Uint8Array(1024);
  #touched = new Uint32Array(1024);
  /** Frequencies of the document that is being added, by term, and which terms it has; empty in between. */
  #packed = new Uint16Array(1024);
  #counted: number[] = [];

  constructor(language: StemLanguage) {
    this.#dictionary = new TermDictionary(language);
  }

  /** Bytes of the postings. */
  get bytes(): number {
    return this.#postings.bytes;
  }

  /** Takes in the words of a document. Slots come in ascending order and are not used twice. */
  add(slot: number, document: SearchDocument): void {
    for (const field of FIELDS) {
      const length = scanWords(document[field], (text, start, end) => {
        for (const term of this.#dictionary.termsAt(text, start, end)) this.#count(term, field);
      });
      this.#lengths.set(slot, field, length);
    }
    this.#lengths.add(slot);
    for (const term of this.#counted) {
      this.#postings.append(term, slot, this.#packed[term] as number);
      this.#packed[term] = 0;
    }
    this.#counted = [];
    this.#makeRoom(slot);
  }

  #count(term: number, field: TextField): void {
    if (term >= this.#packed.length) {
      const grown = new Uint16Array(Math.max(term + 1, this.#packed.length * 2));
      grown.set(this.#packed);
      this.#packed = grown;
    }
    const packed = this.#packed[term] as number;
    if (packed === 0) this.#counted.push(term);
    this.#packed[term] = addOccurrence(packed, field);
  }

  /** Forgets a document. Its postings stay where they are, and are passed over. */
  remove(slot: number): void {
    this.#lengths.remove(slot);
  }

  /**
   * Takes over the words of another index, step by step.
   *
   * @param places by slot of the other index the slot here, or -1 for a document that is left behind; ascending
   */
  *adopt(source: TextIndex, places: Int32Array): Generator<void, void> {
    for (let slot = 0; slot < places.length; slot += 1) {
      const place = places[slot] as number;
      if (place < 0) continue;
      this.#lengths.adopt(source.#lengths, slot, place);
      this.#makeRoom(place);
      if (slot % DOCUMENTS_A_STEP === 0) yield;
    }
    let done = 0;
    for (const [old, word] of source.#dictionary.words.entries()) {
      let term = -1;
      source.#postings.read(old, (slots, frequencies, start, end) => {
        for (let i = start; i < end; i += 1) {
          const place = places[slots[i] as number] ?? -1;
          if (place < 0) continue;
          if (term < 0) term = this.#dictionary.adopt(word);
          this.#postings.append(term, place, frequencies[i] as number);
        }
        done += end - start;
      });
      if (done < POSTINGS_A_STEP) continue;
      done = 0;
      yield;
    }
  }

  /** Slots of the documents that match, in no particular order. */
  match(groups: readonly QueryWord[][], conjunction: Conjunction): Uint32Array {
    if (conjunction === 'AND') return this.#matchAll(groups.flat());
    const any = new Set<number>();
    for (const group of groups) for (const slot of this.#matchAll(group)) any.add(slot);
    return Uint32Array.from(any);
  }

  /**
   * Scores documents (`bm25f.ts`), each word by itself.
   *
   * @param slots what `match` returned
   * @returns by slot; of no meaning at other slots, and until the next call
   */
  score(groups: readonly QueryWord[][], slots: Uint32Array): Float64Array {
    return this.#scorer.score(
      groups.flat().map((word) => this.#askedTerms(word)),
      slots,
    );
  }

  /** Terms that satisfy a word: those of its stem, and those it begins. */
  #askedTerms({ forms, stems, prefix }: QueryWord): AskedTerm[] {
    const exact = new Set(forms);
    const terms = this.#dictionary.withStem(stems);
    if (prefix) {
      const known = new Set(terms);
      for (const form of forms) for (const term of this.#dictionary.withPrefix(form)) known.add(term);
      terms.splice(0, terms.length, ...known);
    }
    return terms.map((term) => ({ term, isExact: exact.has(this.#dictionary.words[term] as string) }));
  }

  /** Each word lifts the documents that have it, and all words before it, by one step. The rarest goes first. */
  #matchAll(words: readonly QueryWord[]): Uint32Array {
    if (words.length === 0) return new Uint32Array();
    const asked = words
      .map((word) => this.#askedTerms(word))
      .map((terms) => ({ terms, size: terms.reduce((sum, { term }) => sum + this.#postings.count(term), 0) }))
      .sort((a, b) => a.size - b.size);
    const touched = this.#touchFirst(asked[0]?.terms ?? []);
    for (let step = 1; step < asked.length && touched > 0; step += 1)
      this.#lift(asked[step]?.terms ?? [], step);
    return this.#collect(touched, asked.length);
  }

  /** Marks the live documents with the first word, and notes them; returns how many. */
  #touchFirst(terms: readonly AskedTerm[]): number {
    const [marks, touched] = [this.#marks, this.#touched];
    const isLive = this.#lengths.isLive;
    let count = 0;
    for (const { term } of terms) {
      this.#postings.read(term, (slots, _frequencies, start, end) => {
        for (let i = start; i < end; i += 1) {
          const slot = slots[i] as number;
          if (marks[slot] !== 0 || isLive[slot] === 0) continue;
          marks[slot] = 1;
          touched[count] = slot;
          count += 1;
        }
      });
    }
    return count;
  }

  #lift(terms: readonly AskedTerm[], step: number): void {
    const marks = this.#marks;
    for (const { term } of terms) {
      this.#postings.read(term, (slots, _frequencies, start, end) => {
        for (let i = start; i < end; i += 1) {
          const slot = slots[i] as number;
          if (marks[slot] === step) marks[slot] = step + 1;
        }
      });
    }
  }

  /** The documents that have all words; marks are cleared. */
  #collect(touched: number, steps: number): Uint32Array {
    const found = new Uint32Array(touched);
    let count = 0;
    for (let i = 0; i < touched; i += 1) {
      const slot = this.#touched[i] as number;
      if (this.#marks[slot] === steps) {
        found[count] = slot;
        count += 1;
      }
      this.#marks[slot] = 0;
    }
    return found.subarray(0, count);
  }

  #makeRoom(slot: number): void {
    if (slot < this.#marks.length) return;
    const room = Math.max(slot + 1, this.#marks.length * 2);
    this.#marks = new Uint8Array(room);
    this.#touched = new Uint32Array(room);
  }
}
