import type { TextMatcher } from './query/text-matcher.ts';
import type { SearchRules } from './search-rules.ts';

/** What one node puts into the index of its language. Text is plain, already free of markup. */
export type SearchDocument = {
  nid: number;
  title: string;
  /** Labels of the node's terms, joined by spaces. */
  terms: string;
  excerpt: string;
  body: string;
  /** Unix seconds; what `recent` sorts by. */
  created: number;
  url: string;
  /** Values per facet name, such as `{ industries: ['Banking'], date: ['2026'] }`. */
  facets: Readonly<Record<string, readonly string[]>>;
};

/** A filter on a facet's values. `=` and `IN` ask for any of `value`, `<>` and `NOT IN` for none of it. */
export type Condition = {
  name: string;
  operator: '=' | '<>' | 'IN' | 'NOT IN';
  value: readonly string[];
};

export type FacetRequest = {
  name: string;
  /** At most so many values; 0 means all. */
  limit: number;
  /** Only values with at least this count; 0 keeps the values with no match (S-17). */
  minCount: number;
  /** Also count documents that have no value, under the name `''`. */
  missing: boolean;
  /** `AND` counts over the result set; `OR` ignores the conditions on the facet itself (S-25). */
  operator: 'AND' | 'OR';
};

export type SearchRequest = {
  /** Full-text keys, already cleaned (S-3). None means every document. */
  keys: readonly string[];
  conjunction: 'AND' | 'OR';
  conditions: readonly Condition[];
  /** The first entry decides; ties fall to `created` descending, then `nid` descending. */
  sort: readonly { field: 'created' | 'relevance'; direction: 'ASC' | 'DESC' }[];
  offset: number;
  limit: number;
  facets: readonly FacetRequest[];
};

export type FacetValue = { name: string; count: number };

export type SearchResult = {
  /** How many documents match, whatever the range. Exact. */
  total: number;
  nids: number[];
  /** In the order asked for; values by descending count, then by name. */
  facets: { name: string; values: FacetValue[] }[];
  /**
   * What editors pinned for these keys and that meets the conditions, in their order, whatever range is asked for. It
   * changes neither `nids` nor `total`: who is pinned and matches stands there, too.
   */
  pinned: number[];
  /** Words that no document has, and what was looked for instead. None while the words as typed find anything. */
  corrections: Correction[];
};

export type Correction = { typed: string; used: string };

/** Offsets for `text.slice(start, end)`. */
export type TextMatch = { start: number; end: number };

export type Suggestion = { title: string; url: string };

/** The port. What stands behind it may change; the brute-force oracle follows the port. */
export interface SearchIndex {
  readonly size: number;
  /** Adds a document, or replaces the one with its nid. */
  add(document: SearchDocument): void;
  /** Removes a document; one that is not there is no error. */
  remove(nid: number): void;
  search(request: SearchRequest): SearchResult;
  /** What the visitors of this index get beside the words of documents: replaces what was set before. */
  setRules(rules: SearchRules): void;
  /**
   * For a request that finds nothing: other keys, one word of them spelt a little differently, that do find something.
   *
   * @returns null when there are none
   */
  suggestSpelling(request: SearchRequest): string[] | null;
  /** Finds in texts what a request asks for: to mark it, and to choose what to show of a document. */
  matcherOf(request: Pick<SearchRequest, 'keys' | 'conjunction'>): TextMatcher;
  /** Titles that contain `text`, ignoring case (S-5): title prefix first, then word start, then inside; newest first. */
  suggest(text: string, limit: number, conditions?: readonly Condition[]): Suggestion[];
  /** The newest titles, for clients that filter for themselves. */
  newest(limit: number, conditions?: readonly Condition[]): Suggestion[];
  /** All values of a facet that any document has, sorted by code unit. */
  facetValues(name: string): string[];
}
