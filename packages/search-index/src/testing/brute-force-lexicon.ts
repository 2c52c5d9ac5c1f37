import type { Language } from '@keelstone/languages/languages.ts';
import type { CountedWords } from '../query/concept-coverage.ts';
import type { Lexicon } from '../query/key-reader.ts';
import type { SearchDocument } from '../search-index.ts';
import { forgivenEdits } from '../text/edit-distance.ts';
import { compareNearby, type NearbyWord } from '../text/nearby-words.ts';
import type { QueryWord } from '../text/query-words.ts';
import { foldWord } from '../text/words.ts';
import { type Form, wordsOf } from './words-of-documents.ts';

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

/** A form with how many documents have it. */
type KnownForm = Form & { documents: number };

const fits = ({ form, stem }: Form, { forms, stems, prefix }: QueryWord): boolean =>
  (stems.length > 0 ? stems.includes(stem) : forms.includes(form)) ||
  (prefix && forms.some((asked) => form.startsWith(asked)));

/** The words of all documents, collected again after every change of them. */
export class BruteForceLexicon implements Lexicon, CountedWords {
  readonly #documents: () => Iterable<SearchDocument>;
  readonly #language: Language;
  readonly #numbers: string[] = [];
  readonly #distances = new Map<string, number>();
  #known: Map<string, KnownForm> | null = null;

  constructor(documents: () => Iterable<SearchDocument>, language: Language) {
    this.#documents = documents;
    this.#language = language;
  }

  /** To be called after each change of the documents. */
  invalidate(): void {
    this.#known = null;
  }

  knows(word: QueryWord): boolean {
    for (const own of this.#forms().values()) if (fits(own, word)) return true;
    return false;
  }

  hasForm(form: string): boolean {
    return this.#forms().has(form);
  }

  termsOf(word: QueryWord): number[] {
    return this.#formsOf(word).map(({ form }) => this.#numberOf(form));
  }

  termsAt(text: string, start: number, end: number): number[] {
    return foldWord(text.slice(start, end)).map((form) => this.#numberOf(form));
  }

  formOf(term: number): string {
    return this.#numbers[term] as string;
  }

  documentsHaving(word: QueryWord): number {
    return this.#formsOf(word).reduce((sum, { documents }) => sum + documents, 0);
  }

  nearest(form: string): NearbyWord | undefined {
    return form.length === 3 ? undefined : this.nearby(form)[0];
  }

  nearby(form: string): NearbyWord[] {
    const isShort = form.length === 3;
    const most = /\d/.test(form) ? 0 : isShort ? 1 : forgivenEdits(form.length);
    return [...this.#forms().values()]
      .filter((own) => Math.abs(own.form.length - form.length) <= most)
      .map(({ form: word, documents }) => ({
        word,
        spelling: word,
        documents,
        distance: this.#distance(form, word),
      }))
      .filter(({ distance }) => distance > 0 && distance <= most)
      .filter(({ word }) => !isShort || (word.length === 4 && word[0] === form[0]))
      .sort(compareNearby(form));
  }

  #formsOf(word: QueryWord): KnownForm[] {
    return [...this.#forms().values()].filter((own) => fits(own, word));
  }

  #distance(a: string, b: string): number {
    const pair = `${a} ${b}`;
    const distance = this.#distances.get(pair) ?? plainDistance(a, b);
    this.#distances.set(pair, distance);
    return distance;
  }

  #numberOf(form: string): number {
    if (!this.#numbers.includes(form)) this.#numbers.push(form);
    return this.#numbers.indexOf(form);
  }

  #forms(): Map<string, KnownForm> {
    this.#known ??= this.#count();
    return this.#known;
  }

  #count(): Map<string, KnownForm> {
    const known = new Map<string, KnownForm>();
    for (const document of this.#documents()) {
      const words = Object.values(wordsOf(document, this.#language)).flat(2);
      const forms = new Map(words.map((each) => [each.form, each]));
      for (const [form, { stem }] of forms)
        known.set(form, { form, stem, documents: (known.get(form)?.documents ?? 0) + 1 });
    }
    return known;
  }
}
