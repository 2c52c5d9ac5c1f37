import { type Language, languages } from '@keelstone/languages/languages.ts';
import type { SynonymRule } from '../search-rules.ts';
import { inBothNumbers, isSameWord, type QueryWord, toQueryWord, withoutStopWords } from './query-words.ts';
import { splitWords } from './words.ts';

/**
 * One way to satisfy a concept: a document must have all words.
 *
 * @property weight of a match compared with the typed words: 1 for these
 * @property rule by which it is one; absent for what was typed, and for compounds and their parts
 */
export type Alternative = { words: readonly QueryWord[]; weight: number; rule?: SynonymRule };

type Phrase = readonly QueryWord[];

/** A phrase of a rule. The rule's other phrases are split and stemmed when the phrase is first typed. */
type Entry = { phrase: Phrase; rule: SynonymRule };

/** What a phrase at the beginning of some words finds, and how many of these words it has. */
export type FoundSynonyms = { length: number; finds: readonly Alternative[] };

/** What no rule has any more is dropped when there are more words and phrases than this. */
const MOST_CACHED = 100_000;

/** Identifies the words of a phrase, whatever their order, and their form unless only some match. */
export const keyOf = (phrase: Phrase): string =>
  phrase
    .map(({ stems, forms }) => (stems.length > 0 ? stems : forms.toSorted()).join('/'))
    .sort()
    .join(' ');

const hasAll = (phrase: Phrase, words: Phrase): boolean =>
  words.every((word) => phrase.some((other) => isSameWord(word, other)));

/**
 * The rules of synonyms in one language, found by the stem of a phrase's first word: the time does not depend on the
 * number of rules.
 */
export class Synonyms {
  readonly #language: Language;
  readonly #weight: number;
  readonly #byFirstStem = new Map<string, Entry[]>();
  /** Stems of all words of all phrases that can be typed. */
  readonly #stems = new Set<string>();

  /**
   * By spelling: a word occurs in many phrases, and stemming is most of the work. When an editor changes a rule, those
   * of all others are taken from the rules before.
   */
  readonly #words: Map<string, QueryWord | null>;
  readonly #phrases: Map<string, Phrase>;

  /**
   * @param weight of rules without one
   * @param before the rules that these replace
   */
  constructor(rules: readonly SynonymRule[], language: Language, weight: number, before?: Synonyms) {
    this.#language = language;
    this.#weight = weight;
    const isReused = before !== undefined && before.#words.size + before.#phrases.size < MOST_CACHED;
    this.#words = isReused ? before.#words : new Map();
    this.#phrases = isReused ? before.#phrases : new Map();
    for (const rule of rules) for (const text of rule.phrases) this.#add({ phrase: this.#split(text), rule });
  }

  /** True for a word of any phrase: it is spelt correctly, even if no document has it. */
  knows({ stems }: QueryWord): boolean {
    return stems.some((stem) => this.#stems.has(stem));
  }

  /** The words of a phrase, which are cached for the rules that will replace these. */
  read(text: string): readonly QueryWord[] {
    return this.#split(text);
  }

  /** The longest phrase that begins at position `at` of the words, and what all its rules let it find. */
  find(words: readonly QueryWord[], at: number): FoundSynonyms | null {
    let length = 0;
    let entries = new Set<Entry>();
    for (const stem of words[at]?.stems ?? []) {
      for (const entry of this.#byFirstStem.get(stem) ?? []) {
        const { phrase } = entry;
        if (phrase.length < length || !this.#begins(words, at, phrase)) continue;
        if (phrase.length > length) entries = new Set();
        length = phrase.length;
        entries.add(entry);
      }
    }
    if (length === 0) return null;
    return { length, finds: this.#merge(words.slice(at, at + length), [...entries]) };
  }

  #split(text: string): Phrase {
    const known = this.#phrases.get(text);
    if (known) return known;
    const phrase = splitWords(text).flatMap((word) => {
      const before = this.#words.get(word);
      const read = before === undefined ? toQueryWord(word, this.#language) : before;
      this.#words.set(word, read);
      return read ?? [];
    });
    this.#phrases.set(text, phrase);
    return phrase;
  }

  #add(entry: Entry): void {
    const [first] = entry.phrase;
    for (const stem of first?.stems ?? []) {
      const others = this.#byFirstStem.get(stem);
      if (others) others.push(entry);
      else this.#byFirstStem.set(stem, [entry]);
    }
    for (const { stems } of entry.phrase) for (const stem of stems) this.#stems.add(stem);
  }

  /**
   * What a phrase finds by any rule, each once, by its highest weight. Stop words of what it finds are left out: they
   * are in nearly every document, and say nothing about where they stand. A phrase that contains what was typed is left
   * out: it can only find what the typed words find.
   */
  #merge(typed: Phrase, entries: readonly Entry[]): Alternative[] {
    const found = new Map<string, Alternative>();
    for (const { rule } of entries) {
      const weight = rule.weight ?? this.#weight;
      for (const text of rule.finds ?? rule.phrases) {
        const phrase = this.#split(text);
        const telling = withoutStopWords(phrase, this.#language);
        const words = this.#inNumbers(telling);
        const key = keyOf(words);
        // The one word that is left of a phrase says something else: "much" of "how much", "list" of "to-do list".
        const isReduced = words.length === 1 && phrase.length > 1;
        if (words.length === 0 || isReduced || hasAll(telling, typed)) continue;
        if (weight > (found.get(key)?.weight ?? 0)) found.set(key, { words, weight, rule });
      }
    }
    return [...found.values()];
  }

  /**
   * Several words are a term, which means something else in other forms ("protective equipment", "equipment to protect"),
   * except in the other number, if the language has no more forms than that.
   */
  #inNumbers(words: Phrase): Phrase {
    if (!languages[this.#language].text.otherNumber || words.length === 1) return words;
    return words.map((word) => inBothNumbers(word, this.#language));
  }

  #begins(words: readonly QueryWord[], at: number, phrase: Phrase): boolean {
    return phrase.every((word, i) => {
      const typed = words[at + i];
      return typed !== undefined && isSameWord(typed, word);
    });
  }
}
