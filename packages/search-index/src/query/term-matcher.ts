import type { ExcerptWindow, TextMatch, TextMatcher } from '../search-index.ts';
import type { Concept } from '../text/concepts.ts';
import type { QueryWord } from '../text/query-words.ts';
import { scanWords, WORD } from '../text/words.ts';
import { type ConceptMatch, chooseWindow } from './excerpt-window.ts';

/** The words of an index, by term number. */
export type NumberedWords = {
  /** The terms that match a word; any of them will do. */
  termsOf(word: QueryWord): Iterable<number>;
  /** The terms of the word between two offsets of a text in Unicode normalisation form C. */
  termsAt(text: string, start: number, end: number): readonly number[];
};

/**
 * Finds what was searched for in texts, by comparing term numbers: no word is folded or stemmed again. Use it
 * immediately: the index may change.
 */
export class TermMatcher implements TextMatcher {
  readonly size: number;
  readonly #words: NumberedWords;
  /** By term, the number of the concept that it satisfies. */
  readonly #concepts = new Map<number, number>();

  /** @param concepts where a word belongs to several, the first one wins */
  constructor(concepts: readonly Concept[], words: NumberedWords) {
    this.size = concepts.length;
    this.#words = words;
    for (const [concept, { alternatives }] of concepts.entries()) {
      for (const word of alternatives.flatMap((each) => each.words))
        for (const term of words.termsOf(word))
          if (!this.#concepts.has(term)) this.#concepts.set(term, concept);
    }
  }

  find(text: string): TextMatch[] {
    return this.#find(text).map(({ start, end }) => ({ start, end }));
  }

  excerpt(text: string, length: number): ExcerptWindow | null {
    const matches = this.#find(text);
    return matches.length === 0 ? null : chooseWindow(text, matches, length);
  }

  #find(text: string): ConceptMatch[] {
    const matches: ConceptMatch[] = [];
    if (this.#concepts.size === 0) return matches;
    const note = (start: number, end: number, terms: readonly number[]) => {
      const term = terms.find((each) => this.#concepts.has(each));
      if (term !== undefined) matches.push({ start, end, concept: this.#concepts.get(term) as number });
    };
    if (text.normalize('NFC') === text) {
      scanWords(text, (composed, start, end) => note(start, end, this.#words.termsAt(composed, start, end)));
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
