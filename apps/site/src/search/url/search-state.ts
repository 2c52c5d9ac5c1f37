import type { FacetName } from '@keelstone/content/facets.model.ts';
import { DEFAULT_SORT, type Sort } from '@keelstone/model/search-contract';

/** Selected values per facet, in the order in which they were chosen. A facet without a selection has no entry. */
type Selections = Readonly<Partial<Record<FacetName, readonly string[]>>>;

/**
 * The canonical state of the search screen. The URL, the GraphQL variables, the `Filtered By` list and the form
 * fields are all derived from it; nothing else stores what the visitor searches for.
 */
export type SearchState = {
  /** Cleaned by `cleanKeyword`. */
  keyword: string;
  selections: Selections;
  sort: Sort;
  /** Counted from 1. */
  page: number;
};

export const EMPTY_STATE: SearchState = { keyword: '', selections: {}, sort: DEFAULT_SORT, page: 1 };

/** Maximum length of a keyword, in UTF-16 code units; the rest is cut off. */
export const KEYWORD_LENGTH = 200;

/** The most values of one facet that can be selected at a time. */
export const SELECTION_LIMIT = 20;

/** The maximum depth of paging, in results; GraphQL accepts the same result window. */
export const RESULT_WINDOW = 10_000;

/**
 * Cleans a keyword for the state: control characters, including null bytes, become spaces, unpaired surrogates
 * are removed, white space at the ends is trimmed, and the text is cut to `KEYWORD_LENGTH`. The characters of
 * S-3 are kept, because the visitor should see what they typed.
 */
export function cleanKeyword(keyword: string): string {
  return keyword
    .slice(0, KEYWORD_LENGTH * 4)
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\p{Surrogate}/gu, '')
    .trim()
    .slice(0, KEYWORD_LENGTH)
    .replace(/\p{Surrogate}/gu, '')
    .trim();
}

/** Changing the keyword resets the page to 1 (S-16). */
export function withKeyword(state: SearchState, keyword: string): SearchState {
  return { ...state, keyword: cleanKeyword(keyword), page: 1 };
}

/** Replaces the selection of one facet and resets the page to 1 (S-16). */
export function withSelection(state: SearchState, facet: FacetName, values: readonly string[]): SearchState {
  const { [facet]: _replaced, ...others } = state.selections;
  const chosen = [...new Set(values)].slice(0, SELECTION_LIMIT);
  const selections = chosen.length > 0 ? { ...others, [facet]: chosen } : others;
  return { ...state, selections, page: 1 };
}

/** Selects a value, or deselects it if it is selected. */
export function toggleValue(state: SearchState, facet: FacetName, value: string): SearchState {
  const selected = selectedValues(state, facet);
  return withSelection(
    state,
    facet,
    selected.includes(value) ? selected.filter((each) => each !== value) : [...selected, value],
  );
}

/** Clears all selections (S-7); the keyword and the sort order are kept. */
export function clearSelections(state: SearchState): SearchState {
  return { ...state, selections: {}, page: 1 };
}

/** Changing the sort order resets the page to 1. */
export function withSort(state: SearchState, sort: Sort): SearchState {
  return { ...state, sort, page: 1 };
}

export function withPage(state: SearchState, page: number): SearchState {
  return { ...state, page };
}

export function selectedValues(state: SearchState, facet: FacetName): readonly string[] {
  return state.selections[facet] ?? [];
}

/** The number of selected values over all facets. */
export function countSelections(state: SearchState): number {
  return Object.values(state.selections).reduce((sum, values) => sum + values.length, 0);
}
