import type { Concept } from './concepts.ts';
import { type ConceptMatch, chooseWindow, type ExcerptWindow } from './excerpt-window.ts';
import type { QueryWord } from './query-words.ts';
import type { TextMatch } from './search-index.ts';
import { type StemLanguage, stemForm } from './stem-word.ts';
import { WordTable } from './text/word-table.ts';
import { foldWord, scanWords, WORD } from './words.ts';

const NONE = -1;

/** Finds in texts what a search asked for, by the rules by which the index finds documents. */
export class TextMatcher {
  readonly #concepts: readonly Concept[];
  readonly #language: StemLanguage;
  /** Words as they stand in texts, and by their number the concept they are one of. */
  readonly #table = new WordTable();
  readonly #known: number[] = [];

  constructor(concepts: readonly Concept[], language: StemLanguage) {
    this.#concepts = concepts;
    this.#language = language;
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
    if (this.#concepts.length === 0) return matches;
    const note = (from: string, start: number, end: number) => {
      const concept = this.#conceptAt(from, start, end);
      if (concept !== NONE) matches.push({ start, end, concept });
    };
    if (text.normalize('NFC') === text) scanWords(text, note);
    // Composed, a word would stand elsewhere than in the text.
    else for (const { 0: word, index } of text.matchAll(WORD)) note(text, index, index + word.length);
    return matches;
  }

  #conceptAt(text: string, start: number, end: number): number {
    const number = this.#table.numberOf(text, start, end);
    this.#known[number] ??= this.#conceptOf(this.#table.words[number] as string);
    return this.#known[number];
  }

  #conceptOf(word: string): number {
    const forms = foldWord(word.normalize('NFC'));
    const stems = forms.map((form) => stemForm(form, this.#language));
    const isAsked = (asked: QueryWord) =>
      stems.some((stem) => asked.stems.includes(stem)) ||
      (asked.prefix && asked.forms.some((form) => forms.some((own) => own.startsWith(form))));
    return this.#concepts.findIndex(({ alternatives }) => alternatives.flat().some(isAsked));
  }
}
