import MiniSearch, { type Query } from 'minisearch';
import type { QueryWord } from './query-words.ts';
import type { SearchDocument, SearchRequest } from './search-index.ts';
import { type StemLanguage, stemForm } from './stem-word.ts';
import { foldWord, splitWords } from './words.ts';

type Conjunction = SearchRequest['conjunction'];
type Text = Pick<SearchDocument, 'title' | 'terms' | 'excerpt' | 'body'> & { slot: number };

const FIELDS = ['title', 'terms', 'excerpt', 'body'] as const;
const WEIGHTS = { title: 6, terms: 3, excerpt: 2, body: 1 };

/**
 * A shorter prefix still matches, but does not score: it begins thousands of words, says nothing about relevance, and
 * would hold up the process for hundreds of milliseconds.
 */
const SHORTEST_SCORED_PREFIX = 3;

/**
 * Where more documents than this match, their bodies do not score: the first pages come from titles, terms and
 * excerpts anyway, and scoring every body would take most of the time of the search.
 */
const MOST_SCORED_BODIES = 2000;
const HEAD_FIELDS = ['title', 'terms', 'excerpt'];

/** Query words are folded before MiniSearch sees them. */
const AS_IT_IS = { tokenize: (word: string) => [word], processTerm: (word: string) => word };

/** The words of all documents, in MiniSearch. The only file that knows MiniSearch. */
export class TextMatcher {
  readonly #words: MiniSearch<Text>;

  constructor(language: StemLanguage) {
    this.#words = new MiniSearch<Text>({
      idField: 'slot',
      fields: [...FIELDS],
      tokenize: splitWords,
      // Words for prefixes, stems for everything else.
      processTerm: (word) => {
        const forms = foldWord(word);
        return [...forms, ...forms.map((form) => stemForm(form, language))];
      },
    });
  }

  add(slot: number, { title, terms, excerpt, body }: SearchDocument): void {
    this.#words.add({ slot, title, terms, excerpt, body });
  }

  remove(slot: number): void {
    this.#words.discard(slot);
  }

  /**
   * Which documents match, without scoring them.
   *
   * @param capacity one more than the highest slot
   * @returns 1 at the slot of each document that matches
   */
  match(groups: readonly QueryWord[][], conjunction: Conjunction, capacity: number): Uint8Array {
    if (conjunction === 'AND') return this.#matchAll(groups.flat(), capacity);
    const any = new Uint8Array(capacity);
    for (const group of groups) {
      const all = this.#matchAll(group, capacity);
      for (let slot = 0; slot < capacity; slot += 1) if (all[slot] === 1) any[slot] = 1;
    }
    return any;
  }

  /**
   * Scores (BM25+, fields weighted) of the documents that match, by slot.
   *
   * @param found what `match` returned for the same words
   */
  score(groups: readonly QueryWord[][], found: Uint8Array): Float64Array {
    const query: Query = {
      combineWith: 'OR',
      queries: groups.flat().flatMap(({ forms, stems, prefix }) => [
        { queries: [...stems] },
        // The word itself counts for more than another word of its stem.
        {
          queries: [...forms],
          prefix: prefix && forms.every(({ length }) => length >= SHORTEST_SCORED_PREFIX),
        },
      ]),
    };
    const count = found.reduce((sum, isFound) => sum + isFound, 0);
    const scores = new Float64Array(found.length);
    this.#words.search(query, {
      ...AS_IT_IS,
      fields: count > MOST_SCORED_BODIES ? HEAD_FIELDS : [...FIELDS],
      boost: WEIGHTS,
      boostDocument: (slot: number) => found[slot] ?? 0,
      // Taking the scores here and refusing every result spares MiniSearch sorting them.
      filter: ({ id, score }) => {
        scores[id] = score;
        return false;
      },
    });
    return scores;
  }

  /** Each word lifts the documents that have it, and all words before it, by one step. */
  #matchAll(words: readonly QueryWord[], capacity: number): Uint8Array {
    const steps = new Uint32Array(capacity);
    for (const [step, word] of words.entries()) {
      let lifted = false;
      const lift = (slot: number) => {
        if (steps[slot] !== step) return;
        steps[slot] = step + 1;
        lifted = true;
      };
      for (const stem of word.stems) this.#visit(stem, false, lift);
      if (word.prefix) for (const form of word.forms) this.#visit(form, true, lift);
      if (!lifted) return new Uint8Array(capacity);
    }
    const matched = new Uint8Array(capacity);
    for (let slot = 0; slot < capacity; slot += 1) if (steps[slot] === words.length) matched[slot] = 1;
    return matched;
  }

  /**
   * Shows a visitor each document with a word. MiniSearch asks `boostDocument` about each one and drops those it
   * answers with 0 before scoring them and before building a result, which is most of the cost of a common word.
   */
  #visit(form: string, prefix: boolean, visitor: (slot: number) => void): void {
    const boostDocument = (slot: number) => {
      visitor(slot);
      return 0;
    };
    this.#words.search(form, { ...AS_IT_IS, prefix, boostDocument });
  }
}
