import type { Language } from '@keelstone/languages/languages.ts';
import type { Correction, SearchRequest } from '../search-index.ts';
import { NO_RULES, type SearchRules } from '../search-rules.ts';
import { MOST_WORDS } from '../text/edit-distance.ts';
import { stemForm } from '../text/stem-word.ts';
import { type Concept, compileSynonyms, isStopWord, type SynonymGroup, toConcepts } from './concepts.ts';
import { isSameWord, parseKeys, type QueryWord, toQueryWords } from './query-words.ts';

/** What is known of the words of documents. */
export type Lexicon = {
  /** True when some document has the word, in any form. */
  knows(word: QueryWord): boolean;
  /** The likeliest word of any document that is spelt nearly like a form: folded, and as people write it. */
  nearest(form: string): { word: string; spelling: string } | undefined;
};

type Keys = Pick<SearchRequest, 'keys' | 'conjunction'>;
type Corrected = { groups: Concept[][]; corrections: Correction[] };

/** Reads what a visitor asks for out of full-text keys, by the language and the editors' rules. */
export class KeyReader {
  readonly #language: Language;
  #synonyms: readonly SynonymGroup[] = [];
  #pinned: readonly { words: readonly QueryWord[]; nids: readonly number[] }[] = [];

  constructor(language: Language, rules: SearchRules = NO_RULES) {
    this.#language = language;
    this.setRules(rules);
  }

  setRules(rules: SearchRules): void {
    this.#synonyms = compileSynonyms(rules, this.#language);
    this.#pinned = rules.pinned.map(({ keys, nids }) => ({
      nids,
      words: keys.flatMap((key) => toQueryWords(key, this.#language)),
    }));
  }

  /** What the keys ask for: one group of concepts, or with `OR` one per key; none when nothing is asked for. */
  read({ keys, conjunction }: Keys): Concept[][] {
    return this.#toConcepts(parseKeys(keys, this.#language), conjunction);
  }

  /** What editors have put first for exactly these keys, whatever their case and accents. */
  pinnedFor({ keys }: Pick<Keys, 'keys'>): readonly number[] {
    const asked = parseKeys(keys, this.#language).flat();
    const isAsked = (words: readonly QueryWord[]) =>
      words.length > 0 &&
      words.length === asked.length &&
      words.every(({ forms }, i) => asked[i]?.forms.some((form) => forms.includes(form)));
    return this.#pinned.find(({ words }) => isAsked(words))?.nids ?? [];
  }

  /** What the keys ask for when each word that no document has is taken for a slip of the pen; null without any. */
  correct({ keys, conjunction }: Keys, lexicon: Lexicon): Corrected | null {
    const corrections: Correction[] = [];
    const typed = parseKeys(keys, this.#language);
    if (typed.flat().length > MOST_WORDS) return null;
    const words = typed.map((group) =>
      group.map((word) => {
        const nearest = this.#isKnown(word, lexicon) ? undefined : findNearest(word, lexicon);
        if (!nearest) return word;
        corrections.push({ typed: word.text, used: nearest.spelling });
        const stems = [stemForm(nearest.word, this.#language)];
        return { text: nearest.spelling, forms: [nearest.word], stems, prefix: false };
      }),
    );
    return corrections.length > 0 ? { groups: this.#toConcepts(words, conjunction), corrections } : null;
  }

  #isKnown(word: QueryWord, lexicon: Lexicon): boolean {
    if (isStopWord(word, this.#language)) return true;
    return this.#synonyms.flat(2).some((other) => isSameWord(word, other)) || lexicon.knows(word);
  }

  #toConcepts(words: readonly QueryWord[][], conjunction: Keys['conjunction']): Concept[][] {
    return toConcepts(words, conjunction, { language: this.#language, synonyms: this.#synonyms });
  }
}

function findNearest({ forms }: QueryWord, lexicon: Lexicon) {
  for (const form of forms) {
    const nearest = lexicon.nearest(form);
    if (nearest) return nearest;
  }
  return undefined;
}
