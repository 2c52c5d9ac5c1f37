import type { SearchSettings } from '@keelstone/content/settings/page-settings.model.ts';
import type { Language } from '@keelstone/model/language';
import type { CardNode, SearchResponse } from '../query/search-response.ts';
import type { KnownValues } from '../url/known-values.ts';
import type { SearchState } from '../url/search-state.ts';
import { orderFacetValues } from './filters/facet-order.ts';

/** An error of a search. */
export type SearchError = {
  /** The message of E-5, in English. */
  message: string;
  /** The kinds that visitors can do something about: no network, or more searches than the server accepts (429). */
  kind: 'network' | 'tooMany' | 'other';
};

/** What the search screen shows. The server creates the first view, the store all others. */
export type SearchView = {
  /** What the visitor is searching for now. */
  state: SearchState;
  /** What `response` responds to; behind `state` while a search is under way. */
  shownState: SearchState;
  response: SearchResponse;
  /** Null until the details of the listed ids arrive (S-11). */
  cards: readonly CardNode[] | null;
  phase: 'ready' | 'searching' | 'failed';
  error: SearchError | null;
  /** How many searches have been completed since the page was loaded; 0 is the server's. */
  version: number;
  /** Where to scroll when this view is rendered: set when going back or forward. */
  scroll: number | null;
};

/** The nodes whose cards are shown for a result: its documents, and the recommended ones above them. */
export function shownNids({ documents, recommended }: SearchResponse): string[] {
  return [...new Set([...documents, ...recommended].map(({ nid }) => nid))];
}

/** A search result with facet values in display order (S-18). */
export function orderFacets(
  response: SearchResponse,
  settings: SearchSettings,
  language: Language,
): SearchResponse {
  return {
    ...response,
    facets: response.facets.map(({ name, values }) => {
      const facet = settings.facets.find((each) => each.name === name);
      return { name, values: facet ? orderFacetValues(facet, values, language) : values };
    }),
  };
}

/** All existing values: every search result lists them, including those without matches (S-17). */
export function knownValuesOf(response: SearchResponse): KnownValues {
  return Object.fromEntries(
    response.facets.map(({ name, values }) => [name, values.map((value) => value.name)]),
  );
}

/** The keyword of the shown results; empty if nothing was found, or there is none. */
export function foundKeyword({ phase, state, response }: SearchView): string {
  const isFound = response.result_count > 0 || response.recommended.length > 0;
  return phase === 'ready' && isFound ? state.keyword : '';
}
