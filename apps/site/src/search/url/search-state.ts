import type { FacetName } from '@keelstone/content/settings/site-settings.model.ts';
import { DEFAULT_SORT, type Sort } from '@keelstone/model/search-contract';

/** Selected values per facet, in the order they were chosen. A facet without a selection has no entry. */
type Selections = Readonly<Partial<Record<FacetName, readonly string[]>>>;

/**
 * The one canonical state of the search screen. The URL, the GraphQL variables, the `Filtered By` list and the form
 * fields are all derived from it; nothing else remembers what the visitor asked for.
 */
export type SearchState = {
  /** Clean: see `cleanKeyword`. */
  keyword: string;
  selections: Selections;
  sort: Sort;
  /** Starts at 1. */
  page: number;
};

export const EMPTY_STATE: SearchState = { keyword: '', selections: {}, sort: DEFAULT_SORT, page: 1 };

/** Longest keyword that is kept, in characters (UTF-16 code units). */
export const KEYWORD_LENGTH = 200;

/** Most values of one facet that can be selected at a time. */
export const SELECTION_LIMIT = 20;

/** How deep paging goes, in results: the result window that GraphQL accepts, too. */
export const RESULT_WINDOW = 10_000;

/**
 * A keyword as the state holds it: control characters (null bytes too) become spaces, unpaired surrogates go, ends are
 * trimmed, and what exceeds `KEYWORD_LENGTH` is cut. The characters of S-3 stay: the visitor sees what they typed.
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

/** Changing the keyword starts at page 1 (S-16). */
export function withKeyword(state: SearchState, keyword: string): SearchState {
  return { ...state, keyword: cleanKeyword(keyword), page: 1 };
}

/** Replaces the selection of one facet and starts at page 1 (S-16). */
export function withSelection(state: SearchState, facet: FacetName, values: readonly string[]): SearchState {
  const { [facet]: _replaced, ...others } = state.selections;
  const chosen = [...new Set(values)].slice(0, SELECTION_LIMIT);
  const selections = chosen.length > 0 ? { ...others, [facet]: chosen } : others;
  return { ...state, selections, page: 1 };
}

/** Selects a value that is not selected, and the other way round. */
export function toggleValue(state: SearchState, facet: FacetName, value: string): SearchState {
  const selected = selectedValues(state, facet);
  return withSelection(
    state,
    facet,
    selected.includes(value) ? selected.filter((each) => each !== value) : [...selected, value],
  );
}

/** Empties all selections (S-7); the keyword and the sort stay. */
export function clearSelections(state: SearchState): SearchState {
  return { ...state, selections: {}, page: 1 };
}

/** Another order is another first page. */
export function withSort(state: SearchState, sort: Sort): SearchState {
  return { ...state, sort, page: 1 };
}

export function withPage(state: SearchState, page: number): SearchState {
  return { ...state, page };
}

export function selectedValues(state: SearchState, facet: FacetName): readonly string[] {
  return state.selections[facet] ?? [];
}

/** How many values are selected over all facets. */
export function countSelections(state: SearchState): number {
  return Object.values(state.selections).reduce((sum, values) => sum + values.length, 0);
}
