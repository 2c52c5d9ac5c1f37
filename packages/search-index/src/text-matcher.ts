import type { Concept } from './concepts.ts';
import { type ConceptMatch, chooseWindow, type ExcerptWindow } from './excerpt-window.ts';
import type { QueryWord } from './query-words.ts';
import type { TextMatch } from './search-index.ts';
import { type StemLanguage, stemForm } from './stem-word.ts';
import { foldWord, WORD } from './words.ts';

const NONE = -1;

/** Finds in texts what a search asked for, by the rules by which the index finds documents. */
export class TextMatcher {
  readonly #concepts: readonly Concept[];
  readonly #language: StemLanguage;
  /** Words as they stand in texts, with the concept they are one of. */
  readonly #known = new Map<string, number>();

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
    if (this.#concepts.length === 0) return [];
    const matches: ConceptMatch[] = [];
    for (const { 0: word, index } of text.matchAll(WORD)) {
      const concept = this.#conceptOf(word);
      if (concept !== NONE) matches.push({ start: index, end: index + word.length, concept });
    }
    return matches;
  }

  #conceptOf(word: string): number {
    const known = this.#known.get(word);
    if (known !== undefined) return known;
    const forms = foldWord(word.normalize('NFC'));
    const stems = forms.map((form) => stemForm(form, this.#language));
    const isAsked = (asked: QueryWord) =>
      stems.some((stem) => asked.stems.includes(stem)) ||
      (asked.prefix && asked.forms.some((form) => forms.some((own) => own.startsWith(form))));
    const concept = this.#concepts.findIndex(({ alternatives }) => alternatives.flat().some(isAsked));
    this.#known.set(word, concept);
    return concept;
  }
}
