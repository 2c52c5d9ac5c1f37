import type { ExcerptWindow, TextMatch, TextMatcher } from '../search-index.ts';
import type { Concept } from '../text/concepts.ts';
import type { QueryWord } from '../text/query-words.ts';
import { type ConceptMatch, chooseWindow } from './excerpt-window.ts';
import { type ReadText, readText } from './read-text.ts';
import { ANY_BEGINNING, BEGINNINGS, beginningOf } from './word-beginning.ts';

/** The words of an index, by term number. */
export type NumberedWords = {
  /** The terms that match a word; any of them will do. */
  termsOf(word: QueryWord): Iterable<number>;
  /** The terms of the word between two offsets of a text in Unicode normalisation form C. */
  termsAt(text: string, start: number, end: number): readonly number[];
  /** The folded word of a term. */
  formOf(term: number): string;
};

/**
 * Finds what was searched for in texts, by comparing term numbers: no word is folded or stemmed again, and none is looked
 * up that begins with other letters than all terms. Use it immediately: the index may change.
 */
export class TermMatcher implements TextMatcher {
  readonly size: number;
  readonly #words: NumberedWords;
  /** By term, the number of the concept that it satisfies. */
  readonly #concepts = new Map<number, number>();
  /** By beginning, a bit: whether words with it are looked up. */
  readonly #beginnings = new Uint32Array(BEGINNINGS / 32);

  /** @param concepts where a word belongs to several, the first one wins */
  constructor(concepts: readonly Concept[], words: NumberedWords) {
    this.size = concepts.length;
    this.#words = words;
    this.#include(ANY_BEGINNING);
    for (const [concept, { alternatives }] of concepts.entries()) {
      for (const word of alternatives.flatMap((each) => each.words))
        for (const term of words.termsOf(word)) if (!this.#concepts.has(term)) this.#add(term, concept);
    }
  }

  find(text: string | ReadText): TextMatch[] {
    return this.#find(text).map(({ start, end }) => ({ start, end }));
  }

  excerpt(text: string | ReadText, length: number): ExcerptWindow | null {
    const matches = this.#find(text);
    if (matches.length === 0) return null;
    return chooseWindow(typeof text === 'string' ? text : text.text, matches, length);
  }

  #add(term: number, concept: number): void {
    this.#concepts.set(term, concept);
    const form = this.#words.formOf(term);
    this.#include(beginningOf(form, 0, form.length));
  }

  #include(beginning: number): void {
    this.#beginnings[beginning >> 5] = (this.#beginnings[beginning >> 5] as number) | (1 << (beginning & 31));
  }

  #find(asked: string | ReadText): ConceptMatch[] {
    const matches: ConceptMatch[] = [];
    if (this.#concepts.size === 0) return matches;
    const read = typeof asked === 'string' ? readText(asked) : asked;
    const [beginnings, wanted] = [read.beginnings, this.#beginnings];
    for (let i = 0; i < beginnings.length; i += 1) {
      const beginning = beginnings[i] as number;
      if ((((wanted[beginning >> 5] as number) >>> (beginning & 31)) & 1) === 1)
        this.#lookUp(read, i, matches);
    }
    return matches;
  }

  #lookUp({ text, isComposed, starts, ends }: ReadText, word: number, into: ConceptMatch[]): void {
    const [start, end] = [starts[word] as number, ends[word] as number];
    // Normalising the text would shift the offsets.
    const composed = isComposed ? null : text.slice(start, end).normalize('NFC');
    const terms =
      composed === null
        ? this.#words.termsAt(text, start, end)
        : this.#words.termsAt(composed, 0, composed.length);
    const term = terms.find((each) => this.#concepts.has(each));
    if (term !== undefined) into.push({ start, end, concept: this.#concepts.get(term) as number });
  }
}
