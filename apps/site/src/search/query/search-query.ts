import type { FacetName } from '@keelstone/content/settings/site-settings.model.ts';

/** One search as it travels: the arguments of GraphQL's `search`, and what the server's own pages ask for. */
export type SearchQuery = {
  range?: { offset?: number | null; limit?: number | null } | null;
  /** None means by relevance. */
  sort?: readonly SearchSort[] | null;
  conditions?: readonly SearchCondition[] | null;
  fulltext?: { keys: readonly string[]; conjunction?: 'AND' | 'OR' | null } | null;
  facets?: readonly SearchFacet[] | null;
};

/** `direction` is descending unless said otherwise. */
export type SearchSort = { field: 'created' | 'relevance'; direction?: 'ASC' | 'DESC' | null };

/** `operator` is one of `=`, `<>`, `IN`, `NOT IN`; `name` a facet or `status`. */
export type SearchCondition = { name: string; operator?: string | null; value: readonly string[] };

export type SearchFacet = {
  name: string;
  limit?: number | null;
  min_count?: number | null;
  missing?: boolean | null;
  operator?: 'AND' | 'OR' | null;
};

export type FacetValueCount = { name: string; count: number };
export type FacetCounts = { name: FacetName; values: FacetValueCount[] };

/** Offsets for `text.slice(start, end)`. */
export type TextRange = { start: number; end: number };

/** What shows that a node was found: words of its title, and a part of its text with words of that part. */
export type Highlight = { title: TextRange[]; excerpt: string; excerptRanges: TextRange[] };

export type FoundDocument = {
  nid: string;
  /** Null without a keyword. */
  highlight: Highlight | null;
};

/** What stands above the results of a keyword. `pinned`: an editor recommends it. */
export type Recommendation = { nid: string; pinned: boolean };

/** The answer, in the field names of GraphQL. */
export type SearchAnswer = {
  result_count: number;
  documents: FoundDocument[];
  /** With the first page only; not counted, and among the documents as well where it is one of them (S-29). */
  recommended: Recommendation[];
  facets: FacetCounts[];
  /** Words that nothing holds, and what was looked for instead. */
  corrections: { typed: string; used: string }[];
  /** When nothing is found: a keyword that finds something. */
  didYouMean: string | null;
};
