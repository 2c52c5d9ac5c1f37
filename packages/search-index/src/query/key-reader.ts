import type { Language } from '@keelstone/languages/languages.ts';
import type { Correction, SearchRequest } from '../search-index.ts';
import type { SearchIndexOptions } from '../search-index-options.ts';
import { NO_RULES, type SearchRules } from '../search-rules.ts';
import { RANKING } from '../text/bm25f.ts';
import { type Concept, isStopWord, toConcepts } from '../text/concepts.ts';
import { MOST_WORDS } from '../text/edit-distance.ts';
import { parseKeys, type QueryWord, toQueryWords } from '../text/query-words.ts';
import { stemForm } from '../text/stem-word.ts';
import { Synonyms } from '../text/synonyms.ts';

/** What the index knows about the words of its documents. */
export type Lexicon = {
  /** True if some document has the word, in any form. */
  knows(word: QueryWord): boolean;
  /** The most likely word of any document that is spelt similarly: folded, and as it is usually written. */
  nearest(form: string): { word: string; spelling: string } | undefined;
};

type Keys = Pick<SearchRequest, 'keys' | 'conjunction'>;
type Corrected = { groups: Concept[][]; corrections: Correction[] };

/** Interprets full-text keys by the rules of the language and of the editors. */
export class KeyReader {
  readonly #language: Language;
  readonly #synonymWeight: number;
  #synonyms: Synonyms;
  #pinned: readonly { words: readonly QueryWord[]; nids: readonly number[] }[] = [];

  constructor({ language, ranking = RANKING }: Pick<SearchIndexOptions, 'language' | 'ranking'>) {
    this.#language = language;
    this.#synonymWeight = ranking.synonym;
    this.#synonyms = new Synonyms(NO_RULES.synonyms, language, ranking.synonym);
  }

  setRules(rules: SearchRules): void {
    this.#synonyms = new Synonyms(rules.synonyms, this.#language, this.#synonymWeight, this.#synonyms);
    this.#pinned = rules.pinned.map(({ keys, nids }) => ({
      nids,
      words: keys.flatMap((key) => toQueryWords(key, this.#language)),
    }));
  }

  /** A reader of the same language by other rules. */
  withRules(rules: SearchRules): KeyReader {
    const other = new KeyReader({
      language: this.#language,
      ranking: { ...RANKING, synonym: this.#synonymWeight },
    });
    other.#synonyms = this.#synonyms;
    other.setRules(rules);
    return other;
  }

  /**
   * The concepts that the keys ask for: one group, or with `OR` one for each key; none if the keys contain no
   * words.
   */
  read({ keys, conjunction }: Keys): Concept[][] {
    return this.#toConcepts(parseKeys(keys, this.#language), conjunction);
  }

  /** The documents that editors have pinned for exactly these keys, regardless of case and accents. */
  pinnedFor({ keys }: Pick<Keys, 'keys'>): readonly number[] {
    const asked = parseKeys(keys, this.#language).flat();
    const isAsked = (words: readonly QueryWord[]) =>
      words.length > 0 &&
      words.length === asked.length &&
      words.every(({ forms }, i) => asked[i]?.forms.some((form) => forms.includes(form)));
    return this.#pinned.find(({ words }) => isAsked(words))?.nids ?? [];
  }

  /**
   * The concepts of the keys, with each word that no document has replaced by a similar one; null if nothing was
   * replaced.
   */
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
    return this.#synonyms.knows(word) || lexicon.knows(word);
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
