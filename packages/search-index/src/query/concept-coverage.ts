import type { TextCoverage } from '../search-index.ts';
import { inverseDocumentFrequency } from '../text/bm25f.ts';
import type { Concept } from '../text/concepts.ts';
import type { QueryWord } from '../text/query-words.ts';
import { scanWords } from '../text/words.ts';
import type { NumberedWords } from './term-matcher.ts';

/** The words of an index, and how many documents have each. */
export type CountedWords = NumberedWords & {
  /** At most so many documents have the word. */
  documentsHaving(word: QueryWord): number;
};

type WeighedConcept = {
  weight: number;
  /** The terms of each word, of which a text must have one for every word. */
  alternatives: { words: ReadonlySet<number>[]; weight: number }[];
};

function has(terms: ReadonlySet<number>, any: ReadonlySet<number>): boolean {
  for (const term of terms) if (any.has(term)) return true;
  return false;
}

/** Measures how much of a search texts contain, by comparing term numbers. Use it immediately: the index may change. */
export class ConceptCoverage implements TextCoverage {
  readonly #words: CountedWords;
  readonly #concepts: readonly WeighedConcept[];

  /** @param size how many documents the index has */
  constructor(concepts: readonly Concept[], words: CountedWords, size: number) {
    this.#words = words;
    this.#concepts = concepts.map(({ alternatives }) => {
      // What is being typed is taken for a whole word, unless there is no such word.
      const [typed] = alternatives;
      const counts = typed.words.map((word) => words.documentsHaving({ ...word, prefix: false }));
      return {
        weight: inverseDocumentFrequency(size, Math.min(size, ...counts)),
        alternatives: alternatives.map((each) => ({
          weight: each.weight,
          words: each.words.map((word) => new Set(words.termsOf(word))),
        })),
      };
    });
  }

  of(text: string): number {
    const terms = new Set<number>();
    scanWords(text, (composed, start, end) => {
      for (const term of this.#words.termsAt(composed, start, end)) terms.add(term);
    });
    let [covered, all] = [0, 0];
    for (const { weight, alternatives } of this.#concepts) {
      const found = alternatives.filter(({ words }) => words.every((each) => has(terms, each)));
      covered += weight * Math.max(0, ...found.map((alternative) => alternative.weight));
      all += weight;
    }
    return all === 0 ? 0 : covered / all;
  }
}
