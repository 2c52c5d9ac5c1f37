import type { Language } from '@keelstone/languages/languages.ts';
import type { Correction, SearchedWords } from '../search-index.ts';
import type { SearchIndexOptions } from '../search-index-options.ts';
import { NO_RULES, type SearchRules } from '../search-rules.ts';
import { RANKING, type Ranking } from '../text/bm25f.ts';
import type { Vocabulary } from '../text/compounds.ts';
import { type Concept, toConcepts } from '../text/concepts.ts';
import { MOST_WORDS } from '../text/edit-distance.ts';
import { isStopWord, parseKeys, type QueryWord, questionLength, toQueryWords } from '../text/query-words.ts';
import { stemForm } from '../text/stem-word.ts';
import { Synonyms } from '../text/synonyms.ts';
import { Choices } from './choices.ts';

/** What the index knows about the words of its documents. */
export type Lexicon = Vocabulary & {
  /** The most likely word of any document that is spelt similarly: folded, and as it is usually written. */
  nearest(form: string): { word: string; spelling: string } | undefined;
};

/** What the keys ask for. */
export type Reading = {
  /** One group, or with `OR` one for each key; none if the keys contain no words. */
  groups: Concept[][];
  /** The same without words that only ask; null if that leaves everything or nothing. */
  telling: Concept[][] | null;
  corrections: readonly Correction[];
};

/** So short a last word is taken for a whole one if any document has it: "vie" would find "vieille" and "vient", too. */
const SHORT = 3;

/** Interprets full-text keys by the rules of the language and of the editors. */
export class KeyReader {
  readonly #language: Language;
  readonly #ranking: Ranking;
  #rules = NO_RULES;
  #synonyms: Synonyms;
  #choices: Choices;
  #pinned: readonly { words: readonly QueryWord[]; nids: readonly number[] }[] = [];

  constructor({ language, ranking = RANKING }: Pick<SearchIndexOptions, 'language' | 'ranking'>) {
    this.#language = language;
    this.#ranking = ranking;
    this.#synonyms = new Synonyms(NO_RULES.synonyms, language, ranking.synonym);
    this.#choices = new Choices([], () => [], ranking);
  }

  setRules(rules: SearchRules): void {
    const [language, ranking, before] = [this.#language, this.#ranking, this.#rules];
    // Thousands of words: whichever part is the same as before is not read again.
    const words = this.#synonyms;
    if (rules.synonyms !== before.synonyms)
      this.#synonyms = new Synonyms(rules.synonyms, language, ranking.synonym, this.#synonyms);
    if (rules.choices !== before.choices)
      this.#choices = new Choices(rules.choices ?? [], (key) => words.read(key), ranking);
    this.#rules = rules;
    this.#pinned = rules.pinned.map(({ keys, nids }) => ({
      nids,
      words: keys.flatMap((key) => toQueryWords(key, language)),
    }));
  }

  /** Reads the words of rules, one in each step, so that `setRules` need not. */
  *learn({ synonyms, choices = [] }: SearchRules): Generator<void> {
    for (const { phrases } of synonyms) {
      for (const phrase of phrases) this.#synonyms.read(phrase);
      yield;
    }
    for (const { keys } of choices) {
      for (const key of keys) this.#synonyms.read(key);
      yield;
    }
  }

  /** A reader of the same language by other rules. */
  withRules(rules: SearchRules): KeyReader {
    const other = new KeyReader({ language: this.#language, ranking: this.#ranking });
    [other.#rules, other.#synonyms, other.#choices] = [this.#rules, this.#synonyms, this.#choices];
    other.setRules(rules);
    return other;
  }

  /** The concepts that the keys ask for, as typed. */
  read(request: SearchedWords, lexicon: Lexicon): Reading {
    return this.#toReading(this.#parse(request, lexicon), request.conjunction, [], lexicon);
  }

  /** The documents that editors have pinned for exactly these keys, regardless of case and accents. */
  pinnedFor({ keys }: Pick<SearchedWords, 'keys'>): readonly number[] {
    if (this.#pinned.length === 0) return [];
    const asked = parseKeys(keys, this.#language).flat();
    const isAsked = (words: readonly QueryWord[]) =>
      words.length > 0 &&
      words.length === asked.length &&
      words.every(({ forms }, i) => asked[i]?.forms.some((form) => forms.includes(form)));
    return this.#pinned.find(({ words }) => isAsked(words))?.nids ?? [];
  }

  /** By nid, the factors of scores by what visitors chose for these keys, in any form and order. */
  factorsFor({ keys }: Pick<SearchedWords, 'keys'>): ReadonlyMap<number, number> {
    return this.#choices.factorsFor(parseKeys(keys, this.#language).flat());
  }

  /**
   * The concepts of the keys, with each word that no document has replaced by a similar one; null if nothing was
   * replaced. With a fallback, words that say nothing do not count towards the limit: questions are long.
   */
  correct(request: SearchedWords, lexicon: Lexicon): Reading | null {
    const { conjunction, fallback = false } = request;
    const corrections: Correction[] = [];
    const typed = parseKeys(request.keys, this.#language);
    const counted = fallback ? this.#withoutIdleWords(typed.flat()) : typed.flat();
    if (counted.length > MOST_WORDS) return null;
    const words = typed.map((group) =>
      group.map((word) => {
        const nearest = this.isKnown(word, lexicon) ? undefined : findNearest(word, lexicon);
        if (!nearest) return word;
        corrections.push({ typed: word.text, used: nearest.spelling });
        const stems = [stemForm(nearest.word, this.#language)];
        return { text: nearest.spelling, forms: [nearest.word], stems, prefix: false };
      }),
    );
    return corrections.length > 0 ? this.#toReading(words, conjunction, corrections, lexicon) : null;
  }

  /** Whether a word is to be taken as it is typed: pages or synonyms have it in some form, or it is a stop word. */
  isKnown(word: QueryWord, lexicon: Vocabulary): boolean {
    if (isStopWord(word, this.#language)) return true;
    return this.#synonyms.knows(word) || lexicon.knows(word);
  }

  /** The same for a word that is not read yet. */
  isMeant(word: string, lexicon: Vocabulary): boolean {
    return toQueryWords(word, this.#language).every((each) => this.isKnown(each, lexicon));
  }

  /**
   * The words of the keys as typed. Without a fallback, AND stays exactly AND, with the last word as a beginning; and
   * whoever mistypes a word may be typing still.
   */
  #parse({ keys, fallback }: SearchedWords, vocabulary: Vocabulary): QueryWord[][] {
    const groups = parseKeys(keys, this.#language);
    const last = groups.at(-1)?.pop();
    if (!last) return groups;
    const isWhole =
      fallback === true && last.text.length <= SHORT && last.forms.some((form) => vocabulary.hasForm(form));
    groups.at(-1)?.push(isWhole ? { ...last, prefix: false } : last);
    return groups;
  }

  #withoutIdleWords(words: readonly QueryWord[]): QueryWord[] {
    return words.filter(
      (word, at) => !isStopWord(word, this.#language) && questionLength(words, at, this.#language) === 0,
    );
  }

  #toReading(
    words: readonly QueryWord[][],
    conjunction: SearchedWords['conjunction'],
    corrections: readonly Correction[],
    vocabulary: Vocabulary,
  ): Reading {
    const groups = toConcepts(words, conjunction, {
      language: this.#language,
      synonyms: this.#synonyms,
      vocabulary,
      compoundWeight: this.#ranking.compound,
    });
    const telling = groups
      .map((concepts) => concepts.filter(({ isQuestion }) => !isQuestion))
      .filter((concepts) => concepts.length > 0);
    const isOther = telling.length > 0 && telling.flat().length < groups.flat().length;
    return { groups, telling: isOther ? telling : null, corrections };
  }
}

function findNearest({ forms }: QueryWord, lexicon: Lexicon) {
  for (const form of forms) {
    const nearest = lexicon.nearest(form);
    if (nearest) return nearest;
  }
  return undefined;
}
