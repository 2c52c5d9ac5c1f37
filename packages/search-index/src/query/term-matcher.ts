import type { ExcerptWindow, TextMatch, TextMatcher } from '../search-index.ts';
import type { Concept } from '../text/concepts.ts';
import type { QueryWord } from '../text/query-words.ts';
import { isComposed, scanComposed, WORD } from '../text/words.ts';
import { type ConceptMatch, chooseWindow } from './excerpt-window.ts';
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
  /** By beginning, a bit: whether a term begins with it. */
  readonly #beginnings = new Uint32Array(BEGINNINGS / 32);

  /** @param concepts where a word belongs to several, the first one wins */
  constructor(concepts: readonly Concept[], words: NumberedWords) {
    this.size = concepts.length;
    this.#words = words;
    for (const [concept, { alternatives }] of concepts.entries()) {
      for (const word of alternatives.flatMap((each) => each.words))
        for (const term of words.termsOf(word)) if (!this.#concepts.has(term)) this.#add(term, concept);
    }
  }

  find(text: string): TextMatch[] {
    return this.#find(text).map(({ start, end }) => ({ start, end }));
  }

  excerpt(text: string, length: number): ExcerptWindow | null {
    const matches = this.#find(text);
    return matches.length === 0 ? null : chooseWindow(text, matches, length);
  }

  #add(term: number, concept: number): void {
    this.#concepts.set(term, concept);
    const form = this.#words.formOf(term);
    const beginning = beginningOf(form, 0, form.length);
    if (beginning === ANY_BEGINNING) return;
    this.#beginnings[beginning >> 5] = (this.#beginnings[beginning >> 5] as number) | (1 << (beginning & 31));
  }

  /** Whether the word between two offsets of a text may be that of a term. */
  #isWorthLookingUp(text: string, start: number, end: number): boolean {
    const beginning = beginningOf(text, start, end);
    if (beginning === ANY_BEGINNING) return true;
    return (((this.#beginnings[beginning >> 5] as number) >>> (beginning & 31)) & 1) === 1;
  }

  #find(text: string): ConceptMatch[] {
    const matches: ConceptMatch[] = [];
    if (this.#concepts.size === 0) return matches;
    const note = (start: number, end: number, terms: readonly number[]) => {
      const term = terms.find((each) => this.#concepts.has(each));
      if (term !== undefined) matches.push({ start, end, concept: this.#concepts.get(term) as number });
    };
    if (isComposed(text)) {
      scanComposed(text, (composed, start, end) => {
        if (this.#isWorthLookingUp(composed, start, end))
          note(start, end, this.#words.termsAt(composed, start, end));
      });
      return matches;
    }
    // Normalising the text would shift the offsets.
    for (const { 0: word, index } of text.matchAll(WORD)) {
      const composed = word.normalize('NFC');
      note(index, index + word.length, this.#words.termsAt(composed, 0, composed.length));
    }
    return matches;
  }
}
