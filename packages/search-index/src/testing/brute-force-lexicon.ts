import type { Language } from '@keelstone/languages/languages.ts';
import type { CountedWords } from '../query/concept-coverage.ts';
import type { Lexicon } from '../query/key-reader.ts';
import type { SearchDocument } from '../search-index.ts';
import { forgivenEdits } from '../text/edit-distance.ts';
import { compareNearby, type NearbyWord } from '../text/nearby-words.ts';
import type { QueryWord } from '../text/query-words.ts';
import { stemForm } from '../text/stem-word.ts';
import { foldWord } from '../text/words.ts';
import { wordsOf } from './words-of-documents.ts';

/** The restricted edit distance, computed directly from its recursive definition. */
export function plainDistance(a: string, b: string): number {
  const known: number[] = [];
  const between = (i: number, j: number): number => {
    if (i === 0 || j === 0) return i + j;
    const key = i * (b.length + 1) + j;
    const before = known[key];
    if (before !== undefined) return before;
    const ways = [between(i - 1, j) + 1, between(i, j - 1) + 1];
    ways.push(between(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1));
    const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
    if (isSwap) ways.push(between(i - 2, j - 2) + 1);
    const shortest = Math.min(...ways);
    known[key] = shortest;
    return shortest;
  };
  return between(a.length, b.length);
}

/** The words of all documents, collected again after every change of them. */
export class BruteForceLexicon implements Lexicon, CountedWords {
  readonly #documents: () => Iterable<SearchDocument>;
  readonly #language: Language;
  readonly #numbers: string[] = [];
  readonly #stems = new Map<string, string>();
  #known: Map<string, number> | null = null;

  constructor(documents: () => Iterable<SearchDocument>, language: Language) {
    this.#documents = documents;
    this.#language = language;
  }

  /** To be called after each change of the documents. */
  forget(): void {
    this.#known = null;
  }

  knows(word: QueryWord): boolean {
    return this.#formsOf(word).length > 0;
  }

  hasForm(form: string): boolean {
    return this.#counts().has(form);
  }

  termsOf(word: QueryWord): number[] {
    return this.#formsOf(word).map((form) => this.#numberOf(form));
  }

  termsAt(text: string, start: number, end: number): number[] {
    return foldWord(text.slice(start, end)).map((form) => this.#numberOf(form));
  }

  formOf(term: number): string {
    return this.#numbers[term] as string;
  }

  documentsHaving(word: QueryWord): number {
    const counts = this.#counts();
    return this.#formsOf(word).reduce((sum, form) => sum + (counts.get(form) ?? 0), 0);
  }

  nearest(form: string): NearbyWord | undefined {
    return this.nearby(form)[0];
  }

  nearby(form: string): NearbyWord[] {
    const most = /\d/.test(form) ? 0 : forgivenEdits(form.length);
    return [...this.#counts()]
      .filter(([word]) => Math.abs(word.length - form.length) <= most)
      .map(([word, documents]) => ({ word, spelling: word, documents, distance: plainDistance(form, word) }))
      .filter(({ distance }) => distance > 0 && distance <= most)
      .sort(compareNearby(form));
  }

  #formsOf({ forms, stems, prefix }: QueryWord): string[] {
    return [...this.#counts().keys()].filter(
      (own) =>
        (stems.length > 0 ? stems.includes(this.#stemOf(own)) : forms.includes(own)) ||
        (prefix && forms.some((form) => own.startsWith(form))),
    );
  }

  #stemOf(form: string): string {
    const stem = this.#stems.get(form) ?? stemForm(form, this.#language);
    this.#stems.set(form, stem);
    return stem;
  }

  #numberOf(form: string): number {
    if (!this.#numbers.includes(form)) this.#numbers.push(form);
    return this.#numbers.indexOf(form);
  }

  #counts(): Map<string, number> {
    this.#known ??= this.#count();
    return this.#known;
  }

  /** How many documents have each form. */
  #count(): Map<string, number> {
    const counts = new Map<string, number>();
    for (const document of this.#documents()) {
      const words = Object.values(wordsOf(document, this.#language)).flat(2);
      for (const form of new Set(words.map(({ form }) => form)))
        counts.set(form, (counts.get(form) ?? 0) + 1);
    }
    return counts;
  }
}
