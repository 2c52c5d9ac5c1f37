import type { ReadText } from './query/read-text.ts';
import type { SearchRules } from './search-rules.ts';

/** What one node contributes to the index of its language. Texts are plain, without markup. */
export type SearchDocument = {
  nid: number;
  title: string;
  /** Words for search that no visitor sees: what else people call the subject of the page. Empty by default. */
  alsoFoundBy?: string;
  /** Labels of the node's vocabulary terms, joined by spaces. */
  terms: string;
  excerpt: string;
  body: string;
  /** Unix seconds; the sort key of `recent`. */
  created: number;
  url: string;
  /** Values per facet name, such as `{ industries: ['Banking'], date: ['2026'] }`. */
  facets: Readonly<Record<string, readonly string[]>>;
};

/**
 * A filter on a facet's values. `=` and `IN` accept documents with any of the values, `<>` and `NOT IN` those
 * with none of them.
 */
export type Condition = {
  name: string;
  operator: '=' | '<>' | 'IN' | 'NOT IN';
  value: readonly string[];
};

export type FacetRequest = {
  name: string;
  /** The most values to return; 0 means all. */
  limit: number;
  /** Returns only values with at least this count; 0 includes values that no result has (S-17). */
  minCount: number;
  /** Also count documents that have no value, under the name `''`. */
  missing: boolean;
  /** `AND` counts over the result set; `OR` ignores the conditions on this facet itself (S-25). */
  operator: 'AND' | 'OR';
};

export type SearchRequest = {
  /** Full-text keys, already cleaned (S-3). An empty list matches every document. */
  keys: readonly string[];
  conjunction: 'AND' | 'OR';
  /**
   * With `AND`: if no document has all words, take those without the words of a question; and if there are few or
   * none, also those that come close. By default, only documents with all words are results.
   */
  fallback?: boolean;
  conditions: readonly Condition[];
  /** Only the first entry is used; ties are broken by `created` descending, then `nid` descending. */
  sort: readonly { field: 'created' | 'relevance'; direction: 'ASC' | 'DESC' }[];
  offset: number;
  limit: number;
  /** How many of the results that match best to name beside the range, if they stand out. None by default. */
  best?: number;
  facets: readonly FacetRequest[];
};

/** The part of a request that is about words. */
export type SearchedWords = Pick<SearchRequest, 'keys' | 'conjunction' | 'fallback'>;

export type FacetValue = { name: string; count: number };

export type SearchResult = {
  /** How many documents match, regardless of the range. Exact. */
  total: number;
  nids: number[];
  /** In the order of the request; values by descending count, then by name. */
  facets: { name: string; values: FacetValue[] }[];
  /**
   * The documents that editors pinned for these keys and that meet the conditions, in the editors' order,
   * regardless of the range. They affect neither `nids` nor `total`: a pinned document that matches is also
   * listed there.
   */
  pinned: number[];
  /**
   * The results that match best, best first, if they stand out (`best-matches.ts`), regardless of order and range.
   * None without keys, or if a great many documents match.
   */
  best: number[];
  /** Words that no document has, and what was searched for instead. Empty if the words as typed match anything. */
  corrections: Correction[];
  fallback: Fallback;
};

/** How far a search had to give way to find anything. */
export type Fallback = {
  /**
   * `none`: the results have all words. `question_words`: all but words that only ask. `all_and_close`: few have all
   * words, or all but those that only ask; the others come close. `majority`: none has all words, and all come close.
   */
  step: 'none' | 'question_words' | 'all_and_close' | 'majority';
  /** Words, as typed, that none of the matching documents has to have: those of the question, and unknown ones. */
  dropped: string[];
};

export type Correction = { typed: string; used: string };

/** Offsets for `text.slice(start, end)`. */
export type TextMatch = { start: number; end: number };

/**
 * The part of a text that best shows why it was found. Offsets refer to the text; all `matches` lie within the
 * window.
 */
export type ExcerptWindow = { start: number; end: number; matches: TextMatch[]; concepts: number };

/** Finds in texts what a request searches for. Use it immediately: the index may change. */
export interface TextMatcher {
  /** How many concepts the search has. */
  readonly size: number;
  /** Where a text has a word of the search, or a synonym: offsets for `text.slice`, in order. */
  find(text: string | ReadText): TextMatch[];
  /**
   * The part of a text that shows most of the search.
   *
   * @param length in code units
   * @returns null if the text matches nothing
   */
  excerpt(text: string | ReadText, length: number): ExcerptWindow | null;
}

/** Measures how much of a request texts contain. Use it immediately: the index may change. */
export interface TextCoverage {
  /**
   * The share of what the request asks for that the text contains, each word weighted by how rare it is among the
   * documents, and a synonym by its rule: from 0, nothing, to 1, everything.
   */
  of(text: string): number;
}

export type Suggestion = { title: string; url: string };

/** The port. Implementations may change; the brute-force oracle in `testing/` implements it, too. */
export interface SearchIndex {
  readonly size: number;
  /** Adds a document, or replaces the one with the same nid. */
  add(document: SearchDocument): void;
  /** Removes a document, if it is in the index. */
  remove(nid: number): void;
  search(request: SearchRequest): SearchResult;
  /** Replaces the rules: synonyms, pinned results and what visitors chose. */
  setRules(rules: SearchRules): void;
  /**
   * For a request of which no document has all words: returns other keys of which some document has all, with one
   * word spelt slightly differently.
   *
   * @returns null if there are none
   */
  suggestSpelling(request: SearchRequest): string[] | null;
  /**
   * Returns a matcher that finds what the request searches for in any text, to highlight it and to choose an
   * excerpt.
   */
  matcherOf(request: SearchedWords): TextMatcher;
  /** Returns what measures how much of a request any text contains, apart from words that only ask. */
  coverageOf(request: SearchedWords): TextCoverage;
  /**
   * Titles that contain `text`, ignoring case (S-5): matches at the start of the title first, then at the start
   * of a word, then inside a word; newest first within each group.
   *
   * @param limit maximum number of titles
   * @param conditions all of which a document must meet
   */
  suggest(text: string, limit: number, conditions?: readonly Condition[]): Suggestion[];
  /**
   * The newest titles, for clients that filter them themselves.
   *
   * @param limit maximum number of titles
   * @param conditions all of which a document must meet
   */
  newest(limit: number, conditions?: readonly Condition[]): Suggestion[];
  /** All values of a facet that at least one document has, sorted by code unit. */
  facetValues(name: string): string[];
}
