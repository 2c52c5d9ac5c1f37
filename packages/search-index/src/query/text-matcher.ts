import type { TextMatch } from '../search-index.ts';
import { scanWords, WORD } from '../text/words.ts';
import type { Concept } from './concepts.ts';
import { type ConceptMatch, chooseWindow, type ExcerptWindow } from './excerpt-window.ts';
import type { QueryWord } from './query-words.ts';

/** Words by number, as an index knows them. */
export type NumberedWords = {
  /** The terms any of which satisfies a word. */
  termsOf(word: QueryWord): Iterable<number>;
  /** The terms of the word between two offsets of a composed text. */
  termsAt(text: string, start: number, end: number): readonly number[];
};

/**
 * Finds in texts what a search asked for, by the numbers under which the index knows words: none is folded or stemmed.
 * To be used at once: the index may change.
 */
export class TextMatcher {
  /** How many concepts were asked for. */
  readonly size: number;
  readonly #words: NumberedWords;
  /** By term, the concept that it satisfies. */
  readonly #concepts = new Map<number, number>();

  /** @param concepts in the order in which one goes before another, where a word is one of both */
  constructor(concepts: readonly Concept[], words: NumberedWords) {
    this.size = concepts.length;
    this.#words = words;
    for (const [concept, { alternatives }] of concepts.entries()) {
      for (const word of alternatives.flat())
        for (const term of words.termsOf(word))
          if (!this.#concepts.has(term)) this.#concepts.set(term, concept);
    }
  }

  /** Where a text has a word that was asked for, or a synonym of one: offsets for `text.slice`, in order. */
  find(text: string): TextMatch[] {
    return this.#find(text).map(({ start, end }) => ({ start, end }));
  }

  /**
   * The part of a text that shows most of what was asked for.
   *
   * @param length in code units
   * @returns null when the text has nothing of it
   */
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
    // Composed, a word would stand elsewhere than in the text.
    for (const { 0: word, index } of text.matchAll(WORD)) {
      const composed = word.normalize('NFC');
      note(index, index + word.length, this.#words.termsAt(composed, 0, composed.length));
    }
    return matches;
  }
}
